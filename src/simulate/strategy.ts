import { isNumber, pileOf, type Seat, type Source, TOP, WILD } from '@/engine';
import { type Face, fits, type Lay, leftOf, PLACES, playerAt, topOf, type World } from './realTable';
import { type Running } from './runningGame';
import { type Sheet } from './playRules';

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

const HOLDS_BACK = 0.25;

/** What the player on turn lays next; null to stop. Where the sheet makes a stock card a duty, it is one for everybody. */
export function choosePlay(game: Running): Lay | null {
  const { sheet, world, dice, turn } = game;
  const clever = dice.chance(game.skill);
  const chosen = clever ? wisePlay(game) : randomPlay(game);
  if (chosen !== null || !sheet.mustPlayStock) return chosen;
  const duty = laysOf(
    sheet,
    world,
    pileTops(world, turn).filter(({ from }) => from === 'stock'),
  );
  return duty.length === 0 ? null : dice.pick(duty);
}

function randomPlay({ sheet, world, dice, turn }: Running): Lay | null {
  const lays = legalPlays(sheet, world, turn);
  return lays.length === 0 || dice.chance(HOLDS_BACK) ? null : dice.pick(lays);
}

function wisePlay({ sheet, world, dice, turn }: Running): Lay | null {
  const toward = towardStock(sheet, world, turn);
  if (toward !== null) return toward;
  const spare = harmless(world, turn, leftOf(world, turn));
  if (spare.length > 0) return dice.pick(spare);
  // nothing left to draw: whatever moves the piles on is better than waiting
  const dead = world.draw.length + world.completed.length === 0;
  const any = dead ? legalPlays(sheet, world, turn) : [];
  return any.length === 0 ? null : dice.pick(any);
}

export interface Drop {
  readonly card: Face;
  readonly pile: number;
}

/** Where a card may be discarded: a sheet may want all four places taken before any is built on. */
export function openPlaces(sheet: Sheet, world: World, seat: Seat): number[] {
  const { fourBeforeStack } = sheet.rules.values;
  const { discards, hadFour } = playerAt(world, seat);
  const gaps = PLACES.filter((pile) => discards[pile]?.length === 0);
  const bound = fourBeforeStack === 'always' || (fourBeforeStack === 'once' && !hadFour);
  return bound && gaps.length > 0 ? gaps : [...PLACES];
}

export function chooseDiscard({ sheet, world, dice, turn, skill }: Running): Drop {
  const { hand, discards } = playerAt(world, turn);
  const drops = [...new Set(hand)].flatMap((card) => openPlaces(sheet, world, turn).map((pile) => ({ card, pile })));
  if (!dice.chance(skill)) return dice.pick(drops);
  const worth = ({ card, pile }: Drop): number => tidiness(card, topOf(discards[pile])) + dice.next();
  return drops.map((drop) => ({ drop, worth: worth(drop) })).reduce((a, b) => (b.worth > a.worth ? b : a)).drop;
}

/** Descending piles can be played off again; a Skip-Bo is kept as long as there is anything else. */
function tidiness(card: Face, top: Face | undefined): number {
  if (card === WILD) return -20;
  const height = card / 4;
  if (top === undefined) return 3 + height;
  if (top === card) return 5 + height;
  if (top === WILD) return -8;
  return top === card + 1 ? 7 + height : top > card ? height : height - 5;
}
