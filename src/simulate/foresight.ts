import { isNumber, pileOf, type Seat, TOP, WILD } from '@/engine';
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
    if (card === undefined) continue;
    for (let to = 0; to < world.building.length; to += 1) {
      const shows = world.building[to]?.shows ?? 0;
      const way: Way | null = wayTo(sheet, reach, { card, from: 'stock', owner }, to, shows, best?.cost ?? Infinity);
      if (way !== null) best = way;
    }
  }
  return best?.first ?? null;
}

/** A way that costs less than the best one so far. */
function wayTo(sheet: Sheet, reach: Reach, goal: Place, to: number, shows: number, best: number): Way | null {
  if (goal.card === WILD) {
    const free = (shows > 0 || sheet.wildMayStart) && TOP - shows < best;
    return free ? { first: { ...goal, to }, cost: TOP - shows } : null;
  }
  const steps = (goal.card - shows - 1 + TOP) % TOP;
  if (steps >= best || steps > reach.total) return null;
  const [hand, left] = [reach.hand.slice(), reach.left.slice()];
  let first: Lay | null = null;
  let cost = 0;
  for (let need = shows + 1; need !== goal.card; need = (need % TOP) + 1) {
    const wildToo = need > 1 || sheet.wildMayStart;
    const place: Place | null = take(reach, hand, left, need) ?? (wildToo ? take(reach, hand, left, WILD) : null);
    if (place === null) return null;
    first ??= { ...place, to };
    cost += place.card === WILD ? WILD_COST : 1;
  }
  return cost < best ? { first: first ?? { ...goal, to }, cost } : null;
}

/** Uses up one card of this face: from the hand, or from the top of what is left of a pile. */
function take({ seat, piles }: Reach, hand: number[], left: number[], face: Face): Place | null {
  const index = tallyIndex(face);
  const held = hand[index] ?? 0;
  if (held > 0) {
    hand[index] = held - 1;
    return { card: face, from: 'hand', owner: seat };
  }
  for (let i = 0; i < piles.length; i += 1) {
    const pile = piles[i] as Pile;
    const count = left[i] ?? 0;
    if (pile.cards[count - 1] !== face) continue;
    left[i] = count - 1;
    return { ...pile.top, card: face };
  }
  return null;
}

/** Where a face is counted in a tally of a hand: a number under itself, Skip-Bo under 0. */
const tallyIndex = (face: Face): number => (face === WILD ? 0 : face);

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
  readonly total: number;
}

function reachOf(sheet: Sheet, world: World, seat: Seat): Reach {
  const hand = new Array<number>(TOP + 1).fill(0);
  for (const card of playerAt(world, seat).hand) hand[tallyIndex(card)] = (hand[tallyIndex(card)] ?? 0) + 1;
  const piles = openPiles(sheet, seat).flatMap((owner) =>
    pileTops(world, owner).flatMap((top) => {
      const pile = pileOf(top.from);
      return pile === null ? [] : [{ top, cards: playerAt(world, owner).discards[pile] as Face[] }];
    }),
  );
  const left = piles.map(({ cards }) => cards.length);
  return {
    seat,
    hand,
    piles,
    left,
    total: left.reduce((sum, count) => sum + count, playerAt(world, seat).hand.length),
  };
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
