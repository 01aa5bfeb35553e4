import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';
import { fail, ok, type Result } from '@/base';
import { type Entry, type Header } from '@/engine';
import { serializeRecord } from '@/record';
import { type TableRegistry, makeTableRegistry } from '@/state';
import { type OpenFailure, openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import {
  RegistryGate,
  RegistryOpenerProvider,
  TableGate,
  useRegistryState,
  useReopenRegistry,
} from '../../app/registry';
import { OtherTablesButton, OtherTablesPanel } from '../../app/screens/Table/parts/OtherTables';
import { inWindow } from './inWindow';

const en = wordsFor('en').keeping;
let ids = 0;
const stamps = { now: () => '2026-11-16T12:00:00.000Z', id: () => `table-${(ids += 1)}`, device: 'test' };
const SEATS = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 }));

async function memoryDesk(): Promise<TableRegistry> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  return makeTableRegistry(opened.value, stamps);
}

const Count = () => <Text testID="count">{useRegistryState(({ rows }) => rows.length)}</Text>;

const under = async (open: () => Promise<Result<TableRegistry, OpenFailure>>, what = <Count />): Promise<void> => {
  render(
    inWindow(
      <RegistryOpenerProvider open={open}>
        <RegistryGate>{what}</RegistryGate>
      </RegistryOpenerProvider>,
    ),
  );
  await act(async () => undefined);
};

test.each([
  [{ why: 'open-elsewhere' }, en.elsewhere.title, [en.elsewhere.text, ...en.elsewhere.steps]],
  [{ why: 'newer-version', version: 9 }, en.newer.title, [en.newer.text, en.newer.whatNow]],
  [
    { why: 'failed', error: 'disk I/O error' },
    en.failed.title,
    [en.failed.text, ...en.failed.steps, /disk I\/O error/],
  ],
] as const)('what cannot be opened says why, and is tried again when asked: %o', async (failure, title, lines) => {
  const registry = await memoryDesk();
  let tries = 0;
  await under(() => Promise.resolve((tries += 1) === 1 ? fail(failure) : ok(registry)));
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  expect(screen.queryByTestId('count')).toBeNull();
  for (const line of lines) expect(screen.getByText(line)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId(`${failure.why}-button`));
  await act(async () => undefined);
  expect(screen.getByTestId('count')).toHaveTextContent('0');
});

describe('a log that cannot be written to', () => {
  let isFull = true;
  /** Over one storage, as on a phone: every write fails while the disk is full, and the log stays read-only. */
  const full = async (): Promise<Result<TableRegistry, OpenFailure>> => {
    const opened = await openMemoryLog();
    if (!opened.ok) return opened;
    const { log } = opened.value;
    const wasFull = isFull;
    return ok(
      makeTableRegistry({ ...opened.value, log: { ...log, health: () => (wasFull ? 'read-only' : 'sound') } }, stamps),
    );
  };
  const Health = () => {
    const reopen = useReopenRegistry();
    return (
      <Text testID="health" onPress={reopen}>
        {useRegistryState(({ health }) => health)}
      </Text>
    );
  };

  test('is opened again by itself, once, and then when it is asked for', async () => {
    let tries = 0;
    const open = (): ReturnType<typeof full> => {
      tries += 1;
      return full();
    };
    await under(open, <Health />);
    await act(async () => undefined);
    // it was born so: tried once more, and not for ever
    expect(tries).toBe(2);
    expect(screen.getByTestId('health')).toHaveTextContent('read-only');
    expect(screen.queryByTestId('reopening')).toBeNull();
    isFull = false;
    fireEvent.press(screen.getByTestId('health'));
    // until it is open again, nothing below can be tapped
    expect(screen.getByTestId('reopening')).toBeOnTheScreen();
    await act(async () => undefined);
    expect(tries).toBe(3);
    expect(screen.getByTestId('health')).toHaveTextContent('sound');
    expect(screen.queryByTestId('reopening')).toBeNull();
  });
});

test('the other tables in play are one tap away, each with the flags that wait there', async () => {
  const registry = await memoryDesk();
  const [here, there, over] = await Promise.all(
    [7, 12, 13].map(async (table) => {
      const opened = await registry.openNew({ ruleset: 'texas-good-sam', seats: SEATS, table });
      if (!opened.ok) throw new Error(opened.error.why);
      await opened.value.tell({ act: 'deal', tops: [12, 3, 4, 5] });
      return opened.value;
    }),
  );
  await there!.tell({ act: 'play', seat: 0, card: 9, from: 'hand', to: 1 });
  await over!.tell({ act: 'end', why: 'time' });
  const go = jest.fn();
  const open = jest.fn();
  await under(
    () => Promise.resolve(ok(registry)),
    <>
      <OtherTablesButton current={here!.id} isOpen={false} onPress={open} />
      <OtherTablesPanel current={here!.id} onSwitch={go} onClose={jest.fn()} />
    </>,
  );
  const one = await screen.findByTestId('tables-switch', {}, { timeout: 5000 });
  await waitFor(() => expect(one).toHaveTextContent('11'));
  expect(one).toHaveAccessibleName('1 1: 1 other table, 1 open flag');
  fireEvent.press(one);
  expect(open).toHaveBeenCalled();
  const button = await screen.findByTestId(`switch-${there!.id}`);
  expect(button).toHaveTextContent('Table 121');
  expect(button).toHaveAccessibleName('Go to Table 12, 1 open flag');
  expect(screen.queryByTestId(`switch-${here!.id}`)).toBeNull();
  expect(screen.queryByTestId(`switch-${over!.id}`)).toBeNull();
  fireEvent.press(button);
  expect(go).toHaveBeenCalledWith(there!.id);
});

test('among the other tables one that came without a seal is marked', async () => {
  const registry = await memoryDesk();
  const header = { tableside: 1, id: 'bare', ruleset: 'texas-good-sam', seats: SEATS, table: 4 } as Header;
  await registry.importRecords(serializeRecord(header, [{ n: 1, act: 'deal', tops: [12, 3, 4, 5] } as Entry]));
  await registry.ready;
  await under(
    () => Promise.resolve(ok(registry)),
    <OtherTablesPanel current="another" onSwitch={jest.fn()} onClose={jest.fn()} />,
  );
  const button = await screen.findByTestId('switch-bare', {}, { timeout: 5000 });
  const { provenance } = wordsFor('en');
  expect(screen.getByTestId('switch-provenance-bare')).toHaveTextContent(provenance['not-sealed']);
  expect(button).toHaveAccessibleName(`Go to Table 4. ${provenance['not-sealed']}`);
});

test('a table that is here is opened; one that is not says so and leads back', async () => {
  const registry = await memoryDesk();
  const opened = await registry.openNew({ ruleset: 'texas-good-sam', seats: SEATS });
  if (!opened.ok) throw new Error(opened.error.why);
  const back = jest.fn();
  const gate = (id: string) => (
    <TableGate id={id} onBack={back}>
      {(table) => <Text testID="open">{table.id}</Text>}
    </TableGate>
  );
  await under(() => Promise.resolve(ok(registry)), gate(opened.value.id));
  expect(screen.getByTestId('open')).toHaveTextContent(opened.value.id);
  screen.unmount();
  await under(() => Promise.resolve(ok(registry)), gate('elsewhere'));
  expect(screen.getByRole('heading', { name: en.noSuchTable.title })).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('no-such-table-button'));
  expect(back).toHaveBeenCalled();
});
