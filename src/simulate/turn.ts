import type { Seat } from '@/engine';
import {
  drawCards,
  discardCard,
  type CardPlay,
  playCard,
  nextSeat,
  playerAt,
  recycleUnderBuildingTops,
  shuffleCompletedIntoDraw,
  topCardOf,
  countCardsUnderBuildingTops,
  type RealTable,
} from './realTable';
import { handSizeOfTurnOwner, type RunningGame, recordEntry, cardsToFillHand } from './runningGame';
import { type PlayRules } from './playRules';
import { chooseDiscard, choosePlay } from './strategy';

/** One turn: draw, play, refill an empty hand, and discard, unless a play wins the game. */
export function playTurn(game: RunningGame): void {
  const { playRules, dice } = game;
  Object.assign(game, { plays: 0, last: 'nothing', due: cardsToFillHand(game), laid: null });
  game.watch?.('begin', game);
  drawAndRecord(game, game.due);
  for (;;) {
    playOn(game);
    if (game.winner !== null) return;
    if (handSizeOfTurnOwner(game) > 0) return discard(game);
    const done = playRules.refill === 'never' || !(game.realTable.draw.length > 0 || canRenewDrawPile(game));
    if (done || (game.plays > 0 && playRules.mayEndEmpty && dice.chance(0.3))) return pass(game);
    drawAndRecord(game, cardsToFillHand(game));
  }
}

function playOn(game: RunningGame): void {
  const { playRules, dice } = game;
  game.watch?.('middle', game);
  for (let lay = choosePlay(game); lay !== null; lay = choosePlay(game)) {
    layAndTell(game, lay);
    if (game.winner !== null) return;
    game.watch?.('middle', game);
    const refills = playRules.refill === 'at-once' || (playRules.refill === 'when-wanted' && dice.chance(0.8));
    if (handSizeOfTurnOwner(game) > 0 || !refills) continue;
    drawAndRecord(game, cardsToFillHand(game));
    game.watch?.('middle', game);
  }
}

function layAndTell(game: RunningGame, lay: CardPlay): void {
  const { playRules, realTable, turn } = game;
  const seat = handThatMoves(game, lay);
  playCard(realTable, lay);
  recordEntry(game, {
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
  if (hasWon(playRules, realTable, lay.owner)) {
    const team = playRules.header.seats[turn]?.team;
    game.winner = team === undefined ? { seat: turn } : { team };
  } else flip(game, lay.owner);
}

/** Who moves the card: a partner's card is often moved by the partner, at the request of the player on turn. */
function handThatMoves(game: RunningGame, lay: CardPlay): Seat {
  const { playRules, dice, turn } = game;
  const partner =
    lay.owner === turn
      ? playRules.sharesPiles && lay.from !== 'hand' && dice.chance(0.03)
        ? playRules.partners[turn]?.[0]
        : undefined
      : lay.owner;
  if (partner === undefined || (lay.owner !== turn && dice.chance(0.5))) return turn;
  if (dice.chance(0.3 * (1 - game.haste)))
    recordEntry(game, { act: 'speak', seat: turn, what: 'request', to: partner });
  return partner;
}

function flip(game: RunningGame, owner: Seat): void {
  const { playRules, dice, turn } = game;
  const card = topCardOf(playerAt(game.realTable, owner).stock);
  game.topRecorded[owner] =
    card !== undefined && !dice.chance(game.haste) && (owner === turn || playRules.partnerMayFlip);
  if (card === undefined || !game.topRecorded[owner]) return;
  recordEntry(game, { act: 'flip', seat: owner, card });
  if (game.laid !== null) game.laid.learned = true;
}

function hasWon(playRules: PlayRules, realTable: RealTable, seat: Seat): boolean {
  const side = playRules.wholeTeamWins ? [seat, ...(playRules.partners[seat] ?? [])] : [seat];
  return side.every((member) => playerAt(realTable, member).stock.length === 0);
}

function discard(game: RunningGame): void {
  const { card, pile } = chooseDiscard(game);
  discardCard(game.realTable, game.turn, card, pile);
  recordEntry(game, { act: 'discard', seat: game.turn, card, pile });
  nextTurn(game, game.turn);
}

function pass(game: RunningGame): void {
  recordEntry(game, { act: 'pass', seat: game.turn });
  nextTurn(game, null);
}

function nextTurn(game: RunningGame, after: Seat | null): void {
  playerAt(game.realTable, game.turn).turns += 1;
  game.started = true;
  game.idle = game.plays > 0 ? 0 : game.idle + 1;
  game.after = after;
  if (game.dice.chance(0.03 * (1 - game.haste))) count(game);
  game.turn = nextSeat(game.realTable, game.turn);
}

/** Sometimes the referee counts a pile; the count is always right. */
function count(game: RunningGame): void {
  const { realTable, turn: seat, dice } = game;
  const { stock, hand } = playerAt(realTable, seat);
  if (dice.chance(0.5)) recordEntry(game, { act: 'count', draw: realTable.draw.length });
  else recordEntry(game, { act: 'count', seat, stock: stock.length, hand: hand.length });
}

/** Draws up to `wanted` cards: from what is left, then from a new draw pile if one can be made. */
export function drawAndRecord(game: RunningGame, wanted: number): void {
  const { realTable } = game;
  let missing = wanted;
  while (missing > 0) {
    if (realTable.draw.length === 0 && !renew(game)) break;
    const count = Math.min(missing, realTable.draw.length);
    drawCards(realTable, game.turn, count);
    tellDraw(game, count);
    missing -= count;
  }
  if (missing < wanted) {
    game.last = 'draw';
    if (game.laid !== null) game.laid.learned = true;
  }
  game.due = missing;
}

/** A hurried referee lets the app fill in the draw, or records it in two parts. */
function tellDraw(game: RunningGame, count: number): void {
  const { dice, haste, turn: seat } = game;
  game.started = true;
  game.after = null;
  if (dice.chance(haste)) recordEntry(game, { act: 'draw', seat, count, assumed: true });
  else if (count > 1 && dice.chance(haste)) {
    const first = 1 + dice.below(count - 1);
    recordEntry(game, { act: 'draw', seat, count: first });
    recordEntry(game, { act: 'draw', seat, count: count - first });
  } else recordEntry(game, { act: 'draw', seat, count });
}

export const canRenewDrawPile = (game: RunningGame): boolean => game.realTable.completed.length > 0 || mayRecycle(game);

/** Makes a new draw pile; false if that is impossible. */
function renew(game: RunningGame): boolean {
  const { realTable, dice } = game;
  if (realTable.completed.length > 0) {
    shuffleCompletedIntoDraw(realTable, dice);
    recordEntry(game, { act: 'reshuffle', ...(dice.chance(game.haste) ? { assumed: true } : {}) });
    return true;
  }
  if (!mayRecycle(game)) return false;
  recycleUnderBuildingTops(realTable, dice);
  recordEntry(game, { act: 'reshuffle', from: 'under-tops' });
  return true;
}

/** Some rulesets recycle at once, others only after a full round without a play. */
function mayRecycle(game: RunningGame): boolean {
  const { deadDraw } = game.playRules.rules.values;
  if (deadDraw === 'short' || countCardsUnderBuildingTops(game.realTable) === 0) return false;
  return deadDraw === 'recycle' || game.idle >= game.playRules.seats;
}
