import { findLastInList } from '@/base';
import { type EntryOf, type Game, type Header, type Seat, type SeatedPlayer, type Table, seatToLeftOf } from '@/engine';
import { type Rules } from '@/rulesets';

/** Fields of a header beyond those the engine reads. */
export interface EventHeaderFields {
  readonly table?: number;
  readonly game?: number;
  readonly event?: string;
  /** Which of the event's games it is. */
  readonly eventGame?: string;
  readonly round?: number;
  /** The id of the game played before it at the same table. */
  readonly follows?: string;
}

export const eventHeaderFieldsOf = (header: Header): EventHeaderFields => header as Header & EventHeaderFields;

/**
 * The next game at the same table: who sits there now, under the same rules, one game further. It is no game of the
 * event that the one before belonged to: only the organizer seats those, and two records of one game contradict each other.
 */
export function nextGameHeader(game: Game, id: string): Header {
  const { inForce } = game;
  const more = { game: (eventHeaderFieldsOf(inForce).game ?? 1) + 1, follows: inForce.id };
  const next = { ...inForce, id, seats: inForce.seats.map((seat, at) => seatedNow(game, seat, at)), ...more };
  if (eventHeaderFieldsOf(inForce).eventGame === undefined) return next;
  const { event: _event, eventGame: _game, round: _round, ...outsideEvent } = next as Header & EventHeaderFields;
  return outsideEvent;
}

/** Somebody else may have taken the seat in the middle of the game. */
function seatedNow({ played }: Game, seat: SeatedPlayer, at: Seat): SeatedPlayer {
  const sat = findLastInList(played, ({ entry }) => entry.act === 'sit' && entry.seat === at)?.entry;
  if (sat === undefined) return seat;
  const { name, player } = sat as EntryOf<'sit'>;
  const { player: _before, name: _called, ...kept } = seat;
  return { name, ...kept, ...(player === undefined ? {} : { player }) };
}

/** The deal passes to the left where one player deals; null where nobody does, or nobody knows who dealt. */
export const suggestNextDealer = ({ values }: Rules, previous: Table): Seat | null =>
  previous.dealer !== null && (values.dealing === 'oneDealer' || values.starter === 'leftOfDealer')
    ? seatToLeftOf(previous, previous.dealer)
    : null;
