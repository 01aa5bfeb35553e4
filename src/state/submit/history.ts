import { toArray } from '@/base';
import { type Entry, type Game } from '@/engine';
import { isFilledIn } from '../tapping';

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
}

export interface Undone {
  readonly strike: Entry;
  readonly telling: Telling;
}

/** Came with the act after it, and goes with it: a draw, a shuffle, or a draw that the act disproved and took back. */
export const comesAlong = ({ entry, takesBack }: Telling): boolean => isFilledIn(takesBack?.entry ?? entry);

/**
 * Read off the record alone, so that it works across restarts. A strike of the newest thing that counts is an undo;
 * of anything older, something told by itself; of an undo, a redo. Of such a telling, again an undo.
 */
export function historyOf(game: Game): History {
  const tellings: Telling[] = [];
  const told = new Map<number, Telling>();
  const undos = new Map<number, Telling>();
  let undone: Undone[] = [];
  let newest = -1;

  const revive = (telling: Telling): void => {
    telling.isLive = true;
    newest = Math.max(newest, telling.index);
    if (telling.takesBack !== null) kill(telling.takesBack);
  };
  const kill = (telling: Telling): void => {
    telling.isLive = false;
    if (telling.takesBack !== null) revive(telling.takesBack);
    while (newest >= 0 && tellings[newest]?.isLive !== true) newest -= 1;
  };
  const add = (entry: Entry, place: number, takesBack: Telling | null): void => {
    const telling: Telling = { entry, place, index: tellings.length, takesBack, isLive: true };
    tellings.push(telling);
    told.set(entry.n, telling);
    if (takesBack !== null) kill(takesBack);
    newest = telling.index;
    undone = [];
  };

  for (const [place, entry] of toArray(game.entries).entries()) {
    if (entry.act !== 'strike') {
      add(entry, place, null);
      continue;
    }
    const redone = undos.get(entry.entry);
    const struck = told.get(entry.entry);
    if (redone !== undefined) {
      revive(redone);
      undone = undone.filter(({ strike }) => strike.n !== entry.entry);
    } else if (struck?.isLive === true && (struck.index === newest || struck.takesBack !== null)) {
      kill(struck);
      undos.set(entry.n, struck);
      undone.push({ strike: entry, telling: struck });
    } else if (struck?.isLive === true) add(entry, place, struck);
  }
  return { tellings, newest, undone };
}
