import { arePartners, type Game, type Seat, type Table } from '@/engine';
import { type Held } from '../taps';

/** Who is in the strip: whoever was brought there, else the one on turn, else whoever is likely to begin. */
export const actorOf = (table: Table, held: Held): Seat =>
  held.actor ?? table.turn ?? table.over?.turn ?? table.namedStarter ?? table.tie?.seats[0] ?? 0;

/** The others of this player's side, in the order of seats. */
export const partnersOf = ({ rules, table }: Game, seat: Seat): Seat[] =>
  table.seats.flatMap((_, other) => (arePartners(rules, table, seat, other) ? [other] : []));

/** A partner of the one on turn: it matters whether this player was asked. */
export const mayBeAsked = ({ rules, table }: Game, seat: Seat): boolean =>
  table.turn !== null && arePartners(rules, table, seat, table.turn);
