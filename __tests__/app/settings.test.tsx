import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';
import { ok } from '@/base';
import { type AllRecordsImportOutcome, makeTableRegistry, type TableRegistry } from '@/state';
import { type OpenedLog, openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import { settingsScreensWordsFor } from '@/words/settingsScreens';
import { Text } from '../../app/components';
import { deviceSettingsOf } from '../../app/hooks';
import { useTablePreferences } from '../../app/hooks/useTablePreferences';
import { RegistryOpenerProvider, RegistryProvider } from '../../app/registry';
import { LicencesScreen, SettingsScreen } from '../../app/screens/Settings';
import { makeImportReport } from '../../app/screens/Settings/makeImportReport';
import { ThemeProvider, usePalette } from '../../app/theme';
import { parseThemeAndTextSize, textScaleOnTopOfSystem } from '../../app/theme/themeAndTextSize';
import { choosePalette } from '../../app/theme/palettes';
import { inWindow } from './inWindow';
import { headerOf, row } from './tableListKit';

// React Native's own window for tests has a system that already enlarges everything to twice its size.
beforeAll(() => Dimensions.set({ window: { width: 360, height: 740, scale: 1, fontScale: 1 } }));

const say = settingsScreensWordsFor('en');
const stamps = { now: () => '2026-11-18T12:00:00.000Z', id: () => 'table', device: 'test' };

async function memoryLog(): Promise<OpenedLog> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  return opened.value;
}

const onHelpCard = jest.fn();
const Shown = () => <Text testID="shown">{usePalette().paper}</Text>;
async function open(log: OpenedLog): Promise<TableRegistry> {
  const settings = await log.log.readSettings();
  const registry = makeTableRegistry(log, stamps, settings.ok ? settings.value : {});
  await registry.ready;
  render(
    inWindow(
      <ThemeProvider>
        <RegistryOpenerProvider open={() => Promise.resolve(ok(registry))}>
          <RegistryProvider>
            <Shown />
            <Text testID="fixed" maxFontSizeMultiplier={1.2} style={{ fontSize: 20, lineHeight: 30 }} />
            <SettingsScreen onDeviceCheck={jest.fn()} onHelpCard={onHelpCard} onLicences={jest.fn()} />
          </RegistryProvider>
        </RegistryOpenerProvider>
      </ThemeProvider>,
    ),
  );
  await act(async () => undefined);
  return registry;
}

const press = async (testID: string): Promise<void> => {
  fireEvent.press(screen.getByTestId(testID));
  await act(async () => undefined);
};
const letterOf = (testID: string): unknown => StyleSheet.flatten(screen.getByTestId(testID).props.style).fontSize;

describe('settings', () => {
  test('a theme holds at once, and after a restart', async () => {
    const log = await memoryLog();
    await open(log);
    for (const [theme, palette] of [
      ['dark', choosePalette(true, false)],
      ['contrast', choosePalette(false, true)],
      ['light', choosePalette(false, false)],
      ['dark', choosePalette(true, false)],
    ] as const) {
      await press(`theme-${theme}`);
      expect(screen.getByTestId('shown')).toHaveTextContent(palette.paper);
      expect(screen.getByTestId(`theme-${theme}`)).toBeChecked();
    }
    screen.unmount();
    await open(log);
    expect(screen.getByTestId('shown')).toHaveTextContent(choosePalette(true, false).paper);
    await press('theme-system');
    expect(screen.getByTestId('shown')).toHaveTextContent(choosePalette(false, false).paper);
  });

  test('a text size enlarges letters and lines at once', async () => {
    await open(await memoryLog());
    const before = letterOf('trademark') as number;
    const typed = letterOf('device-name') as number;
    await press('text-size-150');
    expect(letterOf('trademark')).toBe(before * 1.5);
    expect(letterOf('device-name')).toBe(typed * 1.5);
    expect(StyleSheet.flatten(screen.getByTestId('fixed').props.style)).toMatchObject({ fontSize: 24, lineHeight: 36 });
    expect(screen.getByTestId('fixed').props.maxFontSizeMultiplier).toBe(1);
    await press('text-size-100');
    expect(letterOf('trademark')).toBe(before);
  });

  test('switches write what the table reads', async () => {
    const log = await memoryLog();
    const registry = await open(log);
    for (const name of ['opposite', 'left-handed', 'bounce-600', 'haptics', 'hints']) await press(name);
    expect(deviceSettingsOf(registry.store.getState().settings)).toEqual({
      isOpposite: true,
      isLeftHanded: true,
      bounce: 600,
      hasHaptics: false,
      hasSounds: false,
      hasHints: false,
      deviceName: '',
    });
    await act(async () => registry.set('hints-seen', 'pile stock'));
    expect(screen.getByTestId('hints-again')).toBeDisabled();
    await press('hints');
    await press('hints-again');
    expect(registry.setting('hints-seen')).toBe('');
    fireEvent.changeText(screen.getByTestId('device-name'), 'Tent 2');
    await act(async () => undefined);
    const stored = await log.log.readSettings();
    expect(stored).toMatchObject({ value: { 'device-name': 'Tent 2', hints: 'on', 'table.bounce': '600' } });
  });

  test('the card to print is one tap away', async () => {
    await open(await memoryLog());
    await press('help-card');
    expect(onHelpCard).toHaveBeenCalledTimes(1);
  });

  test('a table that is open hears of a change made elsewhere', async () => {
    const registry = makeTableRegistry(await memoryLog(), stamps, {});
    render(<PreferencesOf registry={registry} />);
    expect(screen.getByTestId('preferences')).toHaveTextContent(/"bounce":120/);
    await act(async () => registry.set('table.bounce', '300'));
    expect(screen.getByTestId('preferences')).toHaveTextContent(/"bounce":300/);
  });

  test('says whose trademark Skip-Bo is, and which version this is', async () => {
    await open(await memoryLog());
    expect(screen.getByTestId('trademark')).toHaveTextContent(/trademark of Mattel.*not made/);
    expect(screen.getByTestId('version')).toHaveTextContent(/\d+\.\d+\.\d+/);
    expect(screen.getByTestId('storage-persisted')).toHaveTextContent(say.storage.memory);
  });

  test('lists the packages and their licenses', () => {
    render(inWindow(<LicencesScreen onBack={jest.fn()} />));
    expect(screen.getByRole('heading', { name: /^MIT: \d+ packages$/ })).toBeOnTheScreen();
    expect(screen.getByText(/\breact-native-web \d/)).toBeOnTheScreen();
  });
});

const PreferencesOf = ({ registry }: { readonly registry: TableRegistry }) => {
  const { bounce } = useTablePreferences(registry);
  return <Text testID="preferences">{JSON.stringify({ bounce })}</Text>;
};

describe('appearance', () => {
  test.each([
    [{}, { theme: 'system', textSize: 100 }],
    [
      { theme: 'dark', 'text-size': '175' },
      { theme: 'dark', textSize: 175 },
    ],
    [
      { theme: 'pink', 'text-size': '1000' },
      { theme: 'system', textSize: 100 },
    ],
    [
      { theme: 7, 'text-size': null },
      { theme: 'system', textSize: 100 },
    ],
  ])('%j is read as %j', (stored, appearance) => {
    expect(parseThemeAndTextSize(stored)).toEqual(appearance);
  });

  test.each([
    [100, 1, 1],
    [200, 1, 2],
    [150, 1.2, 1.5],
    [200, 1.6, 1.25],
    [200, 3, 1],
  ] as const)('%d %% beside a system that enlarges by %d enlarges by %d', (size, system, scale) => {
    expect(textScaleOnTopOfSystem(size, system)).toBeCloseTo(scale);
  });
});

describe('what was in a file', () => {
  const found: AllRecordsImportOutcome = {
    arrived: [
      { id: 'a', how: 'new' },
      { id: 'b', how: 'already-here' },
    ],
    refused: [{ line: 9, refusal: null, failure: { why: 'seal-differs' } }],
    cut: null,
    settings: {
      made: '2026-11-18T11:00:00.000Z',
      device: 'other',
      settings: { theme: 'dark', 'text-size': '7', 'table.bounce': '300', 'device-name': 'Tent 2', secret: 'x' },
    },
  };
  const here = { rows: [], settings: { 'table.bounce': '300' } };
  const report = makeImportReport(found, here, say, wordsFor('en'));

  test('is named group by group', () => {
    expect(report.kind).toBe('warning');
    expect(report.groups.map(({ testID, lines }) => [testID, lines.length])).toEqual([
      ['imported-new', 1],
      ['imported-already-here', 1],
      ['imported-refused', 1],
    ]);
    expect(report.groups[2]?.lines[0]).toMatch(/^Line 9: /);
  });

  test('a table that came without a seal is marked here too, unless it was here already', () => {
    const rows = ['a', 'b'].map((id, at) =>
      row(id, { header: headerOf({ id, table: at + 1 }), provenance: 'not-sealed' }),
    );
    const words = wordsFor('en');
    const marked = makeImportReport({ ...found, refused: [] }, { ...here, rows }, say, words);
    expect(marked.kind).toBe('warning');
    expect(marked.groups.find(({ testID }) => testID === 'imported-not-sealed')).toEqual({
      testID: 'imported-not-sealed',
      title: words.provenance['not-sealed'],
      lines: [words.setUp.tables.table(1)],
    });
  });

  test('a file that breaks off says after which entry, and offers what is whole of it', () => {
    const { tableList } = wordsFor('en');
    const cutAfter = (cut: AllRecordsImportOutcome['cut']) =>
      makeImportReport({ ...found, cut }, here, say, wordsFor('en'));
    const broken = cutAfter({ line: 59, table: 'c', after: 57 });
    expect(broken).toMatchObject({ kind: 'warning', mayTakeCut: true });
    expect(broken.groups.at(-1)).toEqual({
      testID: 'imported-cut',
      title: tableList.cut.after(57),
      lines: [tableList.cut.offer],
    });
    // nothing is whole of a file that breaks off in its first line, so nothing is offered
    const nothing = cutAfter({ line: 1, table: null, after: null });
    expect(nothing.mayTakeCut).toBe(false);
    expect(nothing.groups.at(-1)).toMatchObject({ title: tableList.cut.nothing, lines: [] });
    expect(report.mayTakeCut).toBe(false);
  });

  test('rulings are named apart from the tables', () => {
    const rulings = [
      { id: 'r', how: 'new', rulings: 3 },
      { id: 's', how: 'already-here', rulings: 1 },
    ] as const;
    const { groups } = makeImportReport({ ...found, refused: [], arrived: rulings }, here, say, wordsFor('en'));
    expect(groups).toEqual([
      {
        testID: 'imported-rulings',
        title: say.imported.rulings.title,
        lines: ['New here: 3 rulings', 'Already here, unchanged: 1 ruling'],
      },
    ]);
  });

  test('only settings that differ, are valid and can be named are shown; nothing else can be applied', () => {
    expect(report.settings?.shown).toEqual([{ key: 'theme', value: 'dark', line: 'Colors: Dark' }]);
    expect(report.settings?.title).toContain('Tent 2');
  });

  test.each([
    [null, null],
    ['unreadable' as const, say.imported.unreadable],
    [{ made: '', device: '', settings: { 'table.bounce': '300' } }, say.imported.same],
  ])('settings %j leave the note %j', (settings, note) => {
    expect(makeImportReport({ ...found, settings }, here, say, wordsFor('en'))).toMatchObject({ settings: null, note });
  });
});
