import {
  actsWithTrait,
  arePartners,
  type Card,
  discardPileAt,
  type Entry,
  type Game,
  discardPileIndexOf,
  type Seat,
  seatStateAt,
  type Source,
  SOURCES,
  type Table,
  UNSEEN_CARD,
} from '@/engine';
import { type PendingInput } from '../input';

/** The seat that acts: the one chosen by a tap, else the player on turn, else whoever is likely to begin. */
export const actorOf = (table: Table, input: PendingInput): Seat =>
  input.actor ?? table.turn ?? table.over?.turn ?? table.namedStarter ?? table.tie?.seats[0] ?? 0;

/** The seat that acts although another one is on turn; null: nobody does. */
export const seatOutOfTurn = (table: Table, input: PendingInput): Seat | null =>
  table.turn === null || input.actor === table.turn ? null : input.actor;

/** The others of this player's side, in the order of seats. */
export const partnersOf = ({ rules, table }: Game, seat: Seat): Seat[] =>
  table.seats.flatMap((_, other) => (arePartners(rules, table, seat, other) ? [other] : []));

/** A partner of the one on turn: it matters whether this player was asked. */
export const isPartnerOfSeatOnTurn = ({ rules, table }: Game, seat: Seat): boolean =>
  table.turn !== null && arePartners(rules, table, seat, table.turn);

/** A pile whose top can be played. */
export interface SourcePile {
  readonly owner: Seat;
  readonly from: Source;
}

/** The card that lies there to be taken; null where nothing does. `?`: nobody saw it. */
export function topCardAt(table: Table, { owner, from }: SourcePile): Card | null {
  const pile = discardPileIndexOf(from);
  if (pile !== null) return discardPileAt(table, owner, pile).at(-1) ?? null;
  const { stock, top } = seatStateAt(table, owner);
  return from === 'stock' && stock > 0 ? top : null;
}

/** A discard pile as a source; a fifth has no name as one. */
export const discardPileAsSource = (pile: number): Source | null =>
  SOURCES.find((source) => discardPileIndexOf(source) === pile) ?? null;

export const isSameSourcePile = (a: SourcePile | null, b: SourcePile): boolean =>
  a?.owner === b.owner && a.from === b.from;

/** Acts told beside the play: they neither move a card nor end what was going on. */
const BESIDE_PLAY = actsWithTrait('beside-play');

/** The last thing that happened to the cards. */
export function newestMove(game: Game): Entry | null {
  let link = game.played;
  while (link !== null && BESIDE_PLAY.has(link.last.entry.act)) link = link.before;
  return link?.last.entry ?? null;
}

/**
 * Whose new stock top is asked for: only directly after the play that took the old one away. Whoever plays
 * on, or waves the question off, has answered it; undo brings it back.
 */
export function seatAskedForStockTop(game: Game, input: PendingInput): Seat | null {
  const move = newestMove(game);
  const isWavedOff = input.skippedAt === (game.entries?.length ?? 0);
  if (move?.act !== 'play' || move.from !== 'stock' || isWavedOff || game.table.over !== null) return null;
  const owner = move.owner ?? move.seat;
  const { stock, top } = seatStateAt(game.table, owner);
  return stock > 0 && top === UNSEEN_CARD ? owner : null;
}

/**
 * The question takes the next key, unless the referee has already begun to tell something else: a card is held, or
 * somebody was brought in who did not play that card.
 */
export const isNextKeyStockTop = (game: Game, input: PendingInput): boolean =>
  input.armed === null &&
  input.lifted === null &&
  (input.actor === null || isPlayOf(newestMove(game), input.actor)) &&
  seatAskedForStockTop(game, input) !== null;

const isPlayOf = (move: Entry | null, seat: Seat): boolean => move?.act === 'play' && move.seat === seat;
