import {
  responsibleSeat,
  type DueDrawStep,
  cardsDueToDraw,
  type Entry,
  type EntryOf,
  type Game,
  isRegularTurnStance,
  applyEntry,
  OPEN_VERDICTS,
  type TurnProgress,
  progressBeforeAct,
  type Seat,
  seatStateAt,
  stanceOf,
  stepsToDraw,
  type Table,
  type Verdict,
} from '@/engine';
import { type Rules } from '@/rulesets';
import { type EntryDraft } from '../input';

/**
 * What the app writes down by itself before an act: the draw due at the start of a turn, the refill of an
 * empty hand, and the reshuffle they need; out of turn, a hand where there was none. Only what must have happened
 * on the table; a draw that was told, or said not to have been made, leaves nothing to fill in.
 */
export function assumedDraftsBefore(game: Game, act: EntryDraft, noDraw = false): readonly EntryDraft[] {
  if (game.table.over !== null) return [];
  switch (act.act) {
    case 'play':
    case 'discard':
      return beforeCard(game, { ...act, n: 0 }, noDraw);
    case 'pass':
      return noDraw ? [] : beforePass(game, act.seat);
    case 'draw':
      return pileFor(game, act.count);
    case 'count':
      return noDraw ? [] : beforeCount(game, { ...act, n: 0 });
    case 'reshuffle':
      return act.assumed === true || noDraw ? [] : beforeReshuffle(game);
    default:
      return [];
  }
}

/** What the one on turn has drawn by now, as far as the eye goes: told with the next act. */
export const dueDrawStepsNow = (game: Game, noDraw = false): readonly DueDrawStep[] => {
  const { table } = game;
  if (noDraw || table.turn === null || table.over !== null) return [];
  return stepsToDraw(table, table.turn, missing(game, table.turn, table.progress));
};

/** The table as it lies there: with the draw that is due already made. */
export const tableWithDueDraw = (game: Game, noDraw = false): Table =>
  dueDrawStepsNow(game, noDraw).reduce(
    (table, step) => applyEntry(game.rules, table, { ...step, n: 0, assumed: true }),
    game.table,
  );

const assumed = (steps: readonly DueDrawStep[]): EntryDraft[] => steps.map((step) => ({ ...step, assumed: true }));

/** The owner's act (or one asked for by the owner), the first act of all, or that of the next player who begins. */
function beforeCard(game: Game, act: EntryOf<'play'> | EntryOf<'discard'>, noDraw: boolean): readonly EntryDraft[] {
  const { rules, table } = game;
  const stance = stanceOf(rules, table, act);
  if (noDraw) return [];
  if (!isRegularTurnStance(stance)) return assumed(handOutOfTurn(game, act));
  const seat = responsibleSeat(table, stance, act.seat);
  const isFromHand = (act.from ?? 'hand') === 'hand' && (act.act === 'discard' || (act.owner ?? act.seat) === seat);
  const count = missing(game, seat, progressBeforeAct(table, stance, seat), isFromHand);
  return assumed(stepsToDraw(table, seat, count));
}

/** Whoever is out of turn with a card in hand that the record knows nothing of has taken up a hand for it. */
function handOutOfTurn({ rules, table }: Game, act: EntryOf<'play'> | EntryOf<'discard'>): readonly DueDrawStep[] {
  const isFromOwnHand = (act.from ?? 'hand') === 'hand' && (act.owner ?? act.seat) === act.seat;
  const isEmpty = isFromOwnHand && seatStateAt(table, act.seat).hand === 0;
  return isEmpty ? stepsToDraw(table, act.seat, rules.values.hand) : [];
}

/** Cards this player has in hand by now, and the record does not know of. */
function missing(game: Game, seat: Seat, progress: TurnProgress, isFromHand = false): number {
  const { rules, table } = game;
  if (!progress.known) {
    // after a position nobody knows what had been drawn; but an empty hand cannot give a card
    return isFromHand && seatStateAt(table, seat).hand === 0 ? rules.values.hand : 0;
  }
  const due = cardsDueToDraw(rules, table, seat, progress);
  if (due === 0 || progress.drawn !== filledIn(game, seat)) return 0;
  return progress.plays === 0 || mayRefill(rules, progress) ? due : 0;
}

/** Where the table stops at an empty hand, or makes one who was stopped wait, nobody is taken to have drawn. */
const mayRefill = (rules: Rules, progress: TurnProgress): boolean =>
  ['legal', 'never'].includes(rules.cells['refill-on-empty'].ruling) &&
  !(progress.mustPlayFirst && rules.readings.X25b === 'nextTurn');

/** Cards filled in since the last play, or since the turn began. Others drawn since then were told. */
function filledIn(game: Game, seat: Seat): number {
  let count = 0;
  for (let link = game.played; link !== null; link = link.before) {
    const { entry } = link.last;
    if (entry.act === 'play' || entry.act === 'discard' || entry.act === 'pass' || entry.act === 'deal') break;
    if (entry.act === 'position') break;
    if (entry.act === 'draw' && entry.seat === seat && entry.assumed === true) count += entry.count;
  }
  return count;
}

/** The draw at the start of the turn came before; a hand played out is passed on as it is. */
const beforePass = (game: Game, seat: Seat): readonly EntryDraft[] =>
  game.table.turn === seat && game.table.progress.plays === 0 ? assumed(dueDrawStepsNow(game)) : [];

/** More drawn than lies there: the completed piles were shuffled in for it. */
const pileFor = ({ table }: Game, count: number): readonly EntryDraft[] =>
  count > table.draw && table.completed > 0 ? [{ act: 'reshuffle', assumed: true }] : [];

/** A count is of the cards as they lie. Where only the draw that is due explains it, that has been made. */
function beforeCount(game: Game, count: EntryOf<'count'>): readonly EntryDraft[] {
  const steps = dueDrawStepsNow(game);
  return steps.length === 0 || agrees(game.table, count) ? [] : assumed(steps);
}

const agrees = (table: Table, { seat, stock, hand, draw }: EntryOf<'count'>): boolean =>
  (seat === undefined || stock === undefined || seatStateAt(table, seat).stock === stock) &&
  (seat === undefined || hand === undefined || seatStateAt(table, seat).hand === hand) &&
  (draw === undefined || table.draw === draw);

/** A pile is shuffled anew in the middle of a draw: what was left of the old one has been taken first. */
function beforeReshuffle(game: Game): readonly EntryDraft[] {
  const { table } = game;
  if (table.turn === null || table.draw === 0) return [];
  const due = missing(game, table.turn, table.progress);
  return due > table.draw ? assumed(stepsToDraw({ ...table, completed: 0 }, table.turn, due)) : [];
}

export const isAssumedEntry = (entry: Entry): boolean =>
  (entry.act === 'draw' || entry.act === 'reshuffle') && entry.assumed === true;

/** Entries filled in earlier that this act shows to be wrong, newest first. */
export function strikesOfDisproved(game: Game, act: EntryDraft): EntryDraft[] {
  const { rules, table } = game;
  if (table.turn === null || table.over !== null) return [];
  if (act.act === 'pass') return act.seat === table.turn ? disprovedRefill(game, table.turn) : [];
  const isBegun =
    (act.act === 'play' || act.act === 'draw') && stanceOf(rules, table, { ...act, n: 0 }) === 'neighbour';
  return isBegun ? disprovedRefill(game, table.turn) : [];
}

/**
 * A turn ends with no discard, where the ruleset lets a played-out hand end it. If all this hand holds was
 * filled in by the app and nobody has seen a card of it since, the player had not drawn at all: what was
 * filled in is struck, so that it does not count against the player.
 */
function disprovedRefill({ table, rules, played }: Game, turn: Seat): EntryDraft[] {
  if (OPEN_VERDICTS.has(rules.cells['turn-end-empty'].ruling as Verdict)) return [];
  const strikes: EntryDraft[] = [];
  let hand = seatStateAt(table, turn).hand;
  for (let link = played; link !== null && (hand > 0 || isAssumedShuffle(link.last.entry)); link = link.before) {
    const { entry } = link.last;
    const wasRefill = (link.before?.last.table.progress.plays ?? 0) > 0;
    if (entry.act === 'draw' && entry.seat === turn) {
      if (entry.assumed !== true || !wasRefill) return [];
      hand -= entry.count;
      strikes.push({ act: 'strike', entry: entry.n });
    } else if (isAssumedShuffle(entry)) strikes.push({ act: 'strike', entry: entry.n });
    else if (usesHand(entry, turn)) return [];
  }
  return hand === 0 ? strikes : [];
}

const isAssumedShuffle = (entry: Entry): boolean => entry.act === 'reshuffle' && entry.assumed === true;

/** Something that shows what the hand held, or ends the stretch in which it could have been filled. */
function usesHand(entry: Entry, seat: Seat): boolean {
  switch (entry.act) {
    case 'play':
      return entry.from === 'hand' && (entry.owner ?? entry.seat) === seat;
    case 'speak':
    case 'note':
    case 'flip':
    case 'rule':
      return false;
    default:
      return true;
  }
}
