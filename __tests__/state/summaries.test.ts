import { setTimeout as sleep } from 'node:timers/promises';
import { type StampSource, type TableListRow } from '@/state';
import { type Log } from '@/storage';
import { must, newFile, openRegistry, removeFiles, testStamps, type TestRegistry } from './kit/openRegistry';
import { dealtTable } from './kit/tables';

afterAll(removeFiles);
afterEach(() => jest.useRealTimers());

/** Tables that the log was asked to read since the registry was opened. */
let read: string[] = [];
/** Summaries that were handed to the log. */
let written = 0;
const watched = (log: Log): Log => ({
  ...log,
  read: (id) => {
    read.push(id);
    return log.read(id);
  },
  writeSummaries: (summaries) => {
    written += summaries.length;
    return log.writeSummaries(summaries);
  },
});
async function start(file: string, build?: string): Promise<TestRegistry> {
  read = [];
  written = 0;
  const stamps: StampSource = { ...testStamps(), ...(build === undefined ? {} : { build }) };
  return openRegistry(file, stamps, watched);
}
/** When a table was touched is told by another clock after a restart. */
const rowsOf = ({ registry }: TestRegistry): readonly TableListRow[] =>
  registry.store.getState().rows.map((row) => ({ ...row, touched: '' }));
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}
const untilRead = (at: TestRegistry): Promise<void> =>
  until(() => rowsOf(at).every(({ standing, trouble }) => standing !== null || trouble !== null));

/** Two tables, one of them with another header in force than the one it began with; their summaries are written. */
async function kept(): Promise<{ file: string; rows: readonly TableListRow[] }> {
  const file = newFile();
  const at = await start(file, 'one');
  await sleep(1);
  jest.useFakeTimers();
  await dealtTable(at);
  const other = await dealtTable(at, 'texas-good-sam');
  must(await other.tell({ act: 'set', house: { fourBeforeStack: 'always' } }));
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(written).toBe(2);
  const rows = rowsOf(at);
  await at.close();
  return { file, rows };
}

test('a start with the same build reads no record, and its list is whole at once', async () => {
  const { file, rows } = await kept();
  expect(rows.map(({ header }) => header.house)).toContainEqual({ fourBeforeStack: 'always' });
  const at = await start(file, 'one');
  expect(rowsOf(at)).toEqual(rows);
  await sleep(0);
  expect(read).toEqual([]);
  await at.close();
});

test.each([['two'], [undefined]])('the build %s reads every record itself', async (build) => {
  const { file, rows } = await kept();
  const at = await start(file, build);
  expect(rowsOf(at).map(({ standing }) => standing)).toEqual([null, null]);
  await untilRead(at);
  expect(rowsOf(at)).toEqual(rows);
  expect(read).toHaveLength(2);
  await at.close();
});

test('only a table that went on since is read again', async () => {
  const { file, rows } = await kept();
  let at = await start(file, 'one');
  const [table, other] = rows.map(({ id }) => id) as [string, string];
  must(await must(await at.registry.open(table)).tell({ act: 'note', text: 'before it was killed' }));
  await at.close();
  at = await start(file, 'one');
  expect(rowsOf(at).find(({ id }) => id === other)?.standing).not.toBeNull();
  expect(rowsOf(at).find(({ id }) => id === table)?.standing).toBeNull();
  await untilRead(at);
  expect(read).toEqual([table]);
  await until(() => written === 1);
  await at.close();
});

test('what stands there and is no summary is not believed', async () => {
  const { file, rows } = await kept();
  let at = await start(file, 'one');
  const heads = must(await at.log.list()).map(({ head }) => head);
  const texts = ['{"standing":{"phase":7}}', 'nonsense'];
  await at.log.writeSummaries(heads.map((head, i) => ({ head, build: 'one', text: texts[i] ?? '' })));
  await at.close();
  at = await start(file, 'one');
  expect(rowsOf(at).map(({ standing }) => standing)).toEqual([null, null]);
  await untilRead(at);
  expect(rowsOf(at)).toEqual(rows);
  await at.close();
});

test('nothing is written while somebody taps', async () => {
  const at = await start(newFile(), 'one');
  await sleep(1);
  jest.useFakeTimers();
  const table = await dealtTable(at);
  for (let i = 0; i < 8; i += 1) {
    await jest.advanceTimersByTimeAsync(1500);
    must(await table.tap({ on: 'build', pile: 0 }));
  }
  expect(written).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(written).toBe(1);
  jest.useRealTimers();
  await at.close();
});
