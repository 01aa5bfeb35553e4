import { pileOf, type Seat, type Source, TOP, WILD } from '@/engine';
import { type Dice } from './dice';
import { type Build, type Face, playerAt, type World } from './world';

/** A card on its way: whose it is, where it lies, where it goes. */
export interface Lay {
  readonly card: Face;
  readonly from: Source;
  readonly owner: Seat;
  readonly to: number;
}

export function drawCards(world: World, seat: Seat, count: number): void {
  playerAt(world, seat).hand.push(...world.draw.splice(0, count));
}

/** Takes a card from a hand, or the card that shows from a pile. */
export function takeCard(world: World, owner: Seat, from: Source, card: Face): void {
  const player = playerAt(world, owner);
  const pile = pileOf(from);
  const cards = from === 'hand' ? player.hand : pile === null ? player.stock : (player.discards[pile] as Face[]);
  const at = from === 'hand' ? cards.indexOf(card) : cards.length - 1;
  if (cards[at] !== card) throw new Error(`${card} does not lie there: ${from} of seat ${owner}`);
  cards.splice(at, 1);
}

export function layCard(world: World, { card, from, owner, to }: Lay): void {
  takeCard(world, owner, from, card);
  const pile = world.building[to] as Build;
  pile.cards.push(card);
  pile.shows = card === WILD ? pile.shows + 1 : card;
  if (pile.shows < TOP) return;
  world.completed.push(...pile.cards);
  world.building[to] = { cards: [], shows: 0 };
}

export function dropCard(world: World, seat: Seat, card: Face, pile: number): void {
  takeCard(world, seat, 'hand', card);
  const player = playerAt(world, seat);
  (player.discards[pile] as Face[]).push(card);
  player.hadFour ||= player.discards.every((cards) => cards.length > 0);
}

export function shuffleCompleted(world: World, dice: Dice): void {
  world.draw = dice.shuffled([...world.draw, ...world.completed]);
  world.completed = [];
}

/** Cards that lie under the tops of the building piles. */
export const underTops = (world: World): number =>
  world.building.reduce((sum, { cards }) => sum + Math.max(0, cards.length - 1), 0);

/** The dead draw pile made anew from under the tops, which stay and go on showing their numbers. */
export function recycle(world: World, dice: Dice): void {
  const under = world.building.flatMap((pile) => pile.cards.splice(0, Math.max(0, pile.cards.length - 1)));
  world.draw = dice.shuffled([...world.draw, ...under]);
}
