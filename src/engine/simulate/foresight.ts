import { isNumber, type Seat, TOP, WILD } from '../cards';
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
  const ways = openPiles(sheet, seat).flatMap((owner) => {
    const card = topOf(playerAt(world, owner).stock);
    return card === undefined ? [] : world.building.flatMap((_, to) => wayTo(sheet, world, seat, { card, from: 'stock', owner }, to) ?? []);
  });
  return ways.reduce<Way | null>((best, way) => (best === null || way.cost < best.cost ? way : best), null)?.first ?? null;
}

function wayTo(sheet: Sheet, world: World, seat: Seat, goal: Place, to: number): Way | null {
  const shows = world.building[to]?.shows ?? 0;
  if (goal.card === WILD) return shows > 0 || sheet.wildMayStart ? { first: { ...goal, to }, cost: TOP - shows } : null;
  const cards = reach(sheet, world, seat);
  let first: Lay | null = null;
  let cost = 0;
  for (let need = shows + 1; need !== goal.card; need = (need % TOP) + 1) {
    const place = cards.take(need, need > 1 || sheet.wildMayStart);
    if (place === null) return null;
    first ??= { ...place, to };
    cost += place.card === WILD ? WILD_COST : 1;
  }
  return { first: first ?? { ...goal, to }, cost };
}

/** The hand and the discard piles, to be used up card by card in thought. */
function reach(sheet: Sheet, world: World, seat: Seat) {
  const hand = playerAt(world, seat).hand.slice();
  const piles = openPiles(sheet, seat).flatMap((owner) =>
    pileTops(world, owner)
      .filter(({ from }) => from !== 'stock')
      .map((top) => ({ top, under: (playerAt(world, owner).discards[Number(top.from.slice(8))] as Face[]).slice() })),
  );
  const takeFace = (face: Face): Place | null => {
    const at = hand.indexOf(face);
    if (at >= 0) {
      hand.splice(at, 1);
      return { card: face, from: 'hand', owner: seat };
    }
    const pile = piles.find(({ under }) => topOf(under) === face);
    if (pile === undefined) return null;
    pile.under.pop();
    return { ...pile.top, card: face };
  };
  const take = (need: number, wildToo: boolean): Place | null => takeFace(need) ?? (wildToo ? takeFace(WILD) : null);
  return { take };
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
