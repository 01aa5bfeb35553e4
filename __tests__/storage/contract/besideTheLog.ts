import { type ListedTable, type Log } from '@/storage';
import { behind, type Case, must, mustNot, note, opening } from './bench';
import { same } from './same';

const listedAs = async (log: Log, id: string): Promise<ListedTable | undefined> =>
  must(await log.list()).find(({ head }) => head.table === id);
const originsOf = async (log: Log, id: string): Promise<readonly unknown[]> => [
  must(await log.read(id)).origin,
  (await listedAs(log, id))?.origin,
];

/** What is kept beside the log: how a record came here, and summaries of tables. */
export const besideTheLog: readonly Case[] = [
  {
    name: 'a record says how it came here, also after lines of this device were added',
    run: async ({ log, newId }) => {
      const [own, foreign] = [newId(), newId()];
      must(await log().append(opening(own)));
      same(await originsOf(log(), own), [undefined, undefined], 'its own record');
      const head = must(await log().append({ ...opening(foreign, note(1)), origin: "it's ? é" }));
      same(await originsOf(log(), foreign), ["it's ? é", "it's ? é"], 'a foreign one');
      const next = must(await log().append(behind(head, note(2))));
      same(await originsOf(log(), foreign), ["it's ? é", "it's ? é"], 'with a line of this device');
      must(await log().append({ ...behind(next, note(3)), origin: 'another' }));
      same(await originsOf(log(), foreign), ['another', 'another'], 'with foreign lines');
      same(await originsOf(log(), own), [undefined, undefined], 'the other one');
    },
  },
  {
    name: 'what was refused leaves no origin behind',
    run: async ({ log, newId }) => {
      const id = newId();
      const head = must(await log().append(opening(id)));
      must(await log().append(behind(head, note(1))));
      mustNot(await log().append({ ...behind(head, note(1)), origin: 'late' }), 'moved');
      mustNot(await log().append({ ...opening(newId()), origin: 'half \udfff' }), 'refused');
      same(await originsOf(log(), id), [undefined, undefined], 'origin');
    },
  },
  {
    name: 'the origin of a record can be said anew, of one that is there',
    run: async ({ log, newId }) => {
      const id = newId();
      must(await log().append({ ...opening(id), origin: 'first' }));
      must(await log().setOrigin(id, 'second'));
      same(await originsOf(log(), id), ['second', 'second'], 'origin');
      mustNot(await log().setOrigin(newId(), 'third'), 'moved');
      mustNot(await log().setOrigin(id, 'cut\u0000off'), 'refused');
      must(await log().forget(id));
      mustNot(await log().setOrigin(id, 'third'), 'forgotten');
    },
  },
  {
    name: 'a summary is given out for its head, and for no other',
    run: async ({ log, newId }) => {
      const [a, b] = [newId(), newId()];
      const head = must(await log().append(opening(a)));
      const other = must(await log().append(opening(b)));
      const summary = { build: 'one', text: '{"said":"é \'?"}' };
      await log().writeSummaries([
        { head, ...summary },
        { head: { ...other, hash: head.hash }, build: 'one', text: 'of another chain' },
      ]);
      same((await listedAs(log(), a))?.summary, summary, 'summary');
      same((await listedAs(log(), b))?.summary, undefined, 'no summary');
      await log().writeSummaries([{ head, build: 'two', text: 'newer' }]);
      same((await listedAs(log(), a))?.summary, { build: 'two', text: 'newer' }, 'written again');
      const next = must(await log().append(behind(head, note(1))));
      same((await listedAs(log(), a))?.summary, undefined, 'the table went on');
      await log().writeSummaries([{ head, build: 'two', text: 'too late' }]);
      same((await listedAs(log(), a))?.summary, undefined, 'of a head that is not the newest');
      await log().writeSummaries([{ head: next, build: 'two', text: 'right' }]);
      same((await listedAs(log(), a))?.summary, { build: 'two', text: 'right' }, 'of the newest head');
    },
  },
  {
    name: 'origins and summaries survive a restart; those of a forgotten table do not matter',
    needs: 'restart',
    run: async ({ log, newId, restart }) => {
      const [id, gone] = [newId(), newId()];
      const head = must(await log().append({ ...opening(id, note(1)), origin: 'a file' }));
      const lost = must(await log().append({ ...opening(gone), origin: 'a file' }));
      await log().writeSummaries([head, lost].map((of) => ({ head: of, build: 'b', text: 't' })));
      must(await log().forget(gone));
      await restart?.();
      same(await originsOf(log(), id), ['a file', 'a file'], 'origin');
      same((await listedAs(log(), id))?.summary, { build: 'b', text: 't' }, 'summary');
      same(await listedAs(log(), gone), undefined, 'the forgotten one');
    },
  },
];
