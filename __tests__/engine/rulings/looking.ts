import { type FlagWithId, type Table } from '@/engine';
import { type Person, personAt, type Story, seatOf } from '../../kit';

/** What one player has, in the notation of the tables: `stock 9 top 10 hand 5 piles 3.9 - - 2`. */
export const has = (story: Story, who: Person): string => seatLine(story.game.table, seatOf(who));

/** The whole table in that notation, so that two tables can be told apart. */
export const lies = (story: Story): string => tableLine(story.game.table);

/** The middle of the table. */
export const middle = (story: Story): string => middleLine(story.game.table);

/** The flags of one entry of the record. */
export const flagsOn = (story: Story, n: number): readonly FlagWithId[] => story.line(n).flags;

const seatLine = (table: Table, at: number): string => {
  const seat = table.seats[at];
  if (seat === undefined) throw new RangeError(`nobody at ${at}`);
  const piles = seat.discards.filter((pile, place) => place < 4 || pile.length > 0);
  const laid = piles.map((pile) => (pile.length === 0 ? '-' : pile.join('.'))).join(' ');
  return `stock ${seat.stock} top ${seat.stock === 0 ? '-' : seat.top} hand ${seat.hand} piles ${laid}`;
};

const middleLine = ({ building, draw, completed }: Table): string =>
  `build ${building.map(({ shows, cards }) => (shows === cards.length ? shows : `${shows}/${cards.length}`)).join(' ')}` +
  ` | draw ${draw} | completed ${completed}`;

export const tableLine = (table: Table): string =>
  [
    ...table.seats.map((_, at) => `${personAt(at)}${table.turn === at ? '*' : ''} ${seatLine(table, at)}`),
    middleLine(table),
  ].join(' | ');
