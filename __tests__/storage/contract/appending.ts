import { bytesToHex } from '@noble/hashes/utils.js';
import { type Entry } from '@/engine';
import { chainHashesOf } from '@/record';
import { type Batch, headAfter } from '@/storage';
import { behind, type Case, headerOf, must, mustNot, note, opening } from './bench';
import { check, same } from './same';

/** Text that quoting, encoding or a careless column would change. */
const AWKWARD = `O'Brien "the\u0000ace" \\ \n\t; DROP TABLE log; -- ? 日本 😀 \ufeff \u2028`;

export const appending: readonly Case[] = [
  {
    name: 'what was told is read back, in order, with fields nobody knows',
    run: async ({ log, newId }) => {
      const id = newId();
      const header = headerOf(id, { event: AWKWARD, future: { deep: [1, null, 0.1, { x: true }] } });
      const entries = [
        note(1, { zebra: 1, text: AWKWARD, aardvark: [] }),
        note(2, { '': 0, big: 9007199254740991, tiny: 5e-324 }),
      ];
      const head = must(await log().append({ table: id, after: null, lines: [header, ...entries] }));
      const stored = must(await log().read(id));
      same(stored, { header, entries, head }, 'stored');
      same(Object.keys(stored.entries[0] ?? {}), Object.keys(entries[0] ?? {}), 'fields keep their order');
    },
  },
  {
    name: 'heads are the links of the record’s own chain',
    run: async ({ log, newId }) => {
      const id = newId();
      const entries = [note(1), note(2), note(3)];
      const hashes = must(chainHashesOf(headerOf(id), entries)).map(bytesToHex);
      const first = must(await log().append(opening(id, entries[0] as Entry)));
      same(first, { table: id, epoch: 0, seq: 1, hash: hashes[1] }, 'first head');
      const last = must(await log().append(behind(first, entries[1] as Entry, entries[2] as Entry)));
      same(last, { table: id, epoch: 0, seq: 3, hash: hashes[3] }, 'last head');
    },
  },
  {
    name: 'a batch hangs behind the head it names, or nothing of it is written',
    run: async ({ log, newId }) => {
      const id = newId();
      const first = must(await log().append(opening(id)));
      const second = must(await log().append(behind(first, note(1))));
      const late: Batch[] = [
        behind(first, note(2)),
        opening(id),
        behind({ ...second, hash: first.hash }, note(2)),
        behind({ ...second, seq: 7 }, note(2)),
        behind({ ...second, epoch: 1 }, note(2)),
      ];
      for (const batch of late) {
        same(mustNot(await log().append(batch), 'moved'), { why: 'moved', head: second }, 'the head is told');
      }
      const nowhere = behind({ ...second, table: newId() }, note(1));
      same(mustNot(await log().append(nowhere), 'moved'), { why: 'moved', head: null }, 'no table, no head');
      same(must(await log().read(id)).head, second, 'head');
      same(must(await log().read(id)).entries, [note(1)], 'entries');
    },
  },
  {
    name: 'of two at the same time behind the same head one is stored',
    run: async ({ log, newId }) => {
      const id = newId();
      const first = must(await log().append(opening(id)));
      const answers = await Promise.all([1, 2, 3].map((n) => log().append(behind(first, note(n)))));
      same(
        answers.map((answer) => answer.ok || answer.error.why),
        [true, 'moved', 'moved'],
        'answers',
      );
      same(must(await log().read(id)).entries, [note(1)], 'entries');
    },
  },
  {
    name: 'batches may be queued, each behind the head the one before it will have',
    run: async ({ log, newId }) => {
      const id = newId();
      const first = opening(id, note(1), note(2));
      const second = behind(must(headAfter(first)), note(3));
      const third = behind(must(headAfter(second)), note(4), note(5));
      const answers = await Promise.all([first, second, third].map((batch) => log().append(batch)));
      same(
        answers.map((answer) => must(answer)),
        [first, second, third].map((batch) => must(headAfter(batch))),
        'heads are those foretold',
      );
      same(
        must(await log().read(id)).entries,
        [1, 2, 3, 4, 5].map((n) => note(n)),
        'entries',
      );
      const loose = { table: id, after: null, lines: [note(1)] } as unknown as Batch;
      check(!headAfter(loose).ok, 'what would be refused has no head');
      await log().flushed();
    },
  },
  {
    name: 'what has no canonical bytes, or no place, is refused and nothing of its batch is stored',
    run: async ({ log, newId }) => {
      const id = newId();
      const head = must(await log().append(opening(id)));
      const lines: unknown[] = [
        { n: 2, text: undefined },
        { n: 2, text: 'half \ud800' },
        { n: NaN },
        { n: 2, when: new Date(0) },
        { n: 2, say: () => 1 },
        JSON.parse('{"n":2,"__proto__":{}}'),
        headerOf(id),
      ];
      for (const line of lines) mustNot(await log().append(behind(head, note(1), line as Entry)), 'refused');
      const batches: unknown[] = [
        { table: id, after: head, lines: [] },
        { table: '', after: null, lines: [headerOf('')] },
        { table: 'half \ud800', after: null, lines: [headerOf('half \ud800')] },
        { table: 'cut\u0000off', after: null, lines: [headerOf('cut\u0000off')] },
        { table: newId(), after: null, lines: [note(1)] },
        { table: newId(), after: null, lines: [headerOf('somebody else')] },
        { table: newId(), after: head, lines: [note(1)] },
        { table: id, after: { ...head, hash: 'nonsense' }, lines: [note(1)] },
        { table: id, after: { ...head, seq: 0.5 }, lines: [note(1)] },
        { table: id, after: { ...head, epoch: -1 }, lines: [note(1)] },
      ];
      for (const batch of batches) mustNot(await log().append(batch as Batch), 'refused');
      same(must(await log().read(id)).head, head, 'head');
    },
  },
  {
    name: 'what is stored is what was handed over, whatever happens to the objects afterwards',
    run: async ({ log, newId }) => {
      const id = newId();
      const entry = { n: 1, act: 'note', text: 'as told' };
      const answer = log().append(opening(id, entry as Entry));
      entry.text = 'changed';
      must(await answer);
      same(must(await log().read(id)).entries, [{ n: 1, act: 'note', text: 'as told' }], 'entries');
    },
  },
  {
    name: 'a record of a newer version is kept and passed on unchanged',
    run: async ({ log, newId }) => {
      const id = newId();
      const header = { tableside: 7, id, chairs: 4 } as never;
      const entries = [{ n: 1, act: 'teleport', to: 'Mars' }, { seal: 'later' }] as never as [Entry, Entry];
      const head = must(await log().append({ table: id, after: null, lines: [header, ...entries] }));
      same(must(await log().read(id)), { header, entries, head }, 'stored');
      const mine = must(await log().list()).find((row) => row.head.table === id);
      same(mine?.header, header, 'listed');
    },
  },
  {
    name: 'a long game reads back whole',
    run: async ({ log, newId }) => {
      const id = newId();
      const many = Array.from({ length: 400 }, (_, i) => note(i + 1));
      let head = must(await log().append(opening(id, ...many.slice(0, 300))));
      for (const entry of many.slice(300)) head = must(await log().append(behind(head, entry)));
      same(must(await log().read(id)), { header: headerOf(id), entries: many, head }, 'stored');
      check(head.seq === 400, 'the header is seq 0');
    },
  },
];
