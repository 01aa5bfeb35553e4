import { listToArray } from '@/base';
import { applyCorrections, type Entry, type EntryOf, type Game, type RaisedFlag } from '@/engine';
import { type EntryDraft } from './input';
import { isAssumedEntry } from './plan/assumptions';

/** What one undo or redo strikes, and the act it is named after. */
export interface UndoPlan {
  readonly drafts: readonly EntryDraft[];
  readonly entry: Entry;
}

const strike = ({ n }: Entry): EntryDraft => ({ act: 'strike', entry: n });

/** An amended entry is named as it was amended, an insertion by what it inserted. */
const saysNow = ({ header, entries }: Game, entry: Entry): Entry =>
  applyCorrections(header, listToArray(entries)).bodies.get(entry.n) ?? entry;

export const findRaisedFlag = (game: Game, id: string): RaisedFlag | null =>
  listToArray(game.table.raised).find((raised) => raised.id === id) ?? null;

/** The entry at which a flag was raised, as corrected since; null where there is no such flag. */
export function flaggedEntry(game: Game, id: string): Entry | null {
  const flag = findRaisedFlag(game, id);
  const entry = listToArray(game.entries).find(({ n }) => n === flag?.n);
  return entry === undefined ? null : saysNow(game, entry);
}

/** Undo strikes the newest act that counts, together with the entries that the app assumed for it, newest first. */
export function planUndo(game: Game): UndoPlan | null {
  const { tellings, newest } = historyOf(game);
  const act = tellings[newest];
  if (act === undefined) return null;
  const taken: Telling[] = [act];
  for (let index = newest - 1; ; index -= 1) {
    const [before, after] = [tellings[index], taken.at(-1)];
    if (before?.isLive !== true || before.place + 1 !== after?.place || !isWith(act, before)) break;
    taken.push(before);
  }
  return { drafts: taken.map(({ entry }) => strike(entry)), entry: saysNow(game, act.entry) };
}

/** A strike of something filled in was made by the referee in the log, unless it carries the same time as the act: then the app made it. */
const isWith = (act: Telling, telling: Telling): boolean =>
  comesAlong(telling) && (telling.takesBack === null || telling.entry.at === act.entry.at);

/** Redo strikes the newest undo, with the strikes made together with it. Possible until something else is told. */
export function planRedo(game: Game): UndoPlan | null {
  const { undone, strikesOn } = historyOf(game);
  const newest = undone.at(-1);
  if (newest === undefined) return null;
  const strikes = [...strikesOn(newest.telling)];
  let act = newest.telling;
  for (const { telling } of undone.slice(0, -1).reverse()) {
    if (!comesAlong(act) || telling.place !== act.place + 1) break;
    strikes.push(...strikesOn(telling));
    act = telling;
  }
  return { drafts: strikes.map((n) => ({ act: 'strike', entry: n })), entry: saysNow(game, act.entry) };
}

/** Asked after every tap, so the record is read through only where its newest entry is a strike. */
export const mayUndo = (game: Game): boolean =>
  game.entries !== null && (game.entries.last.act !== 'strike' || historyOf(game).newest >= 0);
export const mayRedo = (game: Game): boolean =>
  game.entries?.last.act === 'strike' && historyOf(game).undone.length > 0;

/** One thing that was told: an act, or a strike in the log of something older than the newest. */
interface Telling {
  readonly entry: Entry;
  /** How many were told before it. */
  readonly place: number;
  readonly index: number;
  /** For a strike in the log: what it took back. */
  readonly takesBack: Telling | null;
  isLive: boolean;
}

/** What counts, and what was undone and can be redone, newest last. */
interface History {
  readonly tellings: readonly Telling[];
  /** Place among them of the newest that counts; −1: nothing does. */
  readonly newest: number;
  readonly undone: readonly Undone[];
  /** The strikes by which something does not count: all of them have to go for it to count again. */
  readonly strikesOn: (telling: Telling) => readonly number[];
}

interface Undone {
  readonly strike: Entry;
  readonly telling: Telling;
}

/** Whether it belongs to the act after it and is undone with it: an assumed draw or reshuffle, or the strike of one that the act disproved. */
const comesAlong = ({ entry, takesBack }: Telling): boolean => isAssumedEntry(takesBack?.entry ?? entry);

/**
 * Read off the record alone, so that it works across restarts. A strike of the newest thing that counts is an undo;
 * of anything older, something told by itself, and a strike of that an undo again. A strike of any other strike undoes
 * or redoes what that one was about, or changes nothing.
 */
function historyOf(game: Game): History {
  const tellings: Telling[] = [];
  const told = new Map<number, Telling>();
  let undone: Undone[] = [];
  let newest = -1;

  const strikes = makeStrikes((n, isLive) => {
    const telling = told.get(n);
    if (telling === undefined) return;
    telling.isLive = isLive;
    if (isLive) newest = Math.max(newest, telling.index);
    while (newest >= 0 && tellings[newest]?.isLive !== true) newest -= 1;
  });
  const add = (entry: Entry, place: number, takesBack: Telling | null): void => {
    const telling: Telling = { entry, place, index: tellings.length, takesBack, isLive: true };
    tellings.push(telling);
    told.set(entry.n, telling);
    newest = telling.index;
    undone = [];
  };
  const strike = (entry: EntryOf<'strike'>, place: number): void => {
    const direct = told.get(entry.entry);
    if (direct?.isLive === true && direct.index !== newest && direct.takesBack === null) {
      strikes.strike(entry.n, entry.entry);
      return add(entry, place, direct);
    }
    const telling = direct ?? told.get(strikes.bottom(entry.entry, (n) => told.has(n)));
    const wasLive = telling?.isLive === true;
    strikes.strike(entry.n, entry.entry);
    if (telling === undefined || telling.isLive === wasLive) return;
    if (wasLive) undone.push({ strike: entry, telling });
    else undone = undone.filter((one) => one.telling !== telling);
  };

  for (const [place, entry] of listToArray(game.entries).entries()) {
    if (entry.act === 'strike') strike(entry, place);
    else add(entry, place, null);
  }
  return { tellings, newest, undone, strikesOn: ({ entry }) => strikes.on(entry.n) };
}

/** Which entries are struck, as strikes come one after another: a strike may be struck itself, and that one too. */
interface Strikes {
  readonly strike: (by: number, target: number) => void;
  /** The strikes that count against an entry. */
  readonly on: (n: number) => readonly number[];
  /** What a strike is about in the end: follows strikes of strikes down to the first entry that is wanted. */
  readonly bottom: (n: number, isWanted: (n: number) => boolean) => number;
}

/** Calls `onTurn` for every entry that begins or ceases to count. */
function makeStrikes(onTurn: (n: number, isLive: boolean) => void): Strikes {
  const targets = new Map<number, number>();
  const against = new Map<number, Set<number>>();
  const on = (n: number): Set<number> => {
    const known = against.get(n) ?? new Set<number>();
    against.set(n, known);
    return known;
  };
  const hit = (target: number, by: number): void => {
    const wasLive = on(target).size === 0;
    on(target).add(by);
    if (wasLive) turned(target, false);
  };
  const release = (target: number, by: number): void => {
    on(target).delete(by);
    if (on(target).size === 0) turned(target, true);
  };
  /** A strike that ceases to count releases what it struck; one that counts again strikes it again. */
  const turned = (n: number, isLive: boolean): void => {
    onTurn(n, isLive);
    const target = targets.get(n);
    if (target !== undefined) (isLive ? hit : release)(target, n);
  };
  return {
    strike: (by, target) => {
      targets.set(by, target);
      hit(target, by);
    },
    on: (n) => [...(against.get(n) ?? [])],
    bottom: (n, isWanted) => {
      let at = n;
      for (let next = targets.get(at); next !== undefined && !isWanted(at); next = targets.get(at)) at = next;
      return at;
    },
  };
}
