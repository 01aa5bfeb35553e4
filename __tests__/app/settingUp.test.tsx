import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { type ReactElement } from 'react';
import { ok } from '@/base';
import { type TableRegistry, makeTableRegistry, type TableSession } from '@/state';
import { type Log, openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import { RegistryGate, RegistryOpenerProvider } from '../../app/registry';
import { DealScreen } from '../../app/screens/Deal';
import { NewTableScreen } from '../../app/screens/NewTable';
import { TablesScreen } from '../../app/screens/Tables';
import { inWindow } from './inWindow';

/** The three screens wired to a real registry over a log in memory. */
jest.setTimeout(60_000);
const en = wordsFor('en').setUp;
const touch = { preventDefault: (): void => undefined };

async function openRegistry(): Promise<TableRegistry> {
  let ids = 0;
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  const stamps = { now: () => '2031-05-01T14:05:00.000Z', id: () => `t${(ids += 1)}`, device: 'test' };
  return makeTableRegistry({ ...opened.value, log: countCalls(opened.value.log) }, stamps);
}

/** Calls that the log has not answered yet. */
let open = 0;
function countCalls(log: Log): Log {
  const count =
    <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      open += 1;
      return call(...args).finally(() => void (open -= 1));
    };
  return {
    ...log,
    append: count(log.append),
    read: count(log.read),
    list: count(log.list),
    hide: count(log.hide),
    forget: count(log.forget),
    writeSetting: count(log.writeSetting),
  };
}
let isShown = false;
beforeEach(() => {
  isShown = false;
});
async function on(registry: TableRegistry, screenOf: ReactElement): Promise<void> {
  if (isShown) screen.unmount();
  isShown = true;
  render(
    inWindow(
      <RegistryOpenerProvider open={() => Promise.resolve(ok(registry))}>
        <RegistryGate>{screenOf}</RegistryGate>
      </RegistryOpenerProvider>,
    ),
  );
  await settle();
}
/**
 * Until the log in memory has answered every call and the screens have drawn what came of it. It answers without
 * any timer, so turns of the event loop are enough, however slow the machine is.
 */
const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 3 || open > 0; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  });
const press = async (...ids: readonly string[]): Promise<void> => {
  for (const id of ids) fireEvent.press(screen.getByTestId(id), touch);
  await settle();
};
const tableOf = async (registry: TableRegistry, id: string): Promise<TableSession> => {
  const opened = await registry.open(id);
  if (!opened.ok) throw new Error(opened.error.why);
  return opened.value;
};
const question = (said: string): void => expect(screen.getByTestId('deal-question')).toHaveTextContent(said);

async function setUp(registry: TableRegistry, ruleset: string, names: readonly string[]): Promise<string> {
  const opened = jest.fn<void, [string]>();
  await on(registry, <NewTableScreen onOpened={opened} onBack={jest.fn()} />);
  await press(`ruleset-${ruleset}`);
  names.forEach((name, seat) => fireEvent.changeText(screen.getByTestId(`seat-name-${seat}`), name));
  await press('deal');
  return opened.mock.calls[0]?.[0] ?? '';
}

test('a table is set up, dealt, started; undone, the deal is there to be mended', async () => {
  const registry = await openRegistry();
  const id = await setUp(registry, 'tennessee-2018', ['Ana', 'Bo', 'Cy', 'Di']);
  const started = jest.fn();
  const dealing = <DealScreen id={id} onStarted={started} onBack={jest.fn()} />;
  await on(registry, dealing);
  await press('key-3', 'key-9');
  // A restart in the middle of it costs nothing.
  await on(registry, dealing);
  question(en.deal.topAsk('Cy'));
  await press('key-4', 'key-5', 'start-game');
  expect(started).toHaveBeenCalledTimes(1);
  const table = await tableOf(registry, id);
  expect(table.store.getState().game.table).toMatchObject({ laid: true, turn: 1 });

  await act(async () => void (await table.undo()));
  expect(table.store.getState().game.table.laid).toBe(false);
  await on(registry, dealing);
  question(en.deal.starts['highest-top']('Bo', 9));
  await press('top-1', 'key-2', 'start-game');
  expect(table.store.getState().game.table.turn).toBe(3);

  // What is dealt is not asked for again.
  started.mockClear();
  await on(registry, dealing);
  expect(started).toHaveBeenCalledTimes(1);
});

test('the next table has the last sheet; its people and its local rules are only offered', async () => {
  const registry = await openRegistry();
  await on(registry, <NewTableScreen onOpened={jest.fn()} onBack={jest.fn()} />);
  await press('ruleset-texas-good-sam', 'local-rules');
  fireEvent.changeText(screen.getByTestId('house-stock'), '12');
  fireEvent.changeText(screen.getByTestId('seat-name-0'), 'Ana');
  await press('deal');
  const opened = jest.fn<void, [string]>();
  await on(registry, <NewTableScreen onOpened={opened} onBack={jest.fn()} />);
  expect(screen.getByTestId('ruleset-texas-good-sam')).toBeChecked();
  expect(screen.getByTestId('seat-name-0').props.value).toBe('');
  await press('same-people');
  expect(screen.getByTestId('seat-name-0').props.value).toBe('Ana');
  expect(screen.getByTestId('local-count')).toHaveTextContent(en.newTable.localCount(0));
  await press('local-rules', 'house-as-last', 'deal');
  const { game } = (await tableOf(registry, opened.mock.calls[0]?.[0] ?? '')).store.getState();
  expect(game.header.house).toEqual({ stock: 12 });
  expect(game.header.seats[1]?.name).toBe('Seat 2');
});

test('the game that follows marks the dealer to the left', async () => {
  const registry = await openRegistry();
  const id = await setUp(registry, 'mattel', ['Ana', 'Bo', 'Cy', 'Di']);
  await on(registry, <DealScreen id={id} onStarted={jest.fn()} onBack={jest.fn()} />);
  await press('dealer-3', 'key-1', 'key-2', 'key-3', 'key-4', 'start-game');
  await act(async () => void (await (await tableOf(registry, id)).tell({ act: 'end', why: 'time' })));
  const next = await registry.nextGame(id);
  if (!next.ok) throw new Error(next.error.why);
  await on(registry, <DealScreen id={next.value.id} onStarted={jest.fn()} onBack={jest.fn()} />);
  expect(screen.getByText(en.deal.suggested('Ana'))).toBeOnTheScreen();
  await press('key-1', 'key-2', 'key-3', 'key-4', 'start-game');
  expect(next.value.store.getState().game.table).toMatchObject({ dealer: 0, turn: 1 });
});

test('the official may start without naming anybody, and name somebody later', async () => {
  const registry = await openRegistry();
  const id = await setUp(registry, 'texas-good-sam', ['Ana', 'Bo', 'Cy', 'Di']);
  const started = jest.fn();
  const dealing = <DealScreen id={id} onStarted={started} onBack={jest.fn()} />;
  await on(registry, dealing);
  await press('key-1', 'key-2', 'key-3', 'key-4', 'start-game');
  expect(started).toHaveBeenCalledTimes(1);
  const table = await tableOf(registry, id);
  expect(table.store.getState().game.table).toMatchObject({ laid: true, turn: null });
  await on(registry, dealing);
  await press('starter-2', 'start-game');
  expect(table.store.getState().game.table.turn).toBe(2);
});

test('the list follows what is done: put away, taken out, deleted', async () => {
  const registry = await openRegistry();
  const id = await setUp(registry, 'texas-good-sam', ['Ana', 'Bo', 'Cy', 'Di']);
  await on(
    registry,
    <TablesScreen
      onOpen={jest.fn()}
      onNew={jest.fn()}
      onFromTable={jest.fn()}
      onJustARuling={jest.fn()}
      onPractice={jest.fn()}
      onSlip={jest.fn()}
      onHelpCard={jest.fn()}
    />,
  );
  // What goes on there is read after the list itself.
  await waitFor(() =>
    expect(screen.getByTestId(`open-${id}`)).toHaveTextContent(en.tables.waitsForDeal, { exact: false }),
  );
  expect(screen.getByTestId('notice-memory')).toBeOnTheScreen();
  await press(`menu-${id}`);
  await press('hide-table');
  expect(screen.queryByTestId(`open-${id}`)).toBeNull();
  await press('show-hidden');
  await press(`menu-${id}`);
  await press('forget-table');
  fireEvent.changeText(screen.getByTestId('forget-word'), 'delete');
  await press('forget-really');
  expect(screen.queryByTestId(`open-${id}`)).toBeNull();
  expect(screen.getByTestId('welcome')).toBeOnTheScreen();
  expect((await registry.open(id)).ok).toBe(false);
});

test('a table in play begins empty, offers the last people, and keeps what was typed apart from a new table', async () => {
  const registry = await openRegistry();
  await setUp(registry, 'texas-good-sam', ['Ana', 'Bo', 'Cy', 'Di']);
  const inPlay = <NewTableScreen from="position" onOpened={jest.fn()} onBack={jest.fn()} />;
  await on(registry, inPlay);
  expect(screen.getByTestId('ruleset-texas-good-sam')).not.toBeChecked();
  expect(screen.queryByTestId('seat-name-0')).toBeNull();
  await press('other-seats');
  expect(screen.getByTestId('ruleset-texas-good-sam')).toBeChecked();
  expect([0, 1, 2, 3].map((seat) => screen.getByTestId(`seat-name-${seat}`).props.value as unknown)).toEqual([
    'Ana',
    'Cy',
    'Di',
    'Bo',
  ]);
  await on(registry, <NewTableScreen onOpened={jest.fn()} onBack={jest.fn()} />);
  expect(screen.getByTestId('seat-name-0').props.value).toBe('');
  await on(registry, inPlay);
  expect(screen.getByTestId('seat-name-1').props.value).toBe('Cy');
});
