import { type Card } from '@/engine';
import { type Words } from '@/words';
import { type EnteredPosition } from './enteredPosition';
import { placeTestID, type PositionPlace } from './applyPositionTouch';

/** One place of the table: what is drawn and what a screen reader says. */
export interface PlaceData {
  readonly place: PositionPlace;
  readonly testID: string;
  /** "Ana's stock: the card on top, now 7". */
  readonly label: string;
  /** The question shown over the keys while the place is chosen. */
  readonly asks: string;
  /** A card, the empty place of one, or a number with its name below. */
  readonly shows:
    | { readonly as: 'card'; readonly card: Card | null; readonly count: number }
    | { readonly as: 'pile'; readonly number: number }
    | { readonly as: 'count'; readonly number: number | null; readonly title: string };
}

export interface SeatPlacesData {
  readonly seat: number;
  readonly name: string;
  readonly isOnTurn: boolean;
  readonly turnLabel: string;
  /** In the order in which they lie before the player: hand, four discard piles, and the stock at the right. */
  readonly places: readonly PlaceData[];
}

export interface PositionTableData {
  readonly middle: readonly PlaceData[];
  readonly seats: readonly SeatPlacesData[];
}

interface Named {
  readonly seat: number;
  readonly name: string;
}

export function makePositionTable(entered: EnteredPosition, named: readonly Named[], words: Words): PositionTableData {
  const { position, cardLabel } = words.forms;
  const nameOf = (seat: number): string => named.find((one) => one.seat === seat)?.name ?? '';
  const said = (card: Card | null): string => (card === null ? position.empty : cardLabel(card));
  const data = (place: PositionPlace, shows: PlaceData['shows'], value: string): PlaceData => {
    const asks = asked(place, nameOf, words);
    return { place, testID: placeTestID(place), label: position.shows(asks, value), asks, shows };
  };
  const card = (place: PositionPlace, one: Card | null, count = 0): PlaceData =>
    data(place, { as: 'card', card: one, count }, position.pile(said(one), count));
  const counted = (place: PositionPlace, number: number | null, title: string): PlaceData =>
    data(place, { as: 'count', number, title }, position.counted(number, title));
  return {
    middle: [
      ...entered.building.map((number, pile) =>
        data({ on: 'build', pile }, { as: 'pile', number }, number === 0 ? position.empty : words.number(number)),
      ),
      counted({ on: 'draw' }, entered.draw, position.drawPile),
      counted({ on: 'completed' }, entered.completed, position.completed),
    ],
    seats: entered.seats.map(({ stock, top, hand, discards }, seat) => ({
      seat,
      name: nameOf(seat),
      isOnTurn: entered.turn === seat,
      turnLabel: position.turn(nameOf(seat)),
      places: [
        counted({ on: 'hand', seat }, hand, position.hand),
        ...discards.map((pile, at) =>
          card({ on: 'discard', seat, pile: at }, pile[pile.length - 1] ?? null, pile.length),
        ),
        card({ on: 'top', seat }, stock === 0 ? null : top),
        counted({ on: 'stock', seat }, stock, position.stock),
      ],
    })),
  };
}

function asked(place: PositionPlace, nameOf: (seat: number) => string, { forms }: Words): string {
  const say = forms.position.place;
  switch (place.on) {
    case 'discard':
      return say.discard(nameOf(place.seat), place.pile);
    case 'build':
      return say.build(place.pile);
    case 'draw':
    case 'completed':
      return say[place.on];
    default:
      return say[place.on](nameOf(place.seat));
  }
}
