import { COPIES_PER_NUMBER, type Seat, type Source, HIGHEST_NUMBER } from '@/engine';
import { type SeededRandom } from '@/base';
import { distinctHandCards } from '../strategy';
import { type RunningGame, type UnnumberedEntry, type MomentKind } from '../runningGame';
import { type Face, nextSeat, playerAt, topCardOf, type RealTable } from '../realTable';
import {
  makeDiscardEntry,
  isMomentInTurn,
  misfittingPlays,
  nextEntryNumber,
  type CommittedOffence,
  type TryOffence,
  seatsExcept,
  pickOrNull,
  makePlayEntry,
  pickProperDiscard,
} from './offence';
import { positionWithDrawPileRunOut, makeEmptiedHandMoment, makePositionEntry } from './position';

/** How many cards of a face are visible. */
const inSight = ({ players, building, completed }: RealTable, face: Face): number =>
  [
    ...completed,
    ...building.flatMap(({ cards }) => cards),
    ...players.flatMap(({ stock, discards }) => [topCardOf(stock), ...discards.flat()]),
  ].filter((card) => card === face).length;

/** Records a play of a card that fits and may still exist, from a source that does not hold it. */
function misheard(
  game: RunningGame,
  realTable: RealTable,
  when: MomentKind,
  dice: SeededRandom,
  from: Source,
  not: (face: number) => boolean,
): CommittedOffence | null {
  if (when !== 'middle') return null;
  const lays = realTable.building.flatMap(({ shows }, to) =>
    shows + 1 <= HIGHEST_NUMBER ? [{ card: shows + 1, to }] : [],
  );
  const lay = pickOrNull(
    dice,
    lays.filter(({ card }) => !not(card) && inSight(realTable, card) < COPIES_PER_NUMBER),
  );
  return lay === null ? null : { entries: [makePlayEntry(game.turn, { ...lay, from, owner: game.turn })], seat: null };
}

/** A stock card other than the top, or a card from an empty stock. */
export const offendByRecordingWrongStockTop: TryOffence = (game, when, dice) => {
  const { stock } = playerAt(game.realTable, game.turn);
  const known = stock.length === 0 || (stock.length > 1 && game.topRecorded[game.turn] === true);
  return known ? misheard(game, game.realTable, when, dice, 'stock', (face) => face === topCardOf(stock)) : null;
};

export const offendByRecordingWrongDiscardTop: TryOffence = (game, when, dice) => {
  const pile = dice.below(4);
  const cards = playerAt(game.realTable, game.turn).discards[pile] ?? [];
  return misheard(game, game.realTable, when, dice, `discard:${pile}` as Source, (face) => cards.includes(face));
};

export const offendByRecordingPlayFromEmptyHand: TryOffence = (game, when, dice) => {
  const out = makeEmptiedHandMoment(game, when, dice);
  const offence = out === null ? null : misheard(game, out.realTable, when, dice, 'hand', () => false);
  return out === null || offence === null ? null : { entries: [...out.entries, ...offence.entries], seat: null };
};

/** A position names twelve cards of a number, and then a thirteenth is discarded. */
export const offendByRecordingThirteenthCopy: TryOffence = (game, when, dice) => {
  if (when !== 'begin' || !game.started) return null;
  const { entries, realTable } = positionWithDrawPileRunOut(game, game.realTable.draw.length);
  const drop = pickProperDiscard(game, realTable, game.turn, dice);
  const card = 1 + dice.below(HIGHEST_NUMBER);
  const open = realTable.players.flatMap(({ stock, discards }) => [topCardOf(stock), ...discards.flat()]);
  const missing = COPIES_PER_NUMBER - open.filter((face) => face === card).length;
  if (entries === null || drop === null || missing < 0 || realTable.draw.length < missing) return null;
  const pile = playerAt(realTable, nextSeat(realTable, game.turn)).discards[0] as Face[];
  pile.push(...new Array<Face>(missing).fill(card));
  realTable.draw.splice(0, missing);
  return {
    entries: [makePositionEntry(realTable, game.turn), makeDiscardEntry(game.turn, { ...drop, card })],
    seat: null,
  };
};

export const offendByRecordingDrawBeyondPile: TryOffence = (game, when, dice) => {
  if (when !== 'begin' || !game.started || game.due === 0) return null;
  const { entries } = positionWithDrawPileRunOut(game, dice.below(game.due));
  const draw: UnnumberedEntry = { act: 'draw', seat: game.turn, count: game.due };
  if (game.realTable.draw.length < game.due) return { entries: [draw], seat: null };
  return entries === null ? null : { entries: [entries, draw], seat: null };
};

export const offendByRecordingDifferentCount: TryOffence = (game, when, dice) => {
  if (!isMomentInTurn(game, when)) return null;
  const seat: Seat = dice.pick(seatsExcept(game));
  const { stock, hand } = playerAt(game.realTable, seat);
  const entries: UnnumberedEntry[] = [
    { act: 'count', seat, stock: stock.length + 1 },
    { act: 'count', seat, hand: hand.length + 1 },
    { act: 'count', draw: game.realTable.draw.length + 1 },
  ];
  return { entries: [dice.pick(entries)], seat: null };
};

export const offendByRecordingActAfterEnd: TryOffence = (game, when, dice) => {
  if (when !== 'over') return null;
  const seat = dice.pick(seatsExcept(game));
  const entries: UnnumberedEntry[] = [
    { act: 'draw', seat, count: 1 },
    { act: 'play', seat, card: 'S', from: 'hand', to: 0 },
    { act: 'discard', seat, card: 7, pile: 0 },
    { act: 'pass', seat },
    { act: 'reshuffle' },
  ];
  return { entries: [dice.pick(entries)], seat: null };
};

/** A ruling on a play that is struck afterwards. */
export const offendByStrikingRuledPlay: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const lay =
    when === 'middle' ? pickOrNull(dice, misfittingPlays(realTable, distinctHandCards(realTable, turn))) : null;
  if (lay === null) return null;
  const n = nextEntryNumber(game);
  return {
    entries: [
      makePlayEntry(turn, lay),
      { act: 'rule', flag: `${n}:build-sequence`, call: 'stand' },
      { act: 'strike', entry: n },
    ],
    seat: null,
    at: 1,
    verdict: 'info',
  };
};
