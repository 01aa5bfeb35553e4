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
export const seatActingOutOfTurn = (table: Table, input: PendingInput): Seat | null =>
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

/** The top card; null if the pile is empty, `?` if nobody saw it. */
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
 * The seat whose new stock top is asked for: only directly after the play that uncovered it. Any other entry, or
 * skipping the question, ends it; undo brings it back.
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
 * Whether the next key answers that question. It does not if the referee has begun to enter something else: a card is
 * armed or lifted, or another seat than the one that played the card is the actor.
 */
export const isNextKeyStockTop = (game: Game, input: PendingInput): boolean =>
  input.armed === null &&
  input.lifted === null &&
  (input.actor === null || isPlayOf(newestMove(game), input.actor)) &&
  seatAskedForStockTop(game, input) !== null;

const isPlayOf = (move: Entry | null, seat: Seat): boolean => move?.act === 'play' && move.seat === seat;
