import { type Seat } from '@/engine';
import { type Lying, PILES } from './lying';

/** One place on the table that a key fills. */
export type Place =
  | { readonly on: 'stock' | 'top' | 'hand'; readonly seat: Seat }
  | { readonly on: 'discard'; readonly seat: Seat; readonly pile: number }
  | { readonly on: 'build'; readonly pile: number }
  | { readonly on: 'draw' | 'completed' };

export const placeId = (place: Place): string => {
  switch (place.on) {
    case 'discard':
      return `pos-discard-${place.seat}-${place.pile}`;
    case 'build':
      return `pos-build-${place.pile}`;
    case 'draw':
    case 'completed':
      return `pos-${place.on}`;
    default:
      return `pos-${place.on}-${place.seat}`;
  }
};
export const isSamePlace = (a: Place, b: Place): boolean => placeId(a) === placeId(b);

/** How many digits a count can have; null: the place takes a card or the number of one. */
export const digitsOf = ({ on }: Place): number | null => {
  if (on === 'draw' || on === 'completed') return 3;
  return on === 'stock' || on === 'hand' ? 2 : null;
};

const PILE_NUMBERS = Array.from({ length: PILES }, (_, pile) => pile);

/**
 * The way the eye goes round: the middle, then seat by seat. Hands and finished piles are not on it: they are
 * seldom otherwise than understood, and whoever knows better taps them.
 */
const wayRound = (lying: Lying): readonly Place[] => [
  ...PILE_NUMBERS.map((pile): Place => ({ on: 'build', pile })),
  ...lying.seats.flatMap(({ stock }, seat): Place[] => [
    { on: 'stock', seat },
    ...(stock > 0 ? [{ on: 'top', seat } as const] : []),
    ...PILE_NUMBERS.map((pile): Place => ({ on: 'discard', seat, pile })),
  ]),
  { on: 'draw' },
];

export const FIRST_PLACE: Place = { on: 'build', pile: 0 };

/** The place after this one; the last one stays. From off the way it stays as well. */
export function nextPlace(lying: Lying, place: Place): Place {
  const way = wayRound(lying);
  const at = way.findIndex((one) => isSamePlace(one, place));
  return at < 0 ? place : (way[at + 1] ?? place);
}
