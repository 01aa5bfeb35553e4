import { HINT_IDS, type HintId, type TableSession } from '@/state';
import { wordsFor } from '@/words';
import { type HintSource, makeHintSource, slotWithHintIfQuiet } from '../../app/screens/Table/model/hintSource';
import { makeTableSource } from '../../app/screens/Table/model/tableSource';
import { openRegistry, removeFiles, type TestRegistry } from '../state/kit/openRegistry';
import { dealtTable } from '../state/kit/tables';

const en = wordsFor('en');
let at: TestRegistry;
let table: TableSession;
let hints: HintSource;
let changes: number;
let stop: () => void;

/** As on a device that was started anew: what was seen comes from its settings alone. */
const follow = (): void => {
  hints = makeHintSource(table, at.registry);
  stop = hints.subscribe(() => void (changes += 1));
};
beforeEach(async () => {
  at = await openRegistry();
  table = await dealtTable(at);
  changes = 0;
  follow();
});
afterEach(async () => {
  stop();
  await at.registry.flushed();
  await at.close();
});
afterAll(removeFiles);

const shown = (): HintId | null => hints.current()?.id ?? null;
const seen = (): string | undefined => at.registry.setting('hints-seen');

test('the first hint is there at the deal, and goes with the act that it teaches', async () => {
  expect(shown()).toBe('tap-pile');
  await table.tap({ on: 'build', pile: 0 });
  expect(seen()).toBe('tap-pile');
  expect(shown()).toBe('tap-stock');
});

test('answered: it is not shown again, and the next useful one comes at once', async () => {
  await table.tap({ on: 'build', pile: 0 });
  hints.answer('ok');
  expect([shown(), seen()]).toEqual(['discard', 'tap-pile,tap-stock']);
  stop();
  follow();
  expect(shown()).toBe('discard');
});

test('not answered: it goes after two acts', async () => {
  await table.tap({ on: 'build', pile: 0 });
  for (const expected of ['tap-stock', 'tap-stock', 'discard', 'discard', 'skip-bo']) {
    expect(shown()).toBe(expected);
    await table.tap({ on: 'build', pile: 0 });
  }
});

test('hints off: none, also after a restart; on again: they go on', async () => {
  hints.answer('off');
  expect([shown(), at.registry.setting('hints')]).toEqual([null, 'off']);
  await at.registry.flushed();
  const again = await at.registry.open(table.id);
  expect(again.ok && makeHintSource(again.value, at.registry).current()).toBeNull();
  await at.registry.set('hints', 'on');
  expect(shown()).toBe('tap-pile');
});

test('with everything seen it does not look at the table any more', async () => {
  await at.registry.set('hints-seen', HINT_IDS.join(','));
  changes = 0;
  await table.tap({ on: 'build', pile: 0 });
  await table.tap({ on: 'build', pile: 0 });
  expect([shown(), changes]).toEqual([null, 0]);
});

describe('in the slot', () => {
  const slot = () => makeTableSource(table, en).view().slot;

  test('stands where nothing else does, with both ways out', () => {
    const shownSlot = slotWithHintIfQuiet(slot(), hints.current(), false, en);
    expect(shownSlot).toMatchObject({ kind: 'hint', text: 'A 1 was played? Tap a pile that needs 1' });
    expect(shownSlot.buttons.map(({ testID }) => testID)).toEqual(['hint-ok', 'hints-off']);
  });
  test('in the narrowest window only the way on', () => {
    expect(slotWithHintIfQuiet(slot(), hints.current(), true, en).buttons.map(({ testID }) => testID)).toEqual([
      'hint-ok',
    ]);
  });
  test('a question comes first', async () => {
    await table.tap({ on: 'key', card: 4 });
    expect(slotWithHintIfQuiet(slot(), { id: 'undo', needs: 1, isOnly: false }, false, en)).toEqual(slot());
  });
  test('redo comes first', async () => {
    await table.tap({ on: 'build', pile: 0 });
    await table.undo();
    expect(slotWithHintIfQuiet(slot(), { id: 'undo', needs: 1, isOnly: false }, false, en)).toEqual(slot());
  });
});
