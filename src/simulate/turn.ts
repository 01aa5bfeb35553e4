import type { Seat } from '@/engine';
import {
  drawCards,
  dropCard,
  type Lay,
  layCard,
  leftOf,
  playerAt,
  recycle,
  shuffleCompleted,
  topOf,
  underTops,
  type World,
} from './realTable';
import { handOf, type Running, tell, wantedBy } from './runningGame';
import { type Sheet } from './playRules';
import { chooseDiscard, choosePlay } from './strategy';

/** One turn: draw, play as long as one likes, refill an empty hand, discard; or win. */
export function playTurn(game: Running): void {
  const { sheet, dice } = game;
  Object.assign(game, { plays: 0, last: 'nothing', due: wantedBy(game), laid: null });
  game.watch?.('begin', game);
  drawUp(game, game.due);
  for (;;) {
    playOn(game);
    if (game.winner !== null) return;
    if (handOf(game) > 0) return discard(game);
    const done = sheet.refill === 'never' || !(game.world.draw.length > 0 || canRenew(game));
    if (done || (game.plays > 0 && sheet.mayEndEmpty && dice.chance(0.3))) return pass(game);
    drawUp(game, wantedBy(game));
  }
}

function playOn(game: Running): void {
  const { sheet, dice } = game;
  game.watch?.('middle', game);
  for (let lay = choosePlay(game); lay !== null; lay = choosePlay(game)) {
    layAndTell(game, lay);
    if (game.winner !== null) return;
    game.watch?.('middle', game);
    const refills = sheet.refill === 'at-once' || (sheet.refill === 'when-wanted' && dice.chance(0.8));
    if (handOf(game) > 0 || !refills) continue;
    drawUp(game, wantedBy(game));
    game.watch?.('middle', game);
  }
}

function layAndTell(game: Running, lay: Lay): void {
  const { sheet, world, turn } = game;
  const seat = handThatMoves(game, lay);
  layCard(world, lay);
  tell(game, {
    act: 'play',
    seat,
    card: lay.card,
    from: lay.from,
    ...(lay.owner === seat ? {} : { owner: lay.owner }),
    to: lay.to,
    ...(seat === turn ? {} : { asked: true }),
  });
  Object.assign(game, {
    started: true,
    after: null,
    idle: 0,
    last: 'play',
    plays: game.plays + 1,
    due: 0,
    laid: { ...lay, seat, learned: false },
  });
  if (lay.from !== 'stock') return;
  if (hasWon(sheet, world, lay.owner)) {
    const team = sheet.header.seats[turn]?.team;
    game.winner = team === undefined ? { seat: turn } : { team };
  } else flip(game, lay.owner);
}

/** Cards of a partner are often moved by the partner, at a word from the player on turn. */
function handThatMoves(game: Running, lay: Lay): Seat {
  const { sheet, dice, turn } = game;
  const partner =
    lay.owner === turn
      ? sheet.sharesPiles && lay.from !== 'hand' && dice.chance(0.03)
        ? sheet.partners[turn]?.[0]
        : undefined
      : lay.owner;
  if (partner === undefined || (lay.owner !== turn && dice.chance(0.5))) return turn;
  if (dice.chance(0.3 * (1 - game.haste))) tell(game, { act: 'speak', seat: turn, what: 'request', to: partner });
  return partner;
}

function flip(game: Running, owner: Seat): void {
  const { sheet, dice, turn } = game;
  const card = topOf(playerAt(game.world, owner).stock);
  game.topTold[owner] = card !== undefined && !dice.chance(game.haste) && (owner === turn || sheet.partnerMayFlip);
  if (card === undefined || !game.topTold[owner]) return;
  tell(game, { act: 'flip', seat: owner, card });
  if (game.laid !== null) game.laid.learned = true;
}

function hasWon(sheet: Sheet, world: World, seat: Seat): boolean {
  const side = sheet.wholeTeamWins ? [seat, ...(sheet.partners[seat] ?? [])] : [seat];
  return side.every((member) => playerAt(world, member).stock.length === 0);
}

function discard(game: Running): void {
  const { card, pile } = chooseDiscard(game);
  dropCard(game.world, game.turn, card, pile);
  tell(game, { act: 'discard', seat: game.turn, card, pile });
  nextTurn(game, game.turn);
}

function pass(game: Running): void {
  tell(game, { act: 'pass', seat: game.turn });
  nextTurn(game, null);
}

function nextTurn(game: Running, after: Seat | null): void {
  playerAt(game.world, game.turn).turns += 1;
  game.started = true;
  game.idle = game.plays > 0 ? 0 : game.idle + 1;
  game.after = after;
  if (game.dice.chance(0.03 * (1 - game.haste))) count(game);
  game.turn = leftOf(game.world, game.turn);
}

/** A referee with time on the hands counts a pile now and then: it is what it should be. */
function count(game: Running): void {
  const { world, turn: seat, dice } = game;
  const { stock, hand } = playerAt(world, seat);
  if (dice.chance(0.5)) tell(game, { act: 'count', draw: world.draw.length });
  else tell(game, { act: 'count', seat, stock: stock.length, hand: hand.length });
}

/** Draws as many as there are: what is left, then from a new draw pile, as far as one can be made. */
export function drawUp(game: Running, wanted: number): void {
  const { world } = game;
  let missing = wanted;
  while (missing > 0) {
    if (world.draw.length === 0 && !renew(game)) break;
    const count = Math.min(missing, world.draw.length);
    drawCards(world, game.turn, count);
    tellDraw(game, count);
    missing -= count;
  }
  if (missing < wanted) {
    game.last = 'draw';
    if (game.laid !== null) game.laid.learned = true;
  }
  game.due = missing;
}

/** A hurried referee lets the app fill the draw in, or tells it as the cards come off the pile. */
function tellDraw(game: Running, count: number): void {
  const { dice, haste, turn: seat } = game;
  game.started = true;
  game.after = null;
  if (dice.chance(haste)) tell(game, { act: 'draw', seat, count, assumed: true });
  else if (count > 1 && dice.chance(haste)) {
    const first = 1 + dice.below(count - 1);
    tell(game, { act: 'draw', seat, count: first });
    tell(game, { act: 'draw', seat, count: count - first });
  } else tell(game, { act: 'draw', seat, count });
}

export const canRenew = (game: Running): boolean => game.world.completed.length > 0 || mayRecycle(game);

/** A new draw pile; false when all is dead. */
function renew(game: Running): boolean {
  const { world, dice } = game;
  if (world.completed.length > 0) {
    shuffleCompleted(world, dice);
    tell(game, { act: 'reshuffle', ...(dice.chance(game.haste) ? { assumed: true } : {}) });
    return true;
  }
  if (!mayRecycle(game)) return false;
  recycle(world, dice);
  tell(game, { act: 'reshuffle', from: 'under-tops' });
  return true;
}

/** Some sheets recycle at once; some only when a whole round has gone by without a building play. */
function mayRecycle(game: Running): boolean {
  const { deadDraw } = game.sheet.rules.values;
  if (deadDraw === 'short' || underTops(game.world) === 0) return false;
  return deadDraw === 'recycle' || game.idle >= game.sheet.seats;
}
