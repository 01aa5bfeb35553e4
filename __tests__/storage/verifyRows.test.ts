import { chainRowsOf, verifyRows, verifyRowsOffThread } from '@/storage/chain';
import type { ChainRow } from '@/storage';

const lines = [{ tableside: 1, id: 't1' }, ...[1, 2, 3, 4].map((n) => ({ n, act: 'note', text: 'é' }))];
const chained = chainRowsOf({ table: 't1', after: null, lines: lines as never });
const rows: readonly ChainRow[] = chained.ok ? chained.value : [];
const changed = (at: number, change: Partial<ChainRow>): readonly ChainRow[] =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row));
const without = (at: number): readonly ChainRow[] => rows.filter((_, i) => i !== at);

/** Rows, and the seq of the first that must not verify. */
const cases: readonly [string, readonly ChainRow[], number | null][] = [
  ['sound rows', rows, null],
  ['no rows', [], null],
  ['a changed line', changed(2, { line: '{"n":2,"act":"note","text":"e"}' }), 2],
  ['a line that is no JSON', changed(3, { line: '{' }), 3],
  ['a changed hash', changed(4, { hash: '0'.repeat(64) }), 4],
  [
    'a changed hash that the next row repeats',
    [...changed(1, { hash: 'f'.repeat(64) }).slice(0, 2), { ...(rows[2] as ChainRow), prev: 'f'.repeat(64) }],
    1,
  ],
  [
    'a hash that is none, repeated by the next row',
    [...changed(1, { hash: 'none' }).slice(0, 2), { ...(rows[2] as ChainRow), prev: 'none' }],
    1,
  ],
  ['a changed line before a missing row', changed(1, { line: '{"n":9}' }).filter((_, i) => i !== 3), 1],
  ['a missing row', without(2), 2],
  ['another epoch', changed(2, { epoch: 1 }), 2],
  ['an epoch that is none', changed(2, { epoch: -1 }), 2],
];

describe.each(cases)('%s', (_, given, broken) => {
  const wanted = broken === null ? { ok: true, value: lines.slice(0, given.length) } : { ok: false, error: broken };

  test('verifies with our SHA-256', () => expect(verifyRows(given, null)).toEqual(wanted));

  test("verifies with the platform's", async () => {
    expect(globalThis.crypto.subtle).toBeDefined();
    expect(await verifyRowsOffThread(given, null)).toEqual(wanted);
  });
});

describe('rows that follow a row', () => {
  const before = rows[1] as ChainRow;

  test('verify from its hash on', async () => {
    const wanted = { ok: true, value: lines.slice(2) };
    expect(verifyRows(rows.slice(2), before)).toEqual(wanted);
    expect(await verifyRowsOffThread(rows.slice(2), before)).toEqual(wanted);
  });

  test('do not verify if its stored hash is damaged', async () => {
    const damaged = { ...before, hash: 'none' };
    for (const given of [rows.slice(2), []]) {
      expect(verifyRows(given, damaged)).toEqual({ ok: false, error: 2 });
      expect(await verifyRowsOffThread(given, damaged)).toEqual({ ok: false, error: 2 });
    }
  });
});
