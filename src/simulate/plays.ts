import type { Seat, Source } from '@/engine';
import { type Lay } from './moves';
import { type Sheet } from './sheet';
import { type Face, fits, playerAt, topOf, type World } from './world';

export interface Place {
  readonly card: Face;
  readonly from: Source;
  readonly owner: Seat;
}

/** The cards that show on a player's own piles. */
export function pileTops(world: World, owner: Seat): Place[] {
  const { stock, discards } = playerAt(world, owner);
  const top = topOf(stock);
  const places: Place[] = top === undefined ? [] : [{ card: top, from: 'stock', owner }];
  discards.forEach((pile, i) => {
    const card = topOf(pile);
    if (card !== undefined) places.push({ card, from: `discard:${i}` as Source, owner });
  });
  return places;
}

/** Each face of a hand once: which of two sevens is played makes no difference. */
export const handFaces = (world: World, owner: Seat): Place[] =>
  [...new Set(playerAt(world, owner).hand)].map((card) => ({ card, from: 'hand', owner }));

/** Whose piles the player on turn may play from, the own first. */
export const openPiles = (sheet: Sheet, seat: Seat): Seat[] => [
  seat,
  ...(sheet.sharesPiles ? (sheet.partners[seat] ?? []) : []),
];

export const placesFor = (sheet: Sheet, world: World, seat: Seat): Place[] => [
  ...openPiles(sheet, seat).flatMap((owner) => pileTops(world, owner)),
  ...handFaces(world, seat),
];

/** Every way these cards can go on the building piles. */
export const laysOf = (sheet: Sheet, world: World, places: readonly Place[]): Lay[] =>
  places.flatMap((place) =>
    world.building.flatMap(({ shows }, to) =>
      fits(place.card, shows) && (shows > 0 || place.card === 1 || sheet.wildMayStart) ? [{ ...place, to }] : [],
    ),
  );

export const legalPlays = (sheet: Sheet, world: World, seat: Seat): Lay[] =>
  laysOf(sheet, world, placesFor(sheet, world, seat));
