import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { ok } from '@/base';
import { makeTableRegistry, type TableRegistry } from '@/state';
import { openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import { LanguageProvider, useWords } from '../../app/hooks';
import { RegistryOpenerProvider, RegistryGate } from '../../app/registry';
import { inWindow } from './inWindow';

const stamps = { now: () => '2026-11-16T12:00:00.000Z', id: () => 'table', device: 'test' };
const Said = () => <Text testID="said">{useWords().screens.tabs.tables}</Text>;

async function registryWith(settings: Readonly<Record<string, string>>): Promise<TableRegistry> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  return makeTableRegistry(opened.value, stamps, settings);
}

test.each([{}, { language: 'en' }, { language: 'en-GB' }, { language: 'klingon' }])(
  'with the settings %j the app speaks English, and a setting made later is heard',
  async (settings) => {
    const registry = await registryWith(settings);
    render(
      inWindow(
        <LanguageProvider>
          <RegistryOpenerProvider open={() => Promise.resolve(ok(registry))}>
            <RegistryGate>
              <Said />
            </RegistryGate>
          </RegistryOpenerProvider>
        </LanguageProvider>,
      ),
    );
    await act(async () => undefined);
    expect(screen.getByTestId('said')).toHaveTextContent(wordsFor('en').screens.tabs.tables);
    await act(async () => void (await registry.set('language', 'nonsense')));
    expect(screen.getByTestId('said')).toHaveTextContent(wordsFor('en').screens.tabs.tables);
    expect(registry.setting('language')).toBe('nonsense');
  },
);

test('without a provider the words are those of the default language', () => {
  render(<Said />);
  expect(screen.getByTestId('said')).toHaveTextContent(wordsFor('en').screens.tabs.tables);
});
