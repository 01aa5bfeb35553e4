import { allSides, type Game, playsTeams, type Seat, type Table } from '@/engine';
import { type FlagFacts, type SeatFacts } from '../facts';

/** Every seat as it lies there; `shown` is the table with the draw that is due already made. */
export const seatFacts = (game: Game, shown: Table, flags: readonly FlagFacts[]): readonly SeatFacts[] =>
  shown.seats.map((state, seat) => ({
    seat,
    name: shown.names[seat] ?? '',
    side: sideIndex(game, seat),
    hand: state.hand,
    due: state.hand - (game.table.seats[seat]?.hand ?? 0),
    stock: state.stock,
    top: state.top,
    discards: state.discards.map((cards) => ({ top: cards.at(-1) ?? null, count: cards.length })),
    isOnTurn: game.table.turn === seat,
    isMarked: state.mustPlayFirst,
    owes: state.owedCards,
    openFlags: flags.filter(({ flag }) => flag.seat === seat).length,
  }));

/** The place of a seat's side among all sides. */
export function sideIndex({ rules, table }: Game, seat: Seat): number {
  if (!playsTeams(rules, table)) return seat;
  const team = table.teams[seat] ?? -1 - seat;
  return allSides(rules, table).indexOf(team);
}
