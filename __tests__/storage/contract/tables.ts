import { type ListedTable, type Log } from '@/storage';
import { behind, type Case, headerOf, must, mustNot, note, opening } from './bench';
import { check, same } from './same';

const rowsOf = async (log: Log, ids: readonly string[]): Promise<readonly ListedTable[]> =>
  must(await log.list()).filter(({ head }) => ids.includes(head.table));
const idsOf = (rows: readonly ListedTable[]): string[] => rows.map(({ head }) => head.table);
const isTime = (text: string): boolean => new Date(text).toISOString() === text;

export const tables: readonly Case[] = [
  {
    name: 'a table nobody opened is not there',
    run: async ({ log, newId }) => {
      const answer = await log().read(newId());
      same(answer, { ok: false, error: { why: 'no-such-table' } }, 'answer');
    },
  },
  {
    name: 'the table appended to last comes first',
    run: async ({ log, newId }) => {
      const [a, b, c] = [`b-${newId()}`, `a-${newId()}`, `c-${newId()}`];
      const head = must(await log().append(opening(a)));
      for (const id of [b, c]) must(await log().append(opening(id, note(1))));
      same(idsOf(await rowsOf(log(), [a, b, c])), [c, b, a], 'order');
      const latest = must(await log().append(behind(head, note(1))));
      const rows = await rowsOf(log(), [a, b, c]);
      same(idsOf(rows), [a, c, b], 'order');
      same(rows[0]?.head, latest, 'head');
      same(rows[0]?.header, headerOf(a), 'header');
      check(
        rows.every(({ touched, isHidden }) => isTime(touched) && !isHidden),
        'touched, and in sight',
      );
    },
  },
  {
    name: 'a table is hidden and shown again, and keeps its record',
    run: async ({ log, newId }) => {
      const id = newId();
      const head = must(await log().append(opening(id)));
      for (const isHidden of [true, true, false, false, true]) {
        must(await log().hide(id, isHidden));
        same((await rowsOf(log(), [id]))[0]?.isHidden, isHidden, 'hidden');
      }
      same(must(await log().append(behind(head, note(1)))).seq, 1, 'a hidden table still takes lines');
      same(must(await log().read(id)).entries, [note(1)], 'entries');
      same(mustNot(await log().hide(newId(), true), 'moved'), { why: 'moved', head: null }, 'nothing to hide');
    },
  },
  {
    name: 'a forgotten table is gone for ever, and no other with it',
    run: async ({ log, newId }) => {
      const [id, other] = [newId(), newId()];
      const head = must(await log().append(opening(id, note(1))));
      const kept = must(await log().append(opening(other, note(1))));
      must(await log().hide(id, true));
      must(await log().forget(id));
      same(idsOf(await rowsOf(log(), [id, other])), [other], 'listed');
      same(await log().read(id), { ok: false, error: { why: 'no-such-table' } }, 'read');
      mustNot(await log().append(behind(head, note(2))), 'forgotten');
      mustNot(await log().append(opening(id)), 'forgotten');
      mustNot(await log().hide(id, false), 'forgotten');
      mustNot(await log().forget(id), 'forgotten');
      mustNot(await log().forget(newId()), 'moved');
      same(must(await log().read(other)).head, kept, 'the other one');
    },
  },
  {
    name: 'settings are kept apart from the tables',
    run: async ({ log, newId }) => {
      const keys = [newId(), `'"; ${newId()}`, `__proto__${newId()}`];
      for (const key of keys) must(await log().writeSetting(key, 'first'));
      for (const key of keys) must(await log().writeSetting(key, `${key} \n é ?`));
      const kept = must(await log().readSettings());
      for (const key of keys) same(kept[key], `${key} \n é ?`, 'setting');
      mustNot(await log().writeSetting(newId(), 'half \udfff'), 'refused');
      mustNot(await log().writeSetting(newId(), 'cut\u0000off'), 'refused');
      mustNot(await log().writeSetting('cut\u0000off', newId()), 'refused');
    },
  },
  {
    name: 'says what it promises, and that it is sound',
    run: async ({ log }) => {
      check(['disk', 'memory'].includes(log().durability.kept), 'kept');
      check([true, false, null].includes(log().durability.persisted), 'persisted');
      same(log().health(), 'sound', 'health');
    },
  },
];
