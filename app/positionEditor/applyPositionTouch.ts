import { type Card, isNumberCard, type Seat, HIGHEST_NUMBER, UNSEEN_CARD } from '@/engine';
import { PILES_PER_POSITION, type EnteredSeat, type EnteredPosition } from './enteredPosition';

/** One place on the table that a key fills. */
export type PositionPlace =
  | { readonly on: 'stock' | 'top' | 'hand'; readonly seat: Seat }
  | { readonly on: 'discard'; readonly seat: Seat; readonly pile: number }
  | { readonly on: 'build'; readonly pile: number }
  | { readonly on: 'draw' | 'completed' };

export const placeTestID = (place: PositionPlace): string => {
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
export const isSamePositionPlace = (a: PositionPlace, b: PositionPlace): boolean => placeTestID(a) === placeTestID(b);

/** How many digits a count can have; null: the place takes a card or the number of one. */
export const maxDigitsOf = ({ on }: PositionPlace): number | null => {
  if (on === 'draw' || on === 'completed') return 3;
  return on === 'stock' || on === 'hand' ? 2 : null;
};

const PILE_NUMBERS = Array.from({ length: PILES_PER_POSITION }, (_, pile) => pile);

/**
 * The order in which places are filled: the building piles, then seat by seat, then the draw pile. Hands and completed
 * piles are left out, because their default is seldom wrong; the referee can tap them.
 */
const wayRound = (entered: EnteredPosition): readonly PositionPlace[] => [
  ...PILE_NUMBERS.map((pile): PositionPlace => ({ on: 'build', pile })),
  ...entered.seats.flatMap(({ stock }, seat): PositionPlace[] => [
    { on: 'stock', seat },
    ...(stock > 0 ? [{ on: 'top', seat } as const] : []),
    ...PILE_NUMBERS.map((pile): PositionPlace => ({ on: 'discard', seat, pile })),
  ]),
  { on: 'draw' },
];

export const FIRST_POSITION_PLACE: PositionPlace = { on: 'build', pile: 0 };

/** The place after this one. The last place, and a place outside the order, stay as they are. */
export function nextPlace(entered: EnteredPosition, place: PositionPlace): PositionPlace {
  const way = wayRound(entered);
  const at = way.findIndex((one) => isSamePositionPlace(one, place));
  return at < 0 ? place : (way[at + 1] ?? place);
}

/** A position being edited: its content, and the place that the next key fills. */
export interface PositionEditState {
  readonly entered: EnteredPosition;
  readonly place: PositionPlace;
  /** The next digit begins a new number. */
  readonly isFresh: boolean;
  /** The next card goes on top of the pile instead of standing for it. */
  readonly isAdding: boolean;
}

export type PositionTouch =
  | { readonly on: 'place'; readonly place: PositionPlace }
  | { readonly on: 'key'; readonly card: Card }
  | { readonly on: 'digit'; readonly digit: number }
  /** Empties the place, or makes it unknown again. */
  | { readonly on: 'clear' }
  | { readonly on: 'next' | 'add' | 'lift' }
  | { readonly on: 'turn' | 'dealer'; readonly seat: Seat | null };

export const makePositionEditState = (
  entered: EnteredPosition,
  place: PositionPlace = FIRST_POSITION_PLACE,
): PositionEditState => ({
  entered,
  place,
  isFresh: true,
  isAdding: false,
});

const at = (now: PositionEditState, entered: EnteredPosition): PositionEditState => ({
  ...now,
  entered,
  isAdding: false,
});
const goTo = (now: PositionEditState, place: PositionPlace): PositionEditState =>
  makePositionEditState(now.entered, place);
const goOn = (now: PositionEditState): PositionEditState => goTo(now, nextPlace(now.entered, now.place));

export function applyPositionTouch(now: PositionEditState, touch: PositionTouch): PositionEditState {
  switch (touch.on) {
    case 'place':
      return goTo(now, touch.place);
    case 'turn':
      return at(now, { ...now.entered, turn: touch.seat });
    case 'dealer':
      return at(now, { ...now.entered, dealer: touch.seat });
    case 'key':
      return putCard(now, touch.card);
    case 'digit':
      return putDigit(now, touch.digit);
    case 'clear':
      return clear(now);
    case 'next':
      return goOn(now);
    case 'add':
      return { ...now, isAdding: !now.isAdding };
    case 'lift':
      return lift(now);
  }
}

const withSeat = (entered: EnteredPosition, seat: Seat, part: Partial<EnteredSeat>): EnteredPosition => ({
  ...entered,
  seats: entered.seats.map((one, other) => (other === seat ? { ...one, ...part } : one)),
});

const pileIn = (entered: EnteredPosition, seat: Seat, pile: number): readonly Card[] =>
  entered.seats[seat]?.discards[pile] ?? [];
const withPile = (entered: EnteredPosition, seat: Seat, pile: number, cards: readonly Card[]): EnteredPosition =>
  withSeat(entered, seat, {
    discards: (entered.seats[seat]?.discards ?? []).map((one, other) => (other === pile ? cards : one)),
  });
const withBuilding = (entered: EnteredPosition, pile: number, shows: number): EnteredPosition => ({
  ...entered,
  building: entered.building.map((one, other) => (other === pile ? shows : one)),
});

/** Puts a card on the current place and goes on to the next. A key that the place cannot take does nothing. */
function putCard(now: PositionEditState, card: Card): PositionEditState {
  const { entered, place } = now;
  if (place.on === 'top') return goOn(at(now, withSeat(entered, place.seat, { top: card })));
  if (place.on === 'build') {
    if (!isNumberCard(card)) return now;
    // A pile with a twelve on top is complete and is removed from the table.
    return goOn(at(now, withBuilding(entered, place.pile, card === HIGHEST_NUMBER ? 0 : card)));
  }
  if (place.on !== 'discard') return now;
  const pile = pileIn(entered, place.seat, place.pile);
  if (now.isAdding) return { ...at(now, withPile(entered, place.seat, place.pile, [...pile, card])), isAdding: true };
  // If the same top is entered again, the known cards below stay; another top makes them unknown.
  const cards = pile[pile.length - 1] === card ? pile : [card];
  return goOn(at(now, withPile(entered, place.seat, place.pile, cards)));
}

/** Adds a digit. A number with the largest possible number of digits is complete. */
function putDigit(now: PositionEditState, digit: number): PositionEditState {
  const { entered, place, isFresh } = now;
  const digits = maxDigitsOf(place);
  if (digits === null) return now;
  const before = cardCountAt(entered, place) ?? 0;
  const count = isFresh || `${before}`.length >= digits ? digit : before * 10 + digit;
  const next = { ...at(now, withCount(entered, place, count)), isFresh: false };
  return `${count}`.length < digits || place.on === 'hand' ? next : goOn(next);
}

export function cardCountAt(entered: EnteredPosition, place: PositionPlace): number | null {
  if (place.on === 'draw' || place.on === 'completed') return entered[place.on];
  return place.on === 'stock' || place.on === 'hand' ? (entered.seats[place.seat]?.[place.on] ?? null) : null;
}

function withCount(entered: EnteredPosition, place: PositionPlace, count: number | null): EnteredPosition {
  if (place.on === 'draw' || place.on === 'completed') return { ...entered, [place.on]: count };
  return place.on === 'stock' || place.on === 'hand'
    ? withSeat(entered, place.seat, { [place.on]: count ?? 0 })
    : entered;
}

function clear(now: PositionEditState): PositionEditState {
  const { entered, place } = now;
  switch (place.on) {
    case 'top':
      return goOn(at(now, withSeat(entered, place.seat, { top: UNSEEN_CARD })));
    case 'build':
      return goOn(at(now, withBuilding(entered, place.pile, 0)));
    case 'discard':
      return goOn(at(now, withPile(entered, place.seat, place.pile, [])));
    default:
      return { ...at(now, withCount(entered, place, null)), isFresh: true };
  }
}

function lift(now: PositionEditState): PositionEditState {
  const { entered, place } = now;
  if (place.on !== 'discard') return now;
  return at(now, withPile(entered, place.seat, place.pile, pileIn(entered, place.seat, place.pile).slice(0, -1)));
}
