import { type Card, isNumber, type Seat, HIGHEST_NUMBER, UNSEEN } from '@/engine';
import { type Lying, type SeatPlaces } from './lying';
import { digitsOf, FIRST_PLACE, nextPlace, type Place } from './places';

/** A position being entered: what lies there, and the place the next key goes to. */
export interface Entering {
  readonly lying: Lying;
  readonly place: Place;
  /** The next digit begins a new number. */
  readonly isFresh: boolean;
  /** The next card goes on top of the pile instead of standing for it. */
  readonly isAdding: boolean;
}

export type Touch =
  | { readonly on: 'place'; readonly place: Place }
  | { readonly on: 'key'; readonly card: Card }
  | { readonly on: 'digit'; readonly digit: number }
  /** Empties the place, or makes it unknown again. */
  | { readonly on: 'clear' }
  | { readonly on: 'next' | 'add' | 'lift' }
  | { readonly on: 'turn' | 'dealer'; readonly seat: Seat | null };

export const beginEntering = (lying: Lying, place: Place = FIRST_PLACE): Entering => ({
  lying,
  place,
  isFresh: true,
  isAdding: false,
});

const at = (now: Entering, lying: Lying): Entering => ({ ...now, lying, isAdding: false });
const goTo = (now: Entering, place: Place): Entering => beginEntering(now.lying, place);
const goOn = (now: Entering): Entering => goTo(now, nextPlace(now.lying, now.place));

export function enter(now: Entering, touch: Touch): Entering {
  switch (touch.on) {
    case 'place':
      return goTo(now, touch.place);
    case 'turn':
      return at(now, { ...now.lying, turn: touch.seat });
    case 'dealer':
      return at(now, { ...now.lying, dealer: touch.seat });
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

const withSeat = (lying: Lying, seat: Seat, part: Partial<SeatPlaces>): Lying => ({
  ...lying,
  seats: lying.seats.map((one, other) => (other === seat ? { ...one, ...part } : one)),
});

const pileIn = (lying: Lying, seat: Seat, pile: number): readonly Card[] => lying.seats[seat]?.discards[pile] ?? [];
const withPile = (lying: Lying, seat: Seat, pile: number, cards: readonly Card[]): Lying =>
  withSeat(lying, seat, {
    discards: (lying.seats[seat]?.discards ?? []).map((one, other) => (other === pile ? cards : one)),
  });
const withBuilding = (lying: Lying, pile: number, shows: number): Lying => ({
  ...lying,
  building: lying.building.map((one, other) => (other === pile ? shows : one)),
});

/** A card where one lies, and on to the next place. Keys a place cannot take do nothing. */
function putCard(now: Entering, card: Card): Entering {
  const { lying, place } = now;
  if (place.on === 'top') return goOn(at(now, withSeat(lying, place.seat, { top: card })));
  if (place.on === 'build') {
    if (!isNumber(card)) return now;
    // A pile with its twelve is finished: it is not there any more.
    return goOn(at(now, withBuilding(lying, place.pile, card === HIGHEST_NUMBER ? 0 : card)));
  }
  if (place.on !== 'discard') return now;
  const pile = pileIn(lying, place.seat, place.pile);
  if (now.isAdding) return { ...at(now, withPile(lying, place.seat, place.pile, [...pile, card])), isAdding: true };
  // The same top again confirms the pile; another one says that nobody knows what lies under it.
  const cards = pile[pile.length - 1] === card ? pile : [card];
  return goOn(at(now, withPile(lying, place.seat, place.pile, cards)));
}

/** Digit by digit; a number that is as long as it can be is done. */
function putDigit(now: Entering, digit: number): Entering {
  const { lying, place, isFresh } = now;
  const digits = digitsOf(place);
  if (digits === null) return now;
  const before = countAt(lying, place) ?? 0;
  const count = isFresh || `${before}`.length >= digits ? digit : before * 10 + digit;
  const next = { ...at(now, withCount(lying, place, count)), isFresh: false };
  return `${count}`.length < digits || place.on === 'hand' ? next : goOn(next);
}

export function countAt(lying: Lying, place: Place): number | null {
  if (place.on === 'draw' || place.on === 'completed') return lying[place.on];
  return place.on === 'stock' || place.on === 'hand' ? (lying.seats[place.seat]?.[place.on] ?? null) : null;
}

function withCount(lying: Lying, place: Place, count: number | null): Lying {
  if (place.on === 'draw' || place.on === 'completed') return { ...lying, [place.on]: count };
  return place.on === 'stock' || place.on === 'hand' ? withSeat(lying, place.seat, { [place.on]: count ?? 0 }) : lying;
}

function clear(now: Entering): Entering {
  const { lying, place } = now;
  switch (place.on) {
    case 'top':
      return goOn(at(now, withSeat(lying, place.seat, { top: UNSEEN })));
    case 'build':
      return goOn(at(now, withBuilding(lying, place.pile, 0)));
    case 'discard':
      return goOn(at(now, withPile(lying, place.seat, place.pile, [])));
    default:
      return { ...at(now, withCount(lying, place, null)), isFresh: true };
  }
}

function lift(now: Entering): Entering {
  const { lying, place } = now;
  if (place.on !== 'discard') return now;
  return at(now, withPile(lying, place.seat, place.pile, pileIn(lying, place.seat, place.pile).slice(0, -1)));
}
