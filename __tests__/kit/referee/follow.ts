import { type DueDrawStep, type Entry, type Game } from '@/engine';
import { type Drawing, drawsFrom, fillsIn, isAsDue, mightFillIn } from './fillsIn';
import { type Gesture, taps } from './gesture';
import { gesturesFor, type Way } from './gesturesFor';
import { type Guest, guestAfter } from './outOfTurn';
import { type Told } from './plainRecord';
import { renumbered } from './renumbered';
import { tellDeal } from './tellDeal';
import { added, opened, setUpLength } from './tellable';

/** What is told at one time, how, and what the app must have written down of it, in its own numbering. */
export interface Telling {
  readonly way: Way;
  readonly gestures: readonly Gesture[];
  readonly entries: readonly Entry[];
  /** The game as the app has it before and after. */
  readonly before: Game;
  readonly after: Game;
}

const ENDS_IT: ReadonlySet<string> = new Set(['play', 'discard', 'pass', 'draw', 'position', 'count', 'reshuffle']);

/** A whole record as its referee would tell it to the screen, from the deal on. */
export function follow({ header, entries }: Told): Telling[] {
  const tellings: Telling[] = [];
  /** From a number in the record told to the one the app gives it. */
  const numbers = new Map<number, number>();
  let game = opened(header);
  /** It was said that nothing was drawn: nothing is filled in until it is used up. */
  let isSaid = false;
  let guest: Guest = null;

  const tell = (way: Way, gestures: readonly Gesture[], told: readonly (Entry | DueDrawStep)[]): void => {
    const before = game;
    const written = told.map((entry) => {
      const n = (game.entries?.length ?? 0) + 1;
      if ('n' in entry) numbers.set(entry.n, n);
      // what is tapped was seen: only the app assumes
      const numbered: Entry =
        'n' in entry
          ? { ...seen(renumbered(entry, (old) => numbers.get(old) ?? old)), n }
          : { ...entry, n, assumed: true };
      game = added(game, numbered);
      return numbered;
    });
    tellings.push({ way, gestures, entries: written, before, after: game });
  };
  const tellOne = (entry: Entry, filled: readonly DueDrawStep[] | null): void => {
    const numbered = renumbered(entry, (old) => numbers.get(old) ?? old);
    const before = game;
    const { way, gestures, isBrought } = gesturesFor(game, numbered, guest);
    // cards were due and not drawn: that is said beforehand, or the app would fill them in
    const isDry = filled === null && !isSaid && mightFillIn(game, entry);
    const said = isDry ? taps('draw', 'draw-count-0') : [];
    // it holds for one act
    isSaid = (isSaid || isDry) && !ENDS_IT.has(entry.act);
    tell(way, [...said, ...gestures], [...(filled ?? []), entry]);
    guest = guestAfter(before, game, guest, numbered, isBrought);
  };

  const dealt = setUpLength(entries);
  if (dealt > 0) {
    const deal = tellDeal(game, entries.slice(0, dealt));
    tell('deal', deal.gestures, deal.entries);
  }
  for (let at = dealt; at < entries.length;) {
    const run = isSaid ? null : leftToTheApp(game, entries, at);
    if (run === null) {
      tellOne(entries[at] as Entry, null);
      at += 1;
      continue;
    }
    run.words.forEach((words) => tellOne(words, null));
    const first = (game.entries?.length ?? 0) + 1;
    run.draws.forEach(({ n }) => numbers.set(n, first));
    tellOne(run.act, run.due);
    at += run.draws.length + run.words.length + 1;
  }
  return tellings;
}

function seen(entry: Entry): Entry {
  if (entry.act !== 'draw' && entry.act !== 'reshuffle') return entry;
  const { assumed: _, ...told } = entry;
  return told as Entry;
}

interface LeftOut {
  readonly draws: readonly Drawing[];
  /** Spoken between the draw and the act: the app writes the draw down with the act. */
  readonly words: readonly Entry[];
  readonly act: Entry;
  readonly due: readonly DueDrawStep[];
}

/** Draws that need no tap: exactly those due, with an act behind them that the app fills them in with. */
function leftToTheApp(game: Game, entries: readonly Entry[], at: number): LeftOut | null {
  const draws = drawsFrom(game, entries, at);
  const rest = entries.slice(at + draws.length);
  const words = rest.slice(
    0,
    rest.findIndex(({ act }) => act !== 'speak'),
  );
  const act = rest[words.length];
  if (draws.length === 0 || act === undefined) return null;
  const due = fillsIn(game, act);
  return due.length > 0 && isAsDue(draws, due) ? { draws, words, act, due } : null;
}
