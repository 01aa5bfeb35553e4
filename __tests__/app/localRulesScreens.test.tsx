import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { type ReactElement } from 'react';
import { Dimensions } from 'react-native';
import { fail, ok } from '@/base';
import { rulesetById, type RulesetJson } from '@/rulesets';
import { makeTableRegistry, selectLocalRules, type TableRegistry } from '@/state';
import { type Log, openMemoryLog } from '@/storage';
import { localRulesWordsFor } from '@/words/localRulesPage';
import { pickFileText, saveFile } from '../../app/device/files';
import { RegistryGate, RegistryOpenerProvider } from '../../app/registry';
import { EditLocalRulesScreen, LocalRulesScreen } from '../../app/screens/LocalRules';
import { NewTableScreen } from '../../app/screens/NewTable';
import { inWindow } from './inWindow';

/** The screens for local rules, and a new table, wired to a real registry over a log in memory. */
jest.mock('../../app/device/files', () => ({ pickFileText: jest.fn(), saveFile: jest.fn() }));
jest.setTimeout(60_000);
beforeAll(() => Dimensions.set({ window: { width: 360, height: 740, scale: 1, fontScale: 1 } }));

const page = localRulesWordsFor('en');
const six = rulesetById('six-player-partners');
const QUIET: RulesetJson = {
  id: 'local-quiet-1',
  name: 'Quiet table',
  parent: 'texas-good-sam',
  settings: { stock: { value: [{ upTo: 99, cards: 9 }], basis: 'default', clauses: ['TX.STOCK.1'] } },
};

async function openRegistry(through: (log: Log) => Log = (log) => log): Promise<TableRegistry> {
  let ids = 0;
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  const stamps = { now: () => '2031-05-01T14:05:00.000Z', id: () => `t${(ids += 1)}`, device: 'test' };
  const registry = makeTableRegistry({ ...opened.value, log: through(opened.value.log) }, stamps, {});
  await registry.ready;
  return registry;
}
async function show(registry: TableRegistry, view: ReactElement): Promise<void> {
  render(
    inWindow(
      <RegistryOpenerProvider open={() => Promise.resolve(ok(registry))}>
        <RegistryGate>{view}</RegistryGate>
      </RegistryOpenerProvider>,
    ),
  );
  await act(async () => undefined);
}
const press = async (testID: string): Promise<void> => {
  fireEvent.press(screen.getByTestId(testID));
  await act(async () => undefined);
};
const kept = (registry: TableRegistry) => selectLocalRules(registry.store.getState().settings);

describe('the screens', () => {
  const list = (more: Partial<Parameters<typeof LocalRulesScreen>[0]> = {}) => (
    <LocalRulesScreen openedFrom="rulings" onEdit={jest.fn()} onBack={jest.fn()} {...more} />
  );

  test('rules are made, saved after COMMIT, and wait in the making if the screen is left', async () => {
    const registry = await openRegistry();
    const onSaved = jest.fn();
    const edit = <EditLocalRulesScreen id={null} openedFrom="rulings" onSaved={onSaved} onBack={jest.fn()} />;
    await show(registry, edit);
    expect(screen.getByTestId('rules-save')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('rules-name'), 'Maple Grove');
    await press('base-six-player-partners');
    await press('fold-silence');
    await press('house-penalty-bottom');
    expect(screen.getByTestId('rules-summary')).toHaveTextContent('4 changes, 3 irregularities now cost a penalty');
    screen.unmount();
    await show(registry, edit);
    expect(screen.getByTestId('rules-name').props.value).toBe('Maple Grove');
    await press('part-changes');
    expect(screen.getByTestId('differences-group-penalty')).toHaveTextContent(/Partner gave advice/);
    await press('rules-save');
    expect(kept(registry).map(({ ruleset }) => [ruleset.name, ruleset.basedOn])).toEqual([
      ['Maple Grove', 'six-player-partners'],
    ]);
    expect(onSaved).toHaveBeenCalledWith(kept(registry)[0]?.ruleset.id);
    screen.unmount();
    await show(registry, edit);
    expect(screen.getByTestId('rules-name').props.value).toBe('');
  });

  test('they are not called saved where the disk did not take them', async () => {
    const registry = await openRegistry((log) => ({
      ...log,
      writeSetting: async (key, value) =>
        key.startsWith('localRules:') ? fail({ why: 'unknown', error: 'full' }) : log.writeSetting(key, value),
    }));
    const onSaved = jest.fn();
    await show(registry, <EditLocalRulesScreen id={null} openedFrom="rulings" onSaved={onSaved} onBack={jest.fn()} />);
    fireEvent.changeText(screen.getByTestId('rules-name'), 'Maple Grove');
    await press('rules-save');
    expect(screen.getByText(page.edit.notSaved)).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('rules that are gone, or cannot be changed here, are said to be so', async () => {
    await show(
      await openRegistry(),
      <EditLocalRulesScreen id="local-gone" openedFrom="rulings" onSaved={jest.fn()} onBack={jest.fn()} />,
    );
    expect(screen.getByTestId('rules-gone')).toHaveTextContent(page.edit.gone);
    const registry = await openRegistry();
    await registry.saveLocalRules({ ...(JSON.parse(JSON.stringify(six)) as object), id: 'whole', name: 'Whole' });
    screen.unmount();
    await show(
      registry,
      <EditLocalRulesScreen id="whole" openedFrom="rulings" onSaved={jest.fn()} onBack={jest.fn()} />,
    );
    expect(screen.getByTestId('rules-whole')).toHaveTextContent(page.edit.wholeHelp);
  });

  test('the list shares, asks before it deletes, and takes nothing in unseen', async () => {
    const registry = await openRegistry();
    await registry.saveLocalRules(QUIET);
    await show(registry, list());
    expect(screen.getByTestId('rules-local-quiet-1')).toHaveTextContent(/Over Texas Good Sam · 1 change/);
    jest.mocked(saveFile).mockResolvedValue(true);
    await press('rules-share-local-quiet-1');
    expect(saveFile).toHaveBeenCalledWith(
      'local-rules-quiet-table.json',
      expect.stringContaining('"tablesideRules": 1'),
      'application/json',
    );
    await press('rules-delete-local-quiet-1');
    await press('rules-delete-no');
    expect(kept(registry)).toHaveLength(1);
    await press('rules-delete-local-quiet-1');
    await press('rules-delete-yes');
    expect(screen.getByTestId('no-rules')).toBeTruthy();

    jest.mocked(pickFileText).mockResolvedValue(JSON.stringify({ tablesideRules: 1, ...QUIET }));
    await press('rules-import');
    expect(screen.getByTestId('imported-differences')).toHaveTextContent(/Stock: 9 cards/);
    expect(kept(registry)).toEqual([]);
    await press('rules-reject');
    expect(kept(registry)).toEqual([]);
    await press('rules-import');
    await press('rules-accept');
    expect(kept(registry)).toMatchObject([{ rules: QUIET }]);

    jest.mocked(pickFileText).mockRejectedValue(new Error('gone'));
    await press('rules-import');
    expect(screen.getByTestId('rules-refused')).toHaveTextContent(page.faults.notOpened, { exact: false });
    await press('rules-reject');
    jest.mocked(pickFileText).mockResolvedValue(null);
    await press('rules-import');
    expect(screen.queryByTestId('rules-refused')).toBeNull();
  });

  test('whole rules can be used and shared, and not changed', async () => {
    const registry = await openRegistry();
    await registry.saveLocalRules({ ...(JSON.parse(JSON.stringify(six)) as object), id: 'whole', name: 'Whole' });
    const onUse = jest.fn();
    await show(registry, list({ onUse, openedFrom: 'new-table' }));
    expect(screen.getByTestId('rules-whole')).toHaveTextContent(new RegExp(page.list.whole));
    expect(screen.queryByTestId('rules-open-whole')).toBeNull();
    await press('rules-use-whole');
    expect(onUse).toHaveBeenCalledWith('whole');
  });
});

describe('a new table', () => {
  const newTable = (onOpened: (id: string) => void, chosen?: string) => (
    <NewTableScreen chosen={chosen} onOpened={onOpened} onLocalRules={jest.fn()} onBack={jest.fn()} />
  );

  test('offers local rules, marked as local, and its record carries them', async () => {
    const registry = await openRegistry();
    await registry.saveLocalRules(QUIET);
    const onOpened = jest.fn();
    await show(registry, newTable(onOpened));
    expect(screen.getByTestId('ruleset-local-quiet-1')).toHaveTextContent(/Local rules over Texas Good Sam/);
    await press('ruleset-local-quiet-1');
    expect(screen.getByTestId('summary')).toHaveTextContent('Quiet table, 4 players');
    await press('deal');
    const table = await registry.open(onOpened.mock.calls[0]?.[0] as string);
    expect(table.ok && table.value.store.getState().game.header).toMatchObject({
      ruleset: 'local-quiet-1',
      rules: QUIET,
    });
  });

  test('takes over what was chosen elsewhere, and the same people with their rules, kept here or not', async () => {
    const registry = await openRegistry();
    await registry.saveLocalRules(QUIET);
    const onOpened = jest.fn();
    await show(registry, newTable(onOpened, 'local-quiet-1'));
    expect(screen.getByTestId('ruleset-local-quiet-1')).toBeChecked();
    fireEvent.changeText(screen.getByTestId('seat-name-0'), 'Ana');
    await press('deal');
    screen.unmount();
    await registry.deleteLocalRules('local-quiet-1');
    await show(registry, newTable(onOpened));
    expect(screen.queryByTestId('ruleset-local-quiet-1')).toBeNull();
    await press('same-people');
    expect(screen.getByTestId('ruleset-local-quiet-1')).toBeChecked();
    await press('deal');
    const again = await registry.open(onOpened.mock.calls[1]?.[0] as string);
    expect(again.ok && again.value.store.getState().game.header).toMatchObject({ rules: QUIET, game: 2 });
  });
});
