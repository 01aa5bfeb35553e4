import { type Result } from '@/base';
import {
  type AppendFailure,
  type Batch,
  type Head,
  headAfter,
  type Log,
  type OpaqueLogLine,
  type LogEvent,
  type OpenedLog,
  type ReadFailure,
} from '@/storage';
import { check, headerOf, must, note, same } from '../contract';
import { makeStand, type Circumstances, type Stand, type StandName } from './stand';

/** What somebody who uses a log believes, and may believe: nothing but what was acknowledged. */
export interface Referee {
  readonly append: (table: string, count: number) => Promise<void>;
  /** So many batches handed over at once, each behind the head the one before it will have. */
  readonly appendQueued: (table: string, batches: number) => Promise<void>;
  readonly hide: (table: string, isHidden: boolean) => Promise<void>;
  readonly forget: (table: string) => Promise<void>;
  readonly keep: (key: string, value: string) => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Everything is as it was acknowledged, exactly once, and nothing else is there. */
  readonly verify: () => Promise<void>;
  readonly tables: () => readonly string[];
  readonly leave: () => void;
}

const NOT_NOW: Batch = { table: 'not now', after: null, lines: [headerOf('not now')] };
const TRIES = 3;
/** Patient: chance may send one fault after another. It is told when it never works again. */
const LIVES = 20;

/** Throws whenever the log did not do what it promised. */
export async function makeReferee(standName: StandName, circumstances: Circumstances): Promise<Referee> {
  const believed = new Map<string, OpaqueLogLine[]>();
  const heads = new Map<string, Head>();
  const hidden = new Set<string>();
  const forgotten = new Set<string>();
  const settings = new Map<string, string>();
  let stand: Stand = makeStand(standName, circumstances);
  let log: Log;
  let told: { readonly head: Head; readonly from: number }[] = [];
  let n = 0;

  const believe = (batch: Batch, head: Head): void => {
    believed.set(batch.table, [...(believed.get(batch.table) ?? []), ...batch.lines]);
    heads.set(batch.table, head);
  };

  const hear = (news: LogEvent): void => {
    if (news.what !== 'appended') return;
    const before = told.findLast(({ head }) => head.table === news.head.table);
    check(before === undefined || news.from === before.head.seq + 1, 'told twice, or out of order');
    told.push({ head: news.head, from: news.from });
  };

  /** As often as the app would, then as a person would who closes the app and starts it again. */
  const open = async (): Promise<OpenedLog> => {
    let error = '';
    for (let life = 0; life < LIVES; life += 1) {
      for (let i = 0; i < TRIES; i += 1) {
        const opened = await stand.open();
        if (opened.ok && opened.value.log.health() === 'sound') {
          log = opened.value.log;
          told = [];
          log.subscribe(hear);
          same(opened.value.losses, [], 'losses');
          return opened.value;
        }
        error = opened.ok ? 'opened read-only' : JSON.stringify(opened.error);
      }
      stand.kill();
      stand = makeStand(standName, circumstances);
    }
    throw new Error(`it does not open any more: ${error}`);
  };

  const lookWhileReadOnly = async (): Promise<void> => {
    for (const [table, lines] of believed) {
      const read = await log.read(table);
      if (read.ok) same([read.value.header, ...read.value.entries], lines, 'read-only shows what was acknowledged');
      else same(read.error.why, 'failed', 'reading may fail, not lie');
    }
  };

  /** After a failure nothing more is written, and opening again says what became of it. */
  const recover = async (error: AppendFailure): Promise<OpenedLog> => {
    same(error.why, 'unknown', 'a failed write is unknown');
    same(log.health(), 'read-only', 'health');
    const more = await log.append(NOT_NOW);
    same(more, { ok: false, error: { why: 'read-only' } }, 'nothing is written from there on');
    await lookWhileReadOnly();
    return open();
  };

  const batchOf = (table: string, after: Head | null, count: number): Batch => {
    const notes = Array.from({ length: count }, () => note((n += 1)));
    const lines = (after === null ? [headerOf(table), ...notes] : notes) as unknown as Batch['lines'];
    return { table, after, lines };
  };

  const append = async (table: string, count: number): Promise<void> => {
    const batch = batchOf(table, heads.get(table) ?? null, count);
    const answer = await log.append(batch);
    if (answer.ok) {
      same(told.at(-1)?.head, answer.value, 'told before acknowledged');
      return believe(batch, answer.value);
    }
    await settleOne(answer.error, batch, []);
  };

  /** What was in doubt is settled, and what waited behind it is handed back, in order. */
  const settleOne = async (error: AppendFailure, batch: Batch, behindIt: readonly Batch[]): Promise<void> => {
    const { settled, dropped } = await recover(error);
    same(
      settled.map((one) => one.batch),
      [batch],
      'the batch that was in doubt is settled',
    );
    same(dropped, [...behindIt, NOT_NOW], 'those behind it are handed back');
    const outcome = settled[0]?.outcome;
    check(outcome === 'was-there' || outcome === 'appended', `settled as ${outcome}`);
    believe(batch, (await insistOn(() => log.read(batch.table))).head);
  };

  const appendQueued = async (table: string, count: number): Promise<void> => {
    const batches: Batch[] = [];
    for (let i = 0; i < count; i += 1) {
      const before = batches.at(-1);
      batches.push(batchOf(table, before === undefined ? (heads.get(table) ?? null) : must(headAfter(before)), 1));
    }
    const answers = await Promise.all(batches.map((batch) => log.append(batch)));
    const failed = answers.findIndex((answer) => !answer.ok);
    for (const [i, answer] of answers.entries()) if (answer.ok) believe(batches[i] as Batch, answer.value);
    const first = answers[failed];
    if (first === undefined || first.ok) return;
    const rest = batches.slice(failed + 1);
    same(
      answers.slice(failed + 1),
      rest.map(() => ({ ok: false, error: { why: 'read-only' } })),
      'nothing is written behind a failed write',
    );
    await settleOne(first.error, batches[failed] as Batch, rest);
    // As a writer would: what was dropped is told again, one at a time.
    for (const batch of rest) await append(batch.table, batch.lines.length);
  };

  /** Said again until it is done: these can be said twice. */
  const insist = async (ask: () => ReturnType<Log['hide']>, done: () => void): Promise<void> => {
    for (let i = 0; i < LIVES; i += 1) {
      const answer = await ask();
      if (answer.ok || (i > 0 && answer.error.why === 'forgotten')) return done();
      await recover(answer.error);
    }
    throw new Error('never done');
  };

  /** What cannot be read is read again after opening again, as the app would. */
  const insistOn = async <T>(look: () => Promise<Result<T, ReadFailure>>): Promise<T> => {
    let seen = await look();
    for (let i = 0; i < LIVES && !seen.ok && seen.error.why === 'failed'; i += 1) {
      await open();
      seen = await look();
    }
    check(seen.ok, `cannot be read: ${JSON.stringify(seen)}`);
    return seen.value;
  };

  const verify = async (): Promise<void> => {
    const list = await insistOn(() => log.list());
    same(list.map(({ head }) => head.table).sort(), [...believed.keys()].sort(), 'tables');
    for (const { head, isHidden } of list) {
      const read = await insistOn(() => log.read(head.table));
      same([read.header, ...read.entries], believed.get(head.table), 'lines');
      same([head, read.head], [heads.get(head.table), heads.get(head.table)], 'head');
      same(isHidden, hidden.has(head.table), 'hidden');
    }
    for (const table of forgotten) {
      const more = await log.append({ table, after: null, lines: [headerOf(table)] });
      same(more, { ok: false, error: { why: 'forgotten' } }, 'forgotten');
    }
    same(await insistOn(() => log.readSettings()), Object.fromEntries(settings), 'settings');
  };

  const referee: Referee = {
    append,
    appendQueued,
    hide: (table, isHidden) =>
      insist(
        () => log.hide(table, isHidden),
        () => void (isHidden ? hidden.add(table) : hidden.delete(table)),
      ),
    forget: (table) =>
      insist(
        () => log.forget(table),
        () => {
          for (const kept of [believed, heads, hidden]) kept.delete(table);
          forgotten.add(table);
        },
      ),
    keep: (key, value) =>
      insist(
        () => log.writeSetting(key, value),
        () => void settings.set(key, value),
      ),
    restart: async () => {
      const { settled } = await open();
      same(settled, [], 'nothing was in doubt');
    },
    verify,
    tables: () => [...believed.keys()],
    leave: () => stand.kill(),
  };
  await open();
  return referee;
}
