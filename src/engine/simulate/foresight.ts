import { faceIndex, isNumber, type Seat, TOP, WILD } from '../cards';
import { pileOf } from '../entries';
import { type Lay } from './moves';
import { handFaces, openPiles, pileTops, type Place } from './plays';
import { type Sheet } from './sheet';
import { type Face, playerAt, topOf, type World } from './world';

interface Way {
  readonly first: Lay;
  readonly cost: number;
}

/** A Skip-Bo spent on the way is worth several ordinary cards. */
const WILD_COST = 3;

/** The cheapest way to bring a stock card of the side onto a pile, the stock card itself last: its first play. */
export function towardStock(sheet: Sheet, world: World, seat: Seat): Lay | null {
  const reach = reachOf(sheet, world, seat);
  let best: Way | null = null;
  for (const owner of openPiles(sheet, seat)) {
    const card = topOf(playerAt(world, owner).stock);
    for (let to = 0; to < world.building.length && card !== undefined; to += 1) {
      const way = wayTo(sheet, reach, { card, from: 'stock', owner }, to, world.building[to]?.shows ?? 0);
      if (way !== null && (best === null || way.cost < best.cost)) best = way;
    }
  }
  return best?.first ?? null;
}

function wayTo(sheet: Sheet, reach: Reach, goal: Place, to: number, shows: number): Way | null {
  if (goal.card === WILD) return shows > 0 || sheet.wildMayStart ? { first: { ...goal, to }, cost: TOP - shows } : null;
  if (goal.card === shows + 1) return { first: { ...goal, to }, cost: 0 };
  const hand = reach.hand.slice();
  const left = reach.left.slice();
  const take = (face: Face): Place | null => {
    const index = faceIndex(face);
    if ((hand[index] ?? 0) > 0) {
      hand[index] = (hand[index] ?? 0) - 1;
      return { card: face, from: 'hand', owner: reach.seat };
    }
    const pile = left.findIndex((count, i) => reach.piles[i]?.cards[count - 1] === face);
    if (pile < 0) return null;
    left[pile] = (left[pile] ?? 0) - 1;
    return { ...(reach.piles[pile] as Pile).top, card: face };
  };
  let first: Lay | null = null;
  let cost = 0;
  for (let need = shows + 1; need !== goal.card; need = (need % TOP) + 1) {
    const place: Place | null = take(need) ?? (need > 1 || sheet.wildMayStart ? take(WILD) : null);
    if (place === null) return null;
    first ??= { ...place, to };
    cost += place.card === WILD ? WILD_COST : 1;
  }
  return { first: first ?? { ...goal, to }, cost };
}

interface Pile {
  readonly top: Place;
  readonly cards: readonly Face[];
}

/** The hand, counted by face, and the discard piles with how many cards are left of each: used up in thought only. */
interface Reach {
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly piles: readonly Pile[];
  readonly left: readonly number[];
}

function reachOf(sheet: Sheet, world: World, seat: Seat): Reach {
  const hand = new Array<number>(TOP + 1).fill(0);
  for (const card of playerAt(world, seat).hand) hand[faceIndex(card)] = (hand[faceIndex(card)] ?? 0) + 1;
  const piles = openPiles(sheet, seat).flatMap((owner) =>
    pileTops(world, owner).flatMap((top) => {
      const pile = pileOf(top.from);
      return pile === null ? [] : [{ top, cards: playerAt(world, owner).discards[pile] as Face[] }];
    }),
  );
  return { seat, hand, piles, left: piles.map(({ cards }) => cards.length) };
}

/** Hand cards that may go without opening the way for the next player's stock; any at all when cards run short. */
export function harmless(world: World, seat: Seat, next: Seat): Lay[] {
  const threat = topOf(playerAt(world, next).stock);
  const short = world.draw.length < 2 * world.players.length;
  return handFaces(world, seat).flatMap((place) => {
    const { card } = place;
    if (!isNumber(card)) return [];
    return world.building.flatMap(({ shows }, to) =>
      shows + 1 === card && (short || (card % TOP) + 1 !== threat) ? [{ ...place, to }] : [],
    );
  });
}
