import { isNumberCard, discardPileIndexOf, type Seat, type Source, HIGHEST_NUMBER, WILD_CARD } from '@/engine';
import {
  type Face,
  fitsOnPile,
  type CardPlay,
  nextSeat,
  PILE_INDEXES,
  playerAt,
  topCardOf,
  type RealTable,
} from './realTable';
import { type RunningGame } from './runningGame';
import { type PlayRules } from './playRules';

export interface CardWithSource {
  readonly card: Face;
  readonly from: Source;
  readonly owner: Seat;
}

/** The top cards of a player's stock and discard piles. */
export function stockAndDiscardTops(realTable: RealTable, owner: Seat): CardWithSource[] {
  const { stock, discards } = playerAt(realTable, owner);
  const top = topCardOf(stock);
  const places: CardWithSource[] = top === undefined ? [] : [{ card: top, from: 'stock', owner }];
  discards.forEach((pile, i) => {
    const card = topCardOf(pile);
    if (card !== undefined) places.push({ card, from: `discard:${i}` as Source, owner });
  });
  return places;
}

/** Each face of a hand once: which of two sevens is played makes no difference. */
export const distinctHandCards = (realTable: RealTable, owner: Seat): CardWithSource[] =>
  [...new Set(playerAt(realTable, owner).hand)].map((card) => ({ card, from: 'hand', owner }));

/** The players whose piles the player on turn may play from, starting with their own. */
export const seatsToPlayFrom = (playRules: PlayRules, seat: Seat): Seat[] => [
  seat,
  ...(playRules.sharesPiles ? (playRules.partners[seat] ?? []) : []),
];

export const availableCards = (playRules: PlayRules, realTable: RealTable, seat: Seat): CardWithSource[] => [
  ...seatsToPlayFrom(playRules, seat).flatMap((owner) => stockAndDiscardTops(realTable, owner)),
  ...distinctHandCards(realTable, seat),
];

/** All legal plays of these cards onto the building piles. */
export const legalPlaysOfCards = (
  playRules: PlayRules,
  realTable: RealTable,
  places: readonly CardWithSource[],
): CardPlay[] =>
  places.flatMap((place) =>
    realTable.building.flatMap(({ shows }, to) =>
      fitsOnPile(place.card, shows) && (shows > 0 || place.card === 1 || playRules.wildMayStart)
        ? [{ ...place, to }]
        : [],
    ),
  );

export const legalPlays = (playRules: PlayRules, realTable: RealTable, seat: Seat): CardPlay[] =>
  legalPlaysOfCards(playRules, realTable, availableCards(playRules, realTable, seat));

interface Route {
  readonly first: CardPlay;
  readonly cost: number;
}

/** Spending a Skip-Bo costs as much as several ordinary cards. */
const WILD_COST = 3;

/** The first play of the cheapest sequence that ends with a stock card of the side; null if there is none. */
export function firstPlayTowardStock(playRules: PlayRules, realTable: RealTable, seat: Seat): CardPlay | null {
  const reach = reachOf(playRules, realTable, seat);
  let best: Route | null = null;
  for (const owner of seatsToPlayFrom(playRules, seat)) {
    const card = topCardOf(playerAt(realTable, owner).stock);
    if (card === undefined) continue;
    for (let to = 0; to < realTable.building.length; to += 1) {
      const shows = realTable.building[to]?.shows ?? 0;
      const way: Route | null = routeTo(
        playRules,
        reach,
        { card, from: 'stock', owner },
        to,
        shows,
        best?.cost ?? Infinity,
      );
      if (way !== null) best = way;
    }
  }
  return best?.first ?? null;
}

/** A sequence of plays onto one pile that ends with the goal, if it costs less than the best so far. */
function routeTo(
  playRules: PlayRules,
  reach: Reach,
  goal: CardWithSource,
  to: number,
  shows: number,
  best: number,
): Route | null {
  if (goal.card === WILD_CARD) {
    const free = (shows > 0 || playRules.wildMayStart) && HIGHEST_NUMBER - shows < best;
    return free ? { first: { ...goal, to }, cost: HIGHEST_NUMBER - shows } : null;
  }
  const steps = (goal.card - shows - 1 + HIGHEST_NUMBER) % HIGHEST_NUMBER;
  if (steps >= best || steps > reach.total) return null;
  const [hand, left] = [reach.hand.slice(), reach.left.slice()];
  let first: CardPlay | null = null;
  let cost = 0;
  for (let need = shows + 1; need !== goal.card; need = (need % HIGHEST_NUMBER) + 1) {
    const wildToo = need > 1 || playRules.wildMayStart;
    const place: CardWithSource | null =
      take(reach, hand, left, need) ?? (wildToo ? take(reach, hand, left, WILD_CARD) : null);
    if (place === null) return null;
    first ??= { ...place, to };
    cost += place.card === WILD_CARD ? WILD_COST : 1;
  }
  return cost < best ? { first: first ?? { ...goal, to }, cost } : null;
}

/** Takes one card of this face out of the copies: from the hand, or from the top of a discard pile. */
function take({ seat, piles }: Reach, hand: number[], left: number[], face: Face): CardWithSource | null {
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

/** Index of a face in a tally: a number counts under itself, Skip-Bo under 0. */
const tallyIndex = (face: Face): number => (face === WILD_CARD ? 0 : face);

interface Pile {
  readonly top: CardWithSource;
  readonly cards: readonly Face[];
}

/** The cards a sequence can use: the hand counted by face, and the discard piles with the cards left of each. */
interface Reach {
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly piles: readonly Pile[];
  readonly left: readonly number[];
  readonly total: number;
}

function reachOf(playRules: PlayRules, realTable: RealTable, seat: Seat): Reach {
  const hand = new Array<number>(HIGHEST_NUMBER + 1).fill(0);
  for (const card of playerAt(realTable, seat).hand) hand[tallyIndex(card)] = (hand[tallyIndex(card)] ?? 0) + 1;
  const piles = seatsToPlayFrom(playRules, seat).flatMap((owner) =>
    stockAndDiscardTops(realTable, owner).flatMap((top) => {
      const pile = discardPileIndexOf(top.from);
      return pile === null ? [] : [{ top, cards: playerAt(realTable, owner).discards[pile] as Face[] }];
    }),
  );
  const left = piles.map(({ cards }) => cards.length);
  return {
    seat,
    hand,
    piles,
    left,
    total: left.reduce((sum, count) => sum + count, playerAt(realTable, seat).hand.length),
  };
}

/**
 * Plays from the hand that do not help the next player's stock card; all plays from the hand when the draw
 * pile is short.
 */
export function playsNotHelpingNextPlayer(realTable: RealTable, seat: Seat, next: Seat): CardPlay[] {
  const threat = topCardOf(playerAt(realTable, next).stock);
  const short = realTable.draw.length < 2 * realTable.players.length;
  return distinctHandCards(realTable, seat).flatMap((place) => {
    const { card } = place;
    if (!isNumberCard(card)) return [];
    return realTable.building.flatMap(({ shows }, to) =>
      shows + 1 === card && (short || (card % HIGHEST_NUMBER) + 1 !== threat) ? [{ ...place, to }] : [],
    );
  });
}

const HOLDS_BACK = 0.25;

/** The next play of the player on turn; null to stop. Where the ruleset requires stock plays, everybody makes them. */
export function choosePlay(game: RunningGame): CardPlay | null {
  const { playRules, realTable, dice, turn } = game;
  const clever = dice.chance(game.skill);
  const chosen = clever ? wisePlay(game) : randomPlay(game);
  if (chosen !== null || !playRules.mustPlayStock) return chosen;
  const duty = legalPlaysOfCards(
    playRules,
    realTable,
    stockAndDiscardTops(realTable, turn).filter(({ from }) => from === 'stock'),
  );
  return duty.length === 0 ? null : dice.pick(duty);
}

function randomPlay({ playRules, realTable, dice, turn }: RunningGame): CardPlay | null {
  const lays = legalPlays(playRules, realTable, turn);
  return lays.length === 0 || dice.chance(HOLDS_BACK) ? null : dice.pick(lays);
}

function wisePlay({ playRules, realTable, dice, turn }: RunningGame): CardPlay | null {
  const toward = firstPlayTowardStock(playRules, realTable, turn);
  if (toward !== null) return toward;
  const spare = playsNotHelpingNextPlayer(realTable, turn, nextSeat(realTable, turn));
  if (spare.length > 0) return dice.pick(spare);
  // with nothing left to draw, any play is better than none
  const dead = realTable.draw.length + realTable.completed.length === 0;
  const any = dead ? legalPlays(playRules, realTable, turn) : [];
  return any.length === 0 ? null : dice.pick(any);
}

export interface DiscardChoice {
  readonly card: Face;
  readonly pile: number;
}

/** The piles a card may be discarded on: a ruleset may require four piles before a second card goes on any. */
export function allowedDiscardPiles(playRules: PlayRules, realTable: RealTable, seat: Seat): number[] {
  const { fourBeforeStack } = playRules.rules.values;
  const { discards, hadFour } = playerAt(realTable, seat);
  const gaps = PILE_INDEXES.filter((pile) => discards[pile]?.length === 0);
  const bound = fourBeforeStack === 'always' || (fourBeforeStack === 'once' && !hadFour);
  return bound && gaps.length > 0 ? gaps : [...PILE_INDEXES];
}

export function chooseDiscard({ playRules, realTable, dice, turn, skill }: RunningGame): DiscardChoice {
  const { hand, discards } = playerAt(realTable, turn);
  const drops = [...new Set(hand)].flatMap((card) =>
    allowedDiscardPiles(playRules, realTable, turn).map((pile) => ({ card, pile })),
  );
  if (!dice.chance(skill)) return dice.pick(drops);
  const worth = ({ card, pile }: DiscardChoice): number => tidiness(card, topCardOf(discards[pile])) + dice.next();
  return drops.map((drop) => ({ drop, worth: worth(drop) })).reduce((a, b) => (b.worth > a.worth ? b : a)).drop;
}

/** How good a discard is: descending piles can be played off again; a Skip-Bo is discarded last. */
function tidiness(card: Face, top: Face | undefined): number {
  if (card === WILD_CARD) return -20;
  const height = card / 4;
  if (top === undefined) return 3 + height;
  if (top === card) return 5 + height;
  if (top === WILD_CARD) return -8;
  return top === card + 1 ? 7 + height : top > card ? height : height - 5;
}
