import { type TableSession } from '@/state';
import { wordsFor } from '@/words';
import { makeTableSource, MAX_REDRAW_DELAY_MS, type TableViewSource } from '../../app/screens/Table/model/tableSource';
import { faultyLog, type FaultyLog } from '../state/kit/faultyLog';
import { newFile, openRegistry, removeFiles, type TestRegistry, testStamps } from '../state/kit/openRegistry';
import { dealtTable } from '../state/kit/tables';

let at: TestRegistry;
let table: TableSession;
let stop: () => void;
let source: TableViewSource;
const disk = (): FaultyLog => at.log as FaultyLog;

beforeEach(async () => {
  at = await openRegistry(newFile(), testStamps(), faultyLog);
  table = await dealtTable(at);
  source = makeTableSource(table, wordsFor('en'));
  stop = source.subscribe(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  stop();
  return at.close();
});
afterAll(removeFiles);

/** What the first pile is seen to need, and how many entries the rest of the table knows of. */
const seen = () => ({ needs: source.building()[0]?.needs, entries: source.view().entries });
const changes = (): Promise<void> =>
  new Promise((resolve) => {
    const quiet = source.subscribe(() => {
      quiet();
      resolve();
    });
  });

test('the pile answers the finger at once; the rest follows with the word that it is saved', async () => {
  const before = seen();
  const held = disk().hold();
  const [changed, told] = [changes(), table.tap({ on: 'build', pile: 0 })];
  await changed;
  expect(table.store.getState().saved).toBe('saving');
  expect(seen()).toEqual({ needs: 2, entries: before.entries });
  held.letGo();
  expect((await told).ok).toBe(true);
  expect(seen()).toEqual({ needs: 2, entries: before.entries + 2 });
  expect(source.view().building[0]?.needs).toBe(2);
});

test('a slow disk holds up nothing that is seen', async () => {
  jest.useFakeTimers();
  const before = seen();
  const held = disk().hold();
  const [changed, told] = [changes(), table.tap({ on: 'build', pile: 0 })];
  await changed;
  jest.advanceTimersByTime(MAX_REDRAW_DELAY_MS);
  expect(table.store.getState().saved).toBe('saving');
  expect(seen()).toEqual({ needs: 2, entries: before.entries + 2 });
  jest.useRealTimers();
  held.letGo();
  await told;
});

test('what could not be saved is taken off the pile again', async () => {
  const before = seen();
  const held = disk().hold();
  disk().failNext({ why: 'unknown', error: 'disk full' }, 'before');
  const [changed, told] = [changes(), table.tap({ on: 'build', pile: 0 })];
  await changed;
  expect(seen().needs).toBe(2);
  held.letGo();
  expect((await told).ok).toBe(false);
  expect(seen()).toEqual(before);
});

test('after it is left, nothing is drawn', async () => {
  stop();
  const before = seen();
  await table.tap({ on: 'build', pile: 0 });
  expect(seen()).toEqual(before);
});
