import { type Seat, WILD } from '@/engine';
import { harmless, towardStock } from './foresight';
import { type Lay } from './moves';
import { laysOf, legalPlays, pileTops } from './plays';
import { type Running } from './running';
import { type Sheet } from './sheet';
import { type Face, leftOf, PLACES, playerAt, topOf, type World } from './world';

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
