import { type Entry } from '@/engine';
import { type ImportOutcome, type RegistryState, type TableListRow } from '@/state';
import { wordsFor } from '@/words';
import { makeImportNotice, makeStorageNotices } from '../../app/screens/Tables/makeStorageNotices';
import { DISK, headerOf, row } from './tableListKit';

const en = wordsFor('en');
const { tables } = en.setUp;

describe('what the device has to say', () => {
  const state = (more: Partial<RegistryState>) => ({
    rows: [row('a')],
    health: 'sound' as const,
    durability: DISK,
    losses: [],
    recoveries: [],
    listTrouble: null,
    ...more,
  });
  const head = (seq: number) => ({ table: 'a', epoch: 0, seq, hash: '' });

  test.each([
    [{}, []],
    [{ durability: { kept: 'memory', persisted: null } as const }, ['notice-memory']],
    [{ durability: { kept: 'disk', persisted: false } as const }, ['notice-not-promised']],
    [{ durability: { kept: 'disk', persisted: null } as const }, []],
    [{ durability: { kept: 'disk', persisted: false } as const, rows: [] }, []],
    [{ health: 'read-only' as const }, ['notice-read-only']],
    [
      { health: 'read-only' as const, losses: [{ table: 'a', acknowledged: head(12), found: head(9) }] },
      ['notice-lost', 'notice-read-only'],
    ],
  ])('%j', (more, ids) => expect(makeStorageNotices(state(more), en).map(({ testID }) => testID)).toEqual(ids));

  test('a loss names the table and what is left of it', () => {
    const losses = [
      { table: 'a', acknowledged: head(12), found: head(9) },
      { table: 'gone', acknowledged: head(3), found: null },
    ];
    const [notice] = makeStorageNotices(state({ losses }), en);
    expect(notice?.kind).toBe('error');
    expect(notice?.lines).toContain(en.keeping.lost.part('Ana, Bo, Cy, Di', 13, 10));
    expect(notice?.lines).toContain(en.keeping.lost.whole(en.keeping.lost.unnamed('gone'), 4));
    expect(notice?.does?.what).toBe('forget-lost');
  });

  test('what is there but another one than was saved is called so', () => {
    const losses = [{ table: 'a', acknowledged: head(4), found: head(5) }];
    const [notice] = makeStorageNotices(state({ losses }), en);
    expect(notice?.lines).toContain(en.keeping.lost.changed('Ana, Bo, Cy, Di', 5));
    expect(notice?.does).toBeUndefined();
  });

  test('what became of a tap in doubt is said of its table, and what is still in doubt by the way out of it', () => {
    const entries = [{ n: 4, act: 'discard', seat: 1, card: 9, pile: 0 }] satisfies readonly Entry[];
    const dropped = [{ n: 5, act: 'pause' }] satisfies readonly Entry[];
    const recoveries = (['was-there', 'appended', 'moved', 'failed', null] as const).map((outcome) => ({
      table: 'a',
      outcome,
      entries: outcome === null ? [] : entries,
      dropped: outcome === 'appended' || outcome === null ? dropped : [],
    }));
    const said = makeStorageNotices(state({ recoveries, health: 'read-only' }), en);
    expect(said.map(({ testID, kind }) => [testID, kind])).toEqual([
      ['notice-read-only', 'error'],
      ['notice-settled-0', 'good'],
      ['notice-settled-1', 'warning'],
      ['notice-settled-2', 'warning'],
      ['notice-settled-3', 'warning'],
    ]);
    expect(said[0]?.does?.what).toBe('reopen');
    const discarded = 'Bo discarded 9 on discard pile 1';
    expect(said.slice(1).map(({ lines }) => lines[1])).toEqual([
      `Saved after all: ${discarded}.`,
      `Saved now: ${discarded}. Not taken, please tell it again: The game was paused.`,
      `Not saved: ${discarded}. Please look at the table and tell it again.`,
      'Not taken, please tell it again: The game was paused.',
    ]);
    expect(said[3]?.lines[0]).toBe('Ana, Bo, Cy, Di');
  });

  const outcome = (more: Partial<ImportOutcome>): ImportOutcome => ({
    tables: [],
    here: [],
    refused: [],
    cut: null,
    ...more,
  });
  const imported = (more: Partial<ImportOutcome>, rows: readonly TableListRow[] = []) =>
    makeImportNotice(outcome(more), rows, en);

  test('reading in a file says what was taken in, and each refused line with its reason', () => {
    const refusal = { code: 'bad-card', field: 'card', value: 13 } as const;
    const said = imported({ tables: ['a', 'b'], refused: [{ line: 12, refusal }] });
    expect(said.kind).toBe('warning');
    expect(said.lines).toEqual([
      '2 games were taken in.',
      '1 line was refused:',
      `Line 12: ${en.refusals['bad-card'](refusal)}`,
    ]);
    const failed = imported({ refused: [{ line: 1, refusal: null, failure: { why: 'read-only' } }] });
    expect(failed.kind).toBe('error');
    expect(failed.lines).toContain(`Line 1: ${tables.wentWrong['read-only']}`);
    const many = Array.from({ length: 9 }, (_, line) => ({ line, refusal }));
    expect(imported({ refused: many }).lines.at(-1)).toBe('and 4 more');
    expect(imported({}).lines).toEqual([tables.emptyFile]);
    const letter = { line: 1, refusal: { code: 'not-json' } } as const;
    expect(imported({ refused: [letter] }).lines).toEqual([tables.notARecord]);
    expect(imported({ tables: ['a'], refused: [letter] }).lines).not.toContain(tables.notARecord);
    for (const why of ['moved', 'forgotten', 'seal-differs'] as const) {
      const failure = why === 'moved' ? { why, head: null } : { why };
      const { lines } = imported({ refused: [{ line: 1, refusal: null, failure }] });
      expect(lines.at(-1)).toMatch(why === 'moved' ? /another account/ : why === 'forgotten' ? /deleted/ : /sealed/);
    }
  });

  test('what is known of a record that was taken in is said at once', () => {
    const [sealed, not] = [row('a', { provenance: 'sealed' }), row('b', { provenance: 'not-sealed' })];
    expect(imported({ tables: ['a'] }, [sealed, not])).toMatchObject({
      kind: 'good',
      lines: ['1 game was taken in.', 'Unchanged since it was exported'],
    });
    expect(imported({ tables: ['b'] }, [sealed, not])).toMatchObject({
      kind: 'warning',
      lines: ['1 game was taken in.', 'Not sealed: may have been changed or cut'],
    });
  });

  test('the same game again is already here', () => {
    const here = row('a', { header: headerOf({ table: 7, game: 2 }) });
    expect(imported({ here: ['a'] }, [here])).toMatchObject({
      kind: 'info',
      lines: ['Already here: Table 7 · Game 2. Nothing was changed.'],
    });
  });

  test('rulings in a file are counted apart from the games', () => {
    const rulings = [
      { id: 'r', isHere: false, count: 3 },
      { id: 's', isHere: true, count: 1 },
    ];
    expect(imported({ tables: ['a'], rulings })).toMatchObject({
      kind: 'good',
      lines: ['1 game was taken in.', '3 rulings were taken in.', tables.rulingsHere],
    });
    expect(imported({ rulings: [{ id: 'r', isHere: false, count: 1 }] })).toMatchObject({
      kind: 'good',
      lines: ['1 ruling was taken in.'],
    });
    expect(imported({ rulings: [{ id: 'r', isHere: true, count: 1 }] })).toMatchObject({
      kind: 'info',
      lines: [tables.rulingsHere],
    });
  });

  test('a ruling that was not kept is told of, and lost ones are named as rulings', () => {
    const recovery = { record: 'r', outcome: null, entries: [], dropped: [{ n: 1 } as never] };
    const lost = { table: 'r', acknowledged: { ...head(4), table: 'r' }, found: { ...head(2), table: 'r' } };
    const notices = makeStorageNotices(
      { ...state({}), rulingsRecords: ['r'], rulingRecoveries: [recovery], losses: [lost] },
      en,
    );
    expect(notices.find(({ testID }) => testID === 'notice-ruling-0')?.lines).toEqual([
      tables.rulings,
      tables.rulingNotKept,
    ]);
    expect(notices.find(({ testID }) => testID === 'notice-lost')?.lines[1]).toContain(tables.rulings);
    const settled = { ...recovery, outcome: 'appended' as const, dropped: [] };
    expect(makeStorageNotices({ ...state({}), rulingRecoveries: [settled] }, en)).toEqual([]);
  });

  test('before the list is read, only what is known to be a table is told of', () => {
    const recovery = { table: 'r', outcome: 'appended' as const, entries: [], dropped: [] };
    expect(makeStorageNotices({ ...state({}), recoveries: [recovery], isListed: false }, en)).toEqual([]);
    expect(makeStorageNotices({ ...state({}), recoveries: [recovery], isListed: true }, en)).toHaveLength(1);
  });

  test('a file that breaks off says after which entry, and offers what is whole', () => {
    const said = imported({ cut: { line: 59, table: 'a', after: 57 } });
    expect(said.lines).toEqual([en.tableList.cut.after(57), en.tableList.cut.offer]);
    expect(said.lines[0]).toContain('after entry 57');
    expect(said.does?.what).toBe('take-cut');
    expect(imported({ cut: { line: 2, table: 'a', after: null } })).toMatchObject({ does: { what: 'take-cut' } });
    const nothing = imported({ cut: { line: 1, table: null, after: null } });
    expect(nothing.lines).toEqual([en.tableList.cut.nothing]);
    expect(nothing.does).toBeUndefined();
  });
});
