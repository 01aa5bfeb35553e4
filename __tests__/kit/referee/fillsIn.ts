import {
  arePartners,
  dueDrawSteps,
  type DueDrawStep,
  cardsDueToDraw,
  type Entry,
  type EntryOf,
  type Game,
  seatStateAt,
} from '@/engine';

export type Drawing = EntryOf<'draw'> | EntryOf<'reshuffle'>;

/**
 * The draws and the reshuffle that the app records by itself together with this act: those that are
 * due to the player on turn, when that player (or the partner, asked to) plays or discards.
 */
export function fillsIn(game: Game, entry: Entry): readonly DueDrawStep[] {
  const { table, rules } = game;
  if (entry.act !== 'play' && entry.act !== 'discard') return [];
  const asked =
    entry.act === 'play' &&
    entry.asked === true &&
    table.turn !== null &&
    arePartners(rules, table, table.turn, entry.seat);
  const isOwners = entry.seat === table.turn || asked;
  return isOwners && !isDrawTold(game) ? dueDrawSteps(rules, table) : [];
}

/** Once a draw has been told, all of it is: nothing is filled in until the next play. */
function isDrawTold({ played, table }: Game): boolean {
  for (let link = played; link !== null; link = link.before) {
    const { entry } = link.last;
    if (entry.act === 'play' || entry.act === 'discard' || entry.act === 'pass' || entry.act === 'position')
      return false;
    if (entry.act === 'draw' && entry.seat === table.turn && entry.assumed !== true) return true;
  }
  return false;
}

/**
 * Whether something might be filled in before an act where nothing was drawn. Besides what is due: an
 * empty hand cannot have given a card, a count that comes out otherwise may mean that the draw was made, and
 * whoever shuffles in the middle of a draw has taken what was left.
 */
export function mightFillIn(game: Game, entry: Entry): boolean {
  const { table, rules } = game;
  if (table.turn === null || table.over !== null) return false;
  if (entry.act === 'count') return !isDrawTold(game) && !agrees(game, entry) && dueDrawSteps(rules, table).length > 0;
  if (entry.act === 'pass')
    return !isDrawTold(game) && table.progress.plays === 0 && dueDrawSteps(rules, table).length > 0;
  if (entry.act === 'reshuffle') {
    const [due] = isDrawTold(game) ? [] : dueDrawSteps(rules, table);
    return due?.act === 'draw' && cardsDueToDraw(rules, table, table.turn, table.progress) > table.draw;
  }
  const isBare = entry.act === 'play' && entry.from === 'hand' && seatStateAt(table, table.turn).hand === 0;
  return fillsIn(game, entry).length > 0 || (isBare && entry.seat === table.turn && table.draw + table.completed > 0);
}

const agrees = ({ table }: Game, { seat, stock, hand, draw }: EntryOf<'count'>): boolean =>
  (seat === undefined || (stock ?? seatStateAt(table, seat).stock) === seatStateAt(table, seat).stock) &&
  (seat === undefined || (hand ?? seatStateAt(table, seat).hand) === seatStateAt(table, seat).hand) &&
  (draw ?? table.draw) === table.draw;

/** Draws of the player on turn, and a new draw pile made for them: what might be left to the app. */
export function drawsFrom(game: Game, entries: readonly Entry[], from: number): Drawing[] {
  const run: Drawing[] = [];
  for (const entry of entries.slice(from)) {
    const isDue =
      (entry.act === 'draw' && entry.seat === game.table.turn && entry.count > 0) ||
      (entry.act === 'reshuffle' && (entry.from ?? 'completed') === 'completed');
    if (!isDue) break;
    run.push(entry as Drawing);
  }
  return run;
}

/** Whether what was told, in however many entries, is exactly what the app would fill in. */
export const isAsDue = (told: readonly Drawing[], due: readonly DueDrawStep[]): boolean => shape(told) === shape(due);

const shape = (steps: readonly (Drawing | DueDrawStep)[]): string =>
  steps
    .map((step) => (step.act === 'draw' ? step.count : 'R'))
    .reduce<(number | 'R')[]>((all, next) => {
      const last = all[all.length - 1];
      return typeof last === 'number' && typeof next === 'number' ? [...all.slice(0, -1), last + next] : [...all, next];
    }, [])
    .join();
