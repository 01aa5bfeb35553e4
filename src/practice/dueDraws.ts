import {
  cardsDueToDraw,
  dueDrawSteps,
  type DueDrawStep,
  type Entry,
  type EntryOf,
  type Game,
  seatStateAt,
  type Table,
} from '@/engine';
import { type LessonStep } from './lesson';

type DrawingEntry = EntryOf<'draw'> | EntryOf<'reshuffle'>;

/** What a referee does not enter: counts the referee makes for himself, and the word by which a partner is asked. */
export const isNotEnteredByReferee = (before: Table, entry: Entry): boolean =>
  entry.act === 'count' || (entry.act === 'speak' && entry.what === 'request' && entry.seat === before.turn);

/**
 * How many of the steps from `at` on are draws (and the reshuffle they need) that the app fills in by itself: exactly
 * those due to the player on turn. 0 where something else happens, or where another number was drawn.
 */
export function countDrawStepsAppFillsIn(
  steps: readonly Pick<LessonStep, 'entry' | 'before' | 'flag'>[],
  at: number,
): number {
  const first = steps[at];
  if (first === undefined) return 0;
  const { table, rules } = first.before;
  const run: DrawingEntry[] = [];
  for (const { entry, flag } of steps.slice(at)) {
    const isDrawing =
      (entry.act === 'draw' && entry.seat === table.turn && entry.count > 0) ||
      (entry.act === 'reshuffle' && (entry.from ?? 'completed') === 'completed');
    if (!isDrawing || flag !== null) break;
    run.push(entry as DrawingEntry);
  }
  const due = dueDrawSteps(rules, table);
  return run.length > 0 && shapeOf(run) === shapeOf(due) ? run.length : 0;
}

/** Draws that follow each other are one, however many entries they are. */
function shapeOf(steps: readonly (DrawingEntry | DueDrawStep)[]): string {
  const parts: (number | 'R')[] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (step.act === 'draw' && typeof last === 'number') parts[parts.length - 1] = last + step.count;
    else parts.push(step.act === 'draw' ? step.count : 'R');
  }
  return parts.join();
}

/**
 * Whether the app would fill in a draw before this entry although none was made: then the referee has to say first
 * that nothing was drawn. The rules of `state/plan/assumptions`, seen from outside.
 */
export function wouldFillInDrawBeforeEntry(game: Game, entry: Entry): boolean {
  const { table, rules } = game;
  if (table.turn === null || table.over !== null || isDrawTold(game)) return false;
  const due = dueDrawSteps(rules, table);
  switch (entry.act) {
    case 'play':
      if (entry.seat !== table.turn) return false;
      return (
        due.length > 0 ||
        (entry.from === 'hand' && seatStateAt(table, table.turn).hand === 0 && table.draw + table.completed > 0)
      );
    case 'discard':
      return entry.seat === table.turn && due.length > 0;
    case 'pass':
      return table.progress.plays === 0 && due.length > 0;
    case 'reshuffle':
      return due[0]?.act === 'draw' && cardsDueToDraw(rules, table, table.turn, table.progress) > table.draw;
    default:
      return false;
  }
}

/** Once a draw has been told, nothing is filled in until the next play. */
function isDrawTold({ played, table }: Game): boolean {
  for (let link = played; link !== null; link = link.before) {
    const { entry } = link.last;
    if (['play', 'discard', 'pass', 'position'].includes(entry.act)) return false;
    if (entry.act === 'draw' && entry.seat === table.turn && entry.assumed !== true) return true;
  }
  return false;
}
