import { type EntryOf, isNumber, type Seat } from '@/engine';
import { type Drop, openPlaces } from '../choose';
import { type Dice } from '../dice';
import { type Lay } from '../moves';
import { handFaces, laysOf, type Place, pileTops } from '../plays';
import { type Running } from '../running';
import { type World, playerAt } from '../world';
import { pickOr } from './offence';

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
