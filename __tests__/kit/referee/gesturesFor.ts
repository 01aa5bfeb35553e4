import { type Entry, type EntryOf, type Game } from '@/engine';
import { formTaps, isToldByActor } from './formTaps';
import { type Gesture, taps } from './gesture';
import { logTaps } from './logTaps';
import { type Guest } from './outOfTurn';
import { rulingTaps } from './rulingTaps';
import { tableTaps } from './tableTaps';

export type Way = 'deal' | 'taps' | 'talk' | 'form' | 'ruling' | 'log';

export interface Gestures {
  readonly way: Way;
  readonly gestures: readonly Gesture[];
  /** They select the seat of the entry, if ActivePlayerPanel does not show it. */
  readonly isBrought: boolean;
}

/** How one entry is told, at a game as far as it has been judged: by the shortest way the screens offer. */
export function gesturesFor(game: Game, entry: Entry, guest: Guest = null): Gestures {
  switch (entry.act) {
    case 'rule':
      return { way: 'ruling', gestures: rulingTaps(game, entry), isBrought: false };
    case 'strike':
    case 'amend':
    case 'insert':
      return { way: 'log', gestures: logTaps(game, entry), isBrought: false };
    case 'speak': {
      const gestures = talkTaps(entry);
      return gestures === null ? byForm(game, entry, guest) : { way: 'talk', gestures, isBrought: false };
    }
    default: {
      const gestures = tableTaps(game, entry, guest);
      return gestures === null
        ? byForm(game, entry, guest)
        : { way: 'taps', gestures, isBrought: entry.act !== 'flip' };
    }
  }
}

const byForm = (game: Game, entry: Entry, guest: Guest): Gestures => ({
  way: 'form',
  gestures: formTaps(game, entry, guest),
  isBrought: isToldByActor(entry),
});

/** Who, and what. To whom, where it matters, is asked by the form. */
function talkTaps({ seat, what, to, calledBy }: EntryOf<'speak'>): Gesture[] | null {
  if (to !== undefined || calledBy !== undefined) return null;
  return taps('speak', `speak-seat-${seat ?? 'spectator'}`, `speak-what-${what}`);
}
