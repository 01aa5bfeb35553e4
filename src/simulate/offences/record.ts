import { COPIES, type Seat, type Source, TOP } from '@/engine';
import { type Dice } from '../dice';
import { handFaces } from '../strategy';
import { type Running, type Told, type When } from '../runningGame';
import { type Face, leftOf, playerAt, topOf, type World } from '../realTable';
import {
  discardOf,
  isRunning,
  misfits,
  nextNumber,
  type Offence,
  type Offend,
  otherSeats,
  pickOr,
  playOf,
  properDrop,
} from './offence';
import { deadPosition, playedOut, positionOf } from './position';

/** How many of a number lie open for all to see. */
const inSight = ({ players, building, completed }: World, face: Face): number =>
  [
    ...completed,
    ...building.flatMap(({ cards }) => cards),
    ...players.flatMap(({ stock, discards }) => [topOf(stock), ...discards.flat()]),
  ].filter((card) => card === face).length;

/** A number that some pile takes and that could still turn up: told of a place where it does not lie. */
function misheard(
  game: Running,
  world: World,
  when: When,
  dice: Dice,
  from: Source,
  not: (face: number) => boolean,
): Offence | null {
  if (when !== 'middle') return null;
  const lays = world.building.flatMap(({ shows }, to) => (shows + 1 <= TOP ? [{ card: shows + 1, to }] : []));
  const lay = pickOr(
    dice,
    lays.filter(({ card }) => !not(card) && inSight(world, card) < COPIES),
  );
  return lay === null ? null : { told: [playOf(game.turn, { ...lay, from, owner: game.turn })], seat: null };
}

/** Another card than the top, or a card from a stock that is gone. */
export const wrongStockTop: Offend = (game, when, dice) => {
  const { stock } = playerAt(game.world, game.turn);
  const known = stock.length === 0 || (stock.length > 1 && game.topTold[game.turn] === true);
  return known ? misheard(game, game.world, when, dice, 'stock', (face) => face === topOf(stock)) : null;
};

export const wrongDiscardTop: Offend = (game, when, dice) => {
  const pile = dice.below(4);
  const cards = playerAt(game.world, game.turn).discards[pile] ?? [];
  return misheard(game, game.world, when, dice, `discard:${pile}` as Source, (face) => cards.includes(face));
};

export const fromEmptyHand: Offend = (game, when, dice) => {
  const out = playedOut(game, when, dice);
  const offence = out === null ? null : misheard(game, out.world, when, dice, 'hand', () => false);
  return out === null || offence === null ? null : { told: [...out.told, ...offence.told], seat: null };
};

/** Twelve of a number are written down, and a thirteenth is discarded. */
export const oneTooMany: Offend = (game, when, dice) => {
  if (when !== 'begin' || !game.started) return null;
  const { told, world } = deadPosition(game, game.world.draw.length);
  const drop = properDrop(game, world, game.turn, dice);
  const card = 1 + dice.below(TOP);
  const open = world.players.flatMap(({ stock, discards }) => [topOf(stock), ...discards.flat()]);
  const missing = COPIES - open.filter((face) => face === card).length;
  if (told === null || drop === null || missing < 0 || world.draw.length < missing) return null;
  const pile = playerAt(world, leftOf(world, game.turn)).discards[0] as Face[];
  pile.push(...new Array<Face>(missing).fill(card));
  world.draw.splice(0, missing);
  return { told: [positionOf(world, game.turn), discardOf(game.turn, { ...drop, card })], seat: null };
};

export const pileTooShort: Offend = (game, when, dice) => {
  if (when !== 'begin' || !game.started || game.due === 0) return null;
  const { told } = deadPosition(game, dice.below(game.due));
  const draw: Told = { act: 'draw', seat: game.turn, count: game.due };
  if (game.world.draw.length < game.due) return { told: [draw], seat: null };
  return told === null ? null : { told: [told, draw], seat: null };
};

export const countDiffers: Offend = (game, when, dice) => {
  if (!isRunning(game, when)) return null;
  const seat: Seat = dice.pick(otherSeats(game));
  const { stock, hand } = playerAt(game.world, seat);
  const told: Told[] = [
    { act: 'count', seat, stock: stock.length + 1 },
    { act: 'count', seat, hand: hand.length + 1 },
    { act: 'count', draw: game.world.draw.length + 1 },
  ];
  return { told: [dice.pick(told)], seat: null };
};

export const actsAfterEnd: Offend = (game, when, dice) => {
  if (when !== 'over') return null;
  const seat = dice.pick(otherSeats(game));
  const told: Told[] = [
    { act: 'draw', seat, count: 1 },
    { act: 'play', seat, card: 'S', from: 'hand', to: 0 },
    { act: 'discard', seat, card: 7, pile: 0 },
    { act: 'pass', seat },
    { act: 'reshuffle' },
  ];
  return { told: [dice.pick(told)], seat: null };
};

/** A ruling on a play that turns out never to have been made. */
export const rulingLosesItsFlag: Offend = (game, when, dice) => {
  const { world, turn } = game;
  const lay = when === 'middle' ? pickOr(dice, misfits(world, handFaces(world, turn))) : null;
  if (lay === null) return null;
  const n = nextNumber(game);
  return {
    told: [playOf(turn, lay), { act: 'rule', flag: `${n}:build-sequence`, call: 'stand' }, { act: 'strike', entry: n }],
    seat: null,
    at: 1,
    verdict: 'info',
  };
};
