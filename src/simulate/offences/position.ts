import { type EntryOf } from '@/engine';
import { type SeededRandom } from '@/base';
import { copyRealTable, type Face, playCard, playerAt, topCardOf, type RealTable } from '../realTable';
import { distinctHandCards } from '../strategy';
import { handSizeOfTurnOwner, type RunningGame, type UnnumberedEntry, type MomentKind } from '../runningGame';
import { pickFittingPlay, makePlayEntry } from './offence';

type Position = Omit<EntryOf<'position'>, 'n'>;

/** The `position` entry that describes this table. */
export const makePositionEntry = (realTable: RealTable, turn: number): Position => ({
  act: 'position',
  turn,
  stock: realTable.players.map(({ stock }) => ({ count: stock.length, top: topCardOf(stock) ?? '?' })),
  discards: realTable.players.map(({ discards }) => discards),
  hand: realTable.players.map(({ hand }) => hand.length),
  building: realTable.building.map(({ shows }) => shows),
  draw: realTable.draw.length,
  completed: realTable.completed.length,
});

const isWhole = (realTable: RealTable): boolean =>
  realTable.building.every(({ cards, shows }) => cards.length === shows);

/**
 * The same table with an almost empty draw pile: the rest of it and the completed cards are moved onto the
 * discards of the player who acts last. Simulates a game in which the cards have run out.
 */
export function positionWithDrawPileRunOut(
  game: RunningGame,
  left: number,
): { readonly entries: Position | null; readonly realTable: RealTable } {
  const realTable = copyRealTable(game.realTable);
  const { turn } = game;
  const last = playerAt(realTable, (turn + realTable.players.length - 1) % realTable.players.length);
  const pile = last.discards.find((cards) => cards.length > 0) ?? (last.discards[0] as Face[]);
  pile.push(...realTable.draw.splice(left), ...realTable.completed);
  realTable.completed = [];
  forgetFour(realTable);
  return {
    entries: isWhole(realTable) && realTable.draw.length === left ? makePositionEntry(realTable, turn) : null,
    realTable,
  };
}

/** A `position` entry does not show which discard piles were in use earlier. */
function forgetFour({ players }: RealTable): void {
  for (const player of players) player.hadFour = player.discards.every((cards) => cards.length > 0);
}

export interface EmptiedHandMoment {
  readonly entries: readonly UnnumberedEntry[];
  readonly realTable: RealTable;
}

/**
 * A moment at which the player on turn has just played the last card of the hand. That is rare, so for other
 * players a `position` entry says that they hold one fitting card, and they play it.
 */
export function makeEmptiedHandMoment(
  game: RunningGame,
  when: MomentKind,
  dice: SeededRandom,
): EmptiedHandMoment | null {
  if (when !== 'middle') return null;
  if (handSizeOfTurnOwner(game) === 0) return game.last === 'play' ? { entries: [], realTable: game.realTable } : null;
  const realTable = copyRealTable(game.realTable);
  const lay = pickFittingPlay(game, realTable, distinctHandCards(realTable, game.turn), dice);
  if (lay === null || !isWhole(realTable)) return null;
  const { hand } = playerAt(realTable, game.turn);
  realTable.draw.push(...hand.splice(0, hand.length, lay.card).filter((_, at, all) => at !== all.indexOf(lay.card)));
  forgetFour(realTable);
  const entries = [makePositionEntry(realTable, game.turn), makePlayEntry(game.turn, lay)];
  playCard(realTable, lay);
  return { entries, realTable };
}
