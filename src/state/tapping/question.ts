import { type Act, type Entry, type Game, type Seat, seatAt, UNSEEN } from '@/engine';
import { type Held } from '../taps';

/** What is told beside the play: it neither moves a card nor ends what was going on. */
const BESIDE: ReadonlySet<Act> = new Set<Act>([
  'rule',
  'note',
  'speak',
  'pause',
  'resume',
  'claim',
  'report',
  'count',
  'sit',
  'sign',
  'reveal',
  'peek',
]);

/** The last thing that happened to the cards. */
export function newestMove(game: Game): Entry | null {
  let link = game.played;
  while (link !== null && BESIDE.has(link.last.entry.act)) link = link.before;
  return link?.last.entry ?? null;
}

/**
 * Whose new stock top is asked for: only directly after the play that took the old one away. Whoever plays
 * on, or waves the question off, has answered it; undo brings it back.
 */
export function topAskedFor(game: Game, held: Held): Seat | null {
  const move = newestMove(game);
  const isWavedOff = held.skippedAt === (game.entries?.length ?? 0);
  if (move?.act !== 'play' || move.from !== 'stock' || isWavedOff || game.table.over !== null) return null;
  const owner = move.owner ?? move.seat;
  const { stock, top } = seatAt(game.table, owner);
  return stock > 0 && top === UNSEEN ? owner : null;
}

/** The question takes the next key, unless the referee has already begun to tell something else. */
export const isTopAsked = (game: Game, held: Held): boolean =>
  held.armed === null && held.lifted === null && held.actor === null && topAskedFor(game, held) !== null;
