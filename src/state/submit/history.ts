import { toArray } from '@/base';
import { type Entry, type EntryOf, type Game } from '@/engine';
import { isFilledIn } from '../tapping';
import { makeStrikes } from './strikes';

/** One thing that was told: an act, or a strike in the log of something older than the newest. */
export interface Telling {
  readonly entry: Entry;
  /** How many were told before it. */
  readonly place: number;
  readonly index: number;
  /** For a strike in the log: what it took back. */
  readonly takesBack: Telling | null;
  isLive: boolean;
}

/** What counts, and what was undone and can be redone, newest last. */
export interface History {
  readonly tellings: readonly Telling[];
  /** Place among them of the newest that counts; −1: nothing does. */
  readonly newest: number;
  readonly undone: readonly Undone[];
  /** The strikes by which something does not count: all of them have to go for it to count again. */
  readonly strikesOn: (telling: Telling) => readonly number[];
}

export interface Undone {
  readonly strike: Entry;
  readonly telling: Telling;
}

/** Came with the act after it, and goes with it: a draw, a shuffle, or a draw that the act disproved and took back. */
export const comesAlong = ({ entry, takesBack }: Telling): boolean => isFilledIn(takesBack?.entry ?? entry);

/**
 * Read off the record alone, so that it works across restarts. A strike of the newest thing that counts is an undo;
 * of anything older, something told by itself, and a strike of that an undo again. A strike of any other strike undoes
 * or redoes what that one was about, or changes nothing.
 */
export function historyOf(game: Game): History {
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

  for (const [place, entry] of toArray(game.entries).entries()) {
    if (entry.act === 'strike') strike(entry, place);
    else add(entry, place, null);
  }
  return { tellings, newest, undone, strikesOn: ({ entry }) => strikes.on(entry.n) };
}
