import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalBytes, entryHash, ZERO_HASH } from '@/record';
import { type AppendRowsFailure, type Batch, type ChainRow, type Head, type Log, type RecordKind } from '@/storage';
import { type Result } from '@/base';
import { behind, type Case, headerOf, must, mustNot, note, opening } from './bench';
import { same } from './same';

interface Written {
  readonly line: object;
  readonly epoch?: number;
  /** The text as the other device wrote it; the same line can be written in many ways. */
  readonly text?: string;
}

/** Rows as another device would hand them over, made here with nothing but the record's own hash. */
function rowsOf(table: string, written: readonly Written[], after: Head | null = null): ChainRow[] {
  let prev: Uint8Array = after === null ? ZERO_HASH : Uint8Array.from(bytesOf(after.hash));
  let seq = after === null ? 0 : after.seq + 1;
  return written.map(({ line, epoch = 0, text = JSON.stringify(line) }) => {
    const hash = entryHash({ table, epoch, seq, prev }, must(canonicalBytes(line)));
    const row = { table, epoch, seq, prev: bytesToHex(prev), hash: bytesToHex(hash), line: text };
    prev = hash;
    seq += 1;
    return row;
  });
}
const bytesOf = (hex: string): number[] => hex.match(/../g)?.map((digits) => parseInt(digits, 16)) ?? [];

const headOf = ({ table, epoch, seq, hash }: ChainRow): Head => ({ table, epoch, seq, hash });
const whyNot = (answer: Result<Head, AppendRowsFailure>): unknown => (answer.ok ? 'acknowledged' : answer.error);
const kindsOf = async (log: Log, ids: readonly string[], kind?: RecordKind): Promise<string[]> =>
  must(await log.list(kind === undefined ? undefined : { kind }))
    .map(({ head }) => head.table)
    .filter((id) => ids.includes(id))
    .sort();

export const foreign: readonly Case[] = [
  {
    name: 'records of any kind are kept; the list tells them apart',
    run: async ({ log, newId }) => {
      const [game, event, rulings, other] = [newId(), newId(), newId(), newId()];
      const eventHeader = { tablesideEvent: 1, id: event, ruleset: 'mattel', format: { kind: 'swiss', rounds: 3 } };
      const otherHeader = { tablesideLeague: 4, id: other };
      const rulingsHeader = { tablesideRulings: 1, id: rulings };
      must(await log().append(opening(game)));
      const head = must(
        await log().append({ table: event, after: null, lines: [eventHeader, { n: 1, act: 'close' }] }),
      );
      must(await log().append({ table: rulings, after: null, lines: [rulingsHeader] }));
      must(await log().append({ table: other, after: null, lines: [otherHeader] }));
      same(must(await log().read(event)), { header: eventHeader, entries: [{ n: 1, act: 'close' }], head }, 'event');
      same(must(await log().read(other)).header, otherHeader, 'of a kind nobody knows');
      const ids = [game, event, rulings, other];
      same(await kindsOf(log(), ids, 'game'), [game], 'games');
      same(await kindsOf(log(), ids, 'event'), [event], 'events');
      same(await kindsOf(log(), ids, 'rulings'), [rulings], 'rulings');
      same(await kindsOf(log(), ids, 'unknown'), [other], 'others');
      same(await kindsOf(log(), ids), [...ids].sort(), 'all');
      const second = { table: event, after: head, lines: [headerOf(event)] } satisfies Batch;
      mustNot(await log().append(second), 'refused');
      mustNot(await log().append({ ...second, lines: [eventHeader] }), 'refused');
    },
  },
  {
    name: 'rows that another device wrote are appended as they are, and given out as they are',
    run: async ({ log, newId }) => {
      const id = newId();
      const rows = rowsOf(id, [
        { line: headerOf(id) },
        { line: note(1), text: '{ "text": "line 1", "act":"note",\t"n": 1e0 }' },
        { line: note(2), epoch: 1 },
        { line: note(3), epoch: 3 },
      ]);
      const begun = must(await log().appendRows(rows.slice(0, 2)));
      same(begun, headOf(rows[1] as ChainRow), 'head of the first two');
      same(must(await log().appendRows(rows.slice(2))), headOf(rows[3] as ChainRow), 'head of all');
      same(must(await log().read(id)).entries, [note(1), note(2), note(3)], 'entries');
      for (const from of [0, 1, 2, 3, 4, 9]) {
        const read = must(await log().readRows(id, from));
        same(read, { rows: rows.slice(from), head: headOf(rows[3] as ChainRow) }, `rows from ${from}`);
      }
      const own = must(await log().append(behind(headOf(rows[3] as ChainRow), note(4))));
      same([own.seq, own.epoch], [4, 3], 'this device goes on in the epoch it found');
      const mine = must(await log().readRows(id, 4)).rows;
      same(mine, rowsOf(id, [{ line: note(4), epoch: 3 }], headOf(rows[3] as ChainRow)), 'what is written here');
    },
  },
  {
    name: 'rows are refused where they do not follow the head exactly',
    run: async ({ log, newId }) => {
      const id = newId();
      const rows = rowsOf(id, [{ line: headerOf(id) }, { line: note(1) }, { line: note(2) }, { line: note(3) }]);
      const moved = { why: 'moved', head: null };
      same(whyNot(await log().appendRows(rows.slice(1))), moved, 'no table to continue');
      const head = must(await log().appendRows(rows.slice(0, 3)));
      const known = { why: 'moved', head };
      same(whyNot(await log().appendRows(rows)), known, 'known ones and more');
      same(whyNot(await log().appendRows(rows.slice(2))), known, 'one of them known');
      const fork = rowsOf(id, [{ line: note(9) }], headOf(rows[1] as ChainRow));
      same(whyNot(await log().appendRows(fork)), known, 'a fork');
      const gap = rowsOf(id, [{ line: note(4) }], headOf(rows[3] as ChainRow));
      same(whyNot(await log().appendRows(gap)), known, 'a gap');
      same(must(await log().readRows(id, 0)).rows, rows.slice(0, 3), 'nothing was written');
      must(await log().forget(id));
      same(whyNot(await log().appendRows(rows)), { why: 'forgotten' }, 'forgotten');
    },
  },
  {
    name: 'rows that do not verify are refused, and nothing of them is stored',
    run: async ({ log, newId }) => {
      const id = newId();
      const rows = rowsOf(id, [
        { line: headerOf(id) },
        { line: note(1) },
        { line: note(2), epoch: 2 },
        { line: note(3), epoch: 2 },
      ]);
      const [first, second, third, fourth] = rows as [ChainRow, ChainRow, ChainRow, ChainRow];
      const broken: readonly (readonly [string, readonly ChainRow[], number])[] = [
        ['a word changed', [first, { ...second, line: second.line.replace('line 1', 'line Z') }], 1],
        ['a hash changed', [first, { ...second, hash: first.hash }], 1],
        ['a link changed', [first, { ...second, prev: second.hash }], 1],
        ['an epoch changed', [first, { ...second, epoch: 1 }], 1],
        ['no epoch', [first, { ...second, epoch: -1 }], 1],
        ['a row missing', [first, third], 1],
        ['two swapped', [first, third, second], 1],
        ['no JSON', [{ ...first, line: '{' }], 0],
        ['no object', [first, { ...second, line: '7' }], 1],
        ['another table’s', [first, { ...second, table: newId() }], 1],
        ['an epoch that comes back', [first, second, third, ...rowsOf(id, [{ line: note(3) }], headOf(third))], 3],
      ];
      for (const [name, given, seq] of broken)
        same(whyNot(await log().appendRows(given)), { why: 'broken-chain', seq }, name);
      const refused: readonly (readonly ChainRow[])[] = [
        [],
        rowsOf(id, [{ line: note(1) }]),
        rowsOf(id, [{ line: headerOf('somebody else') }]),
        rowsOf(id, [{ line: headerOf(id) }, { line: headerOf(id) }]),
        rowsOf('', [{ line: headerOf('') }]),
        rowsOf('cut\u0000off', [{ line: headerOf('cut\u0000off') }]),
      ];
      for (const given of refused) {
        const answer = await log().appendRows(given);
        same(answer.ok ? 'acknowledged' : answer.error.why, 'refused', JSON.stringify(given));
      }
      same(await log().read(id), { ok: false, error: { why: 'no-such-table' } }, 'nothing was written');
      must(await log().appendRows([first, second, third]));
      const back = rowsOf(id, [{ line: note(3), epoch: 1 }], headOf(third));
      same(whyNot(await log().appendRows(back)), { why: 'broken-chain', seq: 3 }, 'an epoch behind the head’s');
      must(await log().appendRows([fourth]));
      must(await log().append(behind(headOf(fourth), note(4))));
    },
  },
  {
    name: 'rows that come in are published like any others, and are what was handed over',
    run: async ({ log, newId }) => {
      const id = newId();
      const rows = rowsOf(id, [{ line: headerOf(id) }, { line: note(1), epoch: 1 }]);
      const heard: unknown[] = [];
      const stop = log().subscribe((event) => {
        if (event.what === 'appended' && event.head.table === id) heard.push(event);
      });
      const given = rows.map((row) => ({ ...row }));
      const answer = log().appendRows(given);
      for (const row of given) row.line = '{}';
      const head = must(await answer);
      stop();
      same(heard, [{ what: 'appended', head, from: 0, lines: [headerOf(id), note(1)], batch: null }], 'event');
      same(must(await log().readRows(id, 0)).rows, rows, 'rows');
    },
  },
  {
    name: 'reading from a place that cannot be',
    run: async ({ log, newId }) => {
      const id = newId();
      same(await log().readRows(id, 0), { ok: false, error: { why: 'no-such-table' } }, 'no table');
      must(await log().append(opening(id)));
      for (const from of [-1, 0.5, NaN]) same((await log().readRows(id, from)).ok, false, String(from));
    },
  },
];
