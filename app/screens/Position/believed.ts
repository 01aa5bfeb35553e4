import { type Table } from '@/engine';
import { type TableFacts } from '@/state';
import { type Lying, PILES } from './lying';

/**
 * What the app believes lies there, to be put right where it does not. Hands and the draw pile as the table
 * shows them, with the draw that is due already made; the piles as deep as they are known.
 */
export const believedLying = (facts: TableFacts, table: Table): Lying => ({
  turn: facts.turn,
  dealer: table.dealer,
  seats: facts.seats.map(({ stock, top, hand }, seat) => ({
    stock,
    top,
    hand,
    discards: Array.from({ length: PILES }, (_, pile) => table.seats[seat]?.discards[pile] ?? []),
  })),
  building: facts.building.slice(0, PILES).map(({ shows }) => shows),
  draw: facts.isDrawKnown ? facts.draw : null,
  completed: facts.isDrawKnown ? facts.completed : null,
});

/** How many cards building piles show more than they hold: some were shuffled away, or one came out of sequence. */
export const recycledIn = ({ building }: Table): number =>
  building.slice(0, PILES).reduce((sum, { shows, cards }) => sum + shows - cards.length, 0);
