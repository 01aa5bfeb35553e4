import { type Chain, fail, makeSerial, ok, type Result } from '@/base';
import { addEntry, type Entry, type Game, isCorrection, type Refusal } from '@/engine';
import type { AppendFailure, Head, Log, LogEvent, Settled } from '@/storage';
import { createStore } from 'zustand/vanilla';
import {
  type Said,
  type Stamps,
  type SubmitFailure,
  type SubmitResult,
  type TableDesk,
  type TableState,
} from '../desk';
import { type SavedState } from '../facts';
import { interpret, refuseTap } from '../tapping';
import { type Draft, type Held, NOTHING_HELD } from '../taps';
import { changeBetween } from './changeBetween';
import { judgeDrafts } from './judgeDrafts';
import { makeRecordText } from './makeRecordText';
import { type Followed, readTable } from './readTable';
import { refuseShape } from './refuseShape';
import { flagged, redoing, type Undoing, undoing } from './undoing';

/** A table that is followed, with the ear through which everything comes in that the log has written. */
export interface LiveTable {
  readonly desk: TableDesk;
  readonly hear: (news: LogEvent) => void;
}

/** What somebody wants told, read off the table as it is when its turn comes. */
interface Wish {
  readonly drafts: readonly Draft[];
  readonly held: Held;
  readonly said: Said;
  /** Typed into a form: its shape is checked by the reader of records. */
  readonly isTyped?: boolean;
}
type Propose = (state: TableState) => Result<Wish, Refusal>;

/** On its way to the disk: what the table is once the log announces it. Drawn already, and marked as being saved. */
interface Awaited extends Pick<TableState, 'game' | 'held' | 'said'> {
  readonly entries: readonly Entry[];
}

const NOTHING_TOLD = ok({ entries: [], change: null });
/** Acts for which somebody was brought into the strip, and those before which a draw might be filled in. */
const ENDS_WHAT_IS_HELD: ReadonlySet<Draft['act']> = new Set(['play', 'discard', 'pass', 'draw', 'deal', 'position']);
const USES_NO_DRAW: ReadonlySet<Draft['act']> = new Set(['count', 'reshuffle']);

function heldAfter(held: Held, drafts: readonly Draft[]): Held {
  if (drafts.some(({ act }) => ENDS_WHAT_IS_HELD.has(act))) return NOTHING_HELD;
  // whoever was brought into the strip for a claim, a peek or a card shown has done it
  const isDone = held.actor !== null && drafts.some((draft) => 'seat' in draft && draft.seat === held.actor);
  const isUsed = held.noDraw && drafts.some(({ act }) => USES_NO_DRAW.has(act));
  if (!isDone && !isUsed) return held;
  return { ...held, ...(isDone ? { actor: null, asked: false } : {}), ...(isUsed ? { noDraw: false } : {}) };
}

/** `outcome`: what became of a tap that was in doubt when the log was opened. */
export function makeTableDesk(
  log: Log,
  followed: Followed,
  stamps: Stamps,
  outcome: Settled['outcome'] | null = null,
): LiveTable {
  const id = followed.head.table;
  const serial = makeSerial();
  const written: SavedState = log.durability.kept === 'disk' ? 'saved' : 'not saved';
  const store = createStore<TableState>(() => ({
    game: followed.game,
    held: NOTHING_HELD,
    saved: log.health() === 'sound' ? written : 'not saved',
    said: atFirst(log, outcome),
  }));
  let head: Head = followed.head;
  /** As it is on the disk: what is exported, and what remains where a write fails. */
  let committed: Game = followed.game;
  let highest = highestOf(followed.game.entries);
  let awaited: Awaited | null = null;

  /** The one door: what the log has committed, from wherever it came, enters here and only once. */
  const fold = (now: Head, from: number, entries: readonly Entry[]): void => {
    if (now.table !== id || now.seq <= head.seq) return;
    if (from !== head.seq + 1) return void serial.run(reread);
    const mine = awaited !== null && isSame(awaited.entries, entries) ? awaited : null;
    const game = mine?.game ?? followOn(committed, entries);
    // a line that cannot be judged is left to the next reading, which says so
    if (game === null) return;
    head = now;
    committed = game;
    highest = entries.reduce((most, { n }) => Math.max(most, n), highest);
    awaited = null;
    store.setState(mine === null ? { game } : { game, held: mine.held, said: mine.said, saved: written });
  };

  const reread = async (): Promise<void> => {
    const read = await readTable(log, id);
    if (!read.ok) return;
    head = read.value.head;
    committed = read.value.game;
    highest = highestOf(committed.entries);
    store.setState({ game: committed });
  };

  const submit = (propose: Propose): Promise<SubmitResult> =>
    serial.run(async () => {
      const state = store.getState();
      const wish = propose(state);
      if (!wish.ok) return refuse(wish.error);
      const { drafts, held, said } = wish.value;
      if (drafts.length === 0) {
        if (held !== state.held || said !== state.said) store.setState({ held, said });
        return NOTHING_TOLD;
      }
      const stamp = { at: stamps.now(), by: stamps.device };
      const misshapen = wish.value.isTyped === true ? refuseShape(state.game, drafts, highest + 1) : null;
      if (misshapen !== null) return refuse(misshapen);
      const judged = judgeDrafts(state.game, drafts, { next: highest + 1, stamp, noDraw: state.held.noDraw });
      if (!judged.ok) return refuse(judged.error);
      const { entries, game } = judged.value;
      const failure = await write({ entries, game, held, said });
      if (failure !== null) return giveUp(failure);
      return ok({ entries, change: entries.some(isCorrection) ? changeBetween(state.game, game) : null });
    });

  /**
   * Asked of the disk first; then drawn, with the sign that it is being saved: a slow disk must not make the screen
   * slow, and "saved" is never seen before it is true. Nothing is committed here before COMMIT, and what failed is
   * taken off again.
   */
  const write = async (what: Awaited): Promise<AppendFailure | null> => {
    const { game, held, said } = store.getState();
    awaited = what;
    const from = head.seq + 1;
    const appending = append(log, { table: id, after: head, lines: what.entries as [Entry, ...Entry[]] });
    if (isAwaited(what)) store.setState({ game: what.game, held: what.held, said: what.said, saved: 'saving' });
    const appended = await appending;
    if (appended.ok) fold(appended.value, from, what.entries);
    // where something else came first, the game is that of the disk already
    else store.setState(isAwaited(what) ? { game, held, said } : { held });
    awaited = null;
    return appended.ok ? null : appended.error;
  };
  /** Not where the log announced it already, or something else came first. */
  const isAwaited = (what: Awaited): boolean => awaited === what;

  const refuse = (refusal: Refusal): SubmitResult => {
    store.setState({ held: NOTHING_HELD, said: { kind: 'refused', refusal } });
    return fail({ why: 'refused', refusal });
  };

  const giveUp = async (failure: SubmitFailure): Promise<SubmitResult> => {
    if (failure.why === 'refused') {
      store.setState({ saved: written });
      return refuse(failure.refusal);
    }
    if (failure.why === 'moved') await reread();
    // what is on the disk is whole where only the tap came too late
    const saved = failure.why === 'moved' ? written : 'not saved';
    store.setState({ saved, said: { kind: 'failed', why: failure.why } });
    return fail(failure);
  };

  const tellAnd = (typed: readonly Draft[], say: (game: Game) => Said): Promise<SubmitResult> => {
    // as it will be read back, and out of reach of the form that made it
    const drafts = JSON.parse(JSON.stringify(typed)) as Draft[];
    return submit(({ game, held }) => ok({ drafts, held: heldAfter(held, drafts), said: say(game), isTyped: true }));
  };
  const tell = (...typed: Draft[]): Promise<SubmitResult> => tellAnd(typed, () => null);

  const goBack = (find: (game: Game) => Undoing | null, isRedo: boolean): Promise<SubmitResult> =>
    submit(({ game, held, said }) => {
      const found = find(game);
      if (found === null) return ok({ drafts: [], held, said });
      return ok({ drafts: found.drafts, held: NOTHING_HELD, said: { kind: 'undone', entry: found.entry, isRedo } });
    });

  const desk: TableDesk = {
    id,
    store,
    tap: (tap) =>
      submit(({ game, held, said }) => {
        const refusal = refuseTap(game.table, tap);
        if (refusal !== null) return fail(refusal);
        const meaning = interpret(game, held, tap);
        return ok({ ...meaning, said: meaning.drafts.length > 0 || said?.kind === 'refused' ? null : said });
      }),
    tell,
    rule: (flag, call, more) =>
      tellAnd([{ act: 'rule', flag, call, ...more }], (game) =>
        call === 'mistap' ? takenBack(flagged(game, flag)) : null,
      ),
    undo: () => goBack(undoing, false),
    redo: () => goBack(redoing, true),
    record: (isSealed = false) => makeRecordText(committed, isSealed ? head : null),
  };
  return {
    desk,
    hear: (news) => {
      if (news.what === 'appended') fold(news.head, news.from, news.lines as readonly Entry[]);
      // some other table's write may have failed: here too nothing can be told any more
      if (news.what === 'health' && news.health === 'read-only') store.setState(UNWRITABLE);
    },
  };
}

const UNWRITABLE = { saved: 'not saved', said: { kind: 'failed', why: 'read-only' } } as const;

/** A log that was opened and still cannot write says so before a tap is lost on it. */
function atFirst(log: Log, outcome: Settled['outcome'] | null): Said {
  if (log.health() === 'read-only') return UNWRITABLE.said;
  return outcome === null ? null : { kind: 'settled', outcome };
}

/** A mis-tap is named as an undo is: the slot must not go on speaking of what was struck, nor of something else. */
const takenBack = (entry: Entry | null): Said => (entry === null ? null : { kind: 'undone', entry, isRedo: false });

/** A log promises never to throw. If it does all the same, nobody knows what was written. */
const append = async (log: Log, batch: Parameters<Log['append']>[0]): ReturnType<Log['append']> => {
  try {
    return await log.append(batch);
  } catch (error) {
    return fail({ why: 'unknown', error: String(error) });
  }
};

function highestOf(entries: Chain<Entry> | null): number {
  let most = 0;
  for (let link = entries; link !== null; link = link.before) most = Math.max(most, link.last.n);
  return most;
}

const isSame = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  a.length === b.length && a.every((entry, i) => entry === b[i] || JSON.stringify(entry) === JSON.stringify(b[i]));

const followOn = (game: Game, entries: readonly Entry[]): Game | null =>
  entries.reduce<Game | null>((now, entry) => {
    const added = now === null ? null : addEntry(now, entry);
    return added?.ok === true ? added.value : null;
  }, game);
