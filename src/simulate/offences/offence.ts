import { type EntryOf, type Header, isNumber, type Seat, type Verdict } from '@/engine';
import type { AnyCode } from '@/rulesets';
import { type Dice } from '../dice';
import { type Lay, playerAt, type World } from '../realTable';
import { type Running, type Told, type When } from '../runningGame';
import { type Drop, handFaces, laysOf, openPlaces, pileTops, type Place } from '../strategy';

export type OffenceCode = Exclude<AnyCode, 'extra-game'>;

/** What somebody does wrong, and whom the book blames for it. */
export interface Offence {
  /** What is told, the offence last unless `at` says otherwise. */
  readonly told: readonly Told[];
  readonly seat: Seat | null;
  readonly at?: number;
  /** Where the offence sits in the header: other seats, other chapters. */
  readonly header?: Header;
  /** What was told before does not fit that header: the record begins here. */
  readonly anew?: true;
  /** Where it is not the one of the sheet's cell. */
  readonly verdict?: Verdict;
  /** Flags that have to be raised on the way to this one, by their place in `told`. */
  readonly means?: readonly { readonly at: number; readonly code: AnyCode }[];
  /** No card has moved: the game goes on as if nothing had happened. */
  readonly goesOn?: true;
  /** Told in place of the entry that would have come next. */
  readonly instead?: true;
}

/** Commits the offence if this is a moment for it. Looks at the game, and never touches it. */
export type Offend = (game: Running, when: When, dice: Dice) => Offence | null;

/** The number the next entry told will have, so that a ruling can name its flag. */
export const nextNumber = (game: Running): number => game.entries.length + 1;

export const isRunning = (game: Running, when: When): boolean =>
  game.started && (when === 'begin' || when === 'middle');

export const otherSeats = (game: Running, ...not: (Seat | null)[]): Seat[] =>
  game.sheet.partners.flatMap((_, seat) => (not.includes(seat) ? [] : [seat]));

/** Only at some moments there is somebody to do it. */
export const pickOr = <T>(dice: Dice, items: readonly T[]): T | null => (items.length === 0 ? null : dice.pick(items));

/** Cards showing on somebody's piles, but for a last stock card: it would end the game. */
export const pileCards = (world: World, owner: Seat): Place[] =>
  pileTops(world, owner).filter(({ from }) => from !== 'stock' || playerAt(world, owner).stock.length > 1);

export const ownCards = (world: World, seat: Seat): Place[] => [...handFaces(world, seat), ...pileCards(world, seat)];

/** A play of one of these cards that the building piles take. */
export const fittingLay = ({ sheet }: Running, world: World, places: readonly Place[], dice: Dice): Lay | null =>
  pickOr(dice, laysOf(sheet, world, places));

/** A number on a pile in progress that needs another one. */
export const misfits = (world: World, places: readonly Place[]): Lay[] =>
  places.flatMap((place) =>
    world.building.flatMap(({ shows }, to) =>
      isNumber(place.card) && shows > 0 && place.card !== shows + 1 ? [{ ...place, to }] : [],
    ),
  );

/** A discard that nobody can object to. */
export function properDrop({ sheet }: Running, world: World, seat: Seat, dice: Dice): Drop | null {
  const { hand } = playerAt(world, seat);
  return hand.length === 0 ? null : { card: dice.pick(hand), pile: dice.pick(openPlaces(sheet, world, seat)) };
}

export const dueTo = ({ sheet }: Running, world: World, seat: Seat): number =>
  Math.max(0, sheet.rules.values.hand - playerAt(world, seat).hand.length);

export const playOf = (seat: Seat, { card, from, owner, to }: Lay): Omit<EntryOf<'play'>, 'n'> => ({
  act: 'play',
  seat,
  card,
  from,
  ...(owner === seat ? {} : { owner }),
  to,
});

/** The same play made by the partner's own hand, at the player's request. */
export const askedPlay = ({ card, from, owner, to }: Lay): Omit<EntryOf<'play'>, 'n'> => ({
  act: 'play',
  seat: owner,
  card,
  from,
  to,
  asked: true,
});

export const discardOf = (seat: Seat, { card, pile }: Drop): Omit<EntryOf<'discard'>, 'n'> => ({
  act: 'discard',
  seat,
  card,
  pile,
});
