import { type Head, type LogEvent } from '@/storage';
import { behind, type Case, headerOf, must, note, opening } from './bench';
import { check, same } from './same';

/** What is said about these tables; a bench may say more about others. */
const about = (news: readonly LogEvent[], ids: readonly string[]): LogEvent[] =>
  news.filter((item) => {
    if (item.what === 'health') return true;
    return ids.includes(item.what === 'appended' ? item.head.table : item.table);
  });

export const hearing: readonly Case[] = [
  {
    name: 'each thing is told once, in the order it was stored, before it is acknowledged',
    run: async ({ log, newId }) => {
      const [a, b] = [newId(), newId()];
      const news: LogEvent[] = [];
      const stop = log().subscribe((item) => void news.push(item));
      const [openA, openB] = [opening(a, note(1)), opening(b)];
      const first = must(await log().append(openA));
      same(news.length, 1, 'told by the time it is acknowledged');
      const other = must(await log().append(openB));
      const more = behind(first, note(2), note(3));
      const last = must(await log().append(more));
      await log().append(behind(first, note(9)));
      must(await log().hide(b, true));
      must(await log().forget(b));
      stop();
      must(await log().append(behind(last, note(4))));
      const told: readonly LogEvent[] = [
        { what: 'appended', head: first, from: 0, lines: [headerOf(a), note(1)], batch: openA },
        { what: 'appended', head: other, from: 0, lines: [headerOf(b)], batch: openB },
        { what: 'appended', head: last, from: 2, lines: [note(2), note(3)], batch: more },
        { what: 'hidden', table: b, isHidden: true },
        { what: 'forgotten', table: b },
      ];
      same(about(news, [a, b]), told, 'news');
      const batches = about(news, [a, b]).flatMap((item) => (item.what === 'appended' ? [item.batch] : []));
      check(
        batches.every((batch, i) => batch === [openA, openB, more][i]),
        'the batch is the very object that was appended',
      );
    },
  },
  {
    name: 'tables at the same time: what is told of each is in order',
    run: async ({ log, newId }) => {
      const ids = [newId(), newId(), newId()];
      const heads: Head[] = [];
      const stop = log().subscribe((item) => {
        if (item.what === 'appended' && ids.includes(item.head.table)) heads.push(item.head);
      });
      const fill = async (id: string): Promise<void> => {
        let head = must(await log().append(opening(id)));
        for (let n = 1; n <= 10; n += 1) head = must(await log().append(behind(head, note(n))));
      };
      await Promise.all(ids.map(fill));
      stop();
      for (const id of ids) {
        const seqs = heads.filter(({ table }) => table === id).map(({ seq }) => seq);
        same(seqs, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'seqs');
      }
    },
  },
  {
    name: 'whoever listens badly harms nobody',
    run: async ({ log, newId }) => {
      const id = newId();
      let heard = 0;
      let added: Promise<unknown> = Promise.resolve();
      const stops = [
        log().subscribe(() => {
          throw new Error('a bad ear');
        }),
        log().subscribe((item) => {
          heard += 1;
          // Listening may lead to the next line: it waits its turn and does not wait for itself.
          if (item.what === 'appended' && item.head.seq === 0) added = log().append(behind(item.head, note(1)));
        }),
        log().subscribe(() => stops[1]?.()),
      ];
      const head = must(await log().append(opening(id)));
      await added;
      for (const stop of stops) stop();
      check(heard >= 1, 'the second ear heard it');
      same(must(await log().read(id)).entries, [note(1)], 'entries');
      same(must(await log().read(id)).head.seq, head.seq + 1, 'head');
    },
  },
];
