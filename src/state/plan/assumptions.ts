import {
  responsibleSeat,
  type DueDrawStep,
  cardsDueToDraw,
  type Entry,
  type EntryOf,
  type Game,
  isRegularTurnStance,
  applyEntry,
  VERDICTS_NEEDING_RULING,
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
 * The entries that the app adds by itself before an act: the draw due at the start of a turn, the refill of an empty
 * hand, the reshuffle they need, and, out of turn, the hand of a player who has none by the record. Only what must have
 * happened on the table; nothing is added if a draw was entered, or if the referee said that none was made.
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

/** The draws that the player on turn must have made by now and that are not recorded yet: added with the next act. */
export const assumedDrawSteps = (game: Game, noDraw = false): readonly DueDrawStep[] => {
  const { table } = game;
  if (noDraw || table.turn === null || table.over !== null) return [];
  return stepsToDraw(table, table.turn, missing(game, table.turn, table.progress));
};

/** The table with the due draw already applied, as the real cards lie. */
export const tableWithDueDraw = (game: Game, noDraw = false): Table =>
  assumedDrawSteps(game, noDraw).reduce(
    (table, step) => applyEntry(game.rules, table, { ...step, n: 0, assumed: true }),
    game.table,
  );

const assumed = (steps: readonly DueDrawStep[]): EntryDraft[] => steps.map((step) => ({ ...step, assumed: true }));

/** An act of the owner (or one the owner asked for), the first act of all, or the next player beginning a turn. */
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

/** A player out of turn plays from a hand that is empty by the record: then a full hand was drawn before. */
function handOutOfTurn({ rules, table }: Game, act: EntryOf<'play'> | EntryOf<'discard'>): readonly DueDrawStep[] {
  const isFromOwnHand = (act.from ?? 'hand') === 'hand' && (act.owner ?? act.seat) === act.seat;
  const isEmpty = isFromOwnHand && seatStateAt(table, act.seat).hand === 0;
  return isEmpty ? stepsToDraw(table, act.seat, rules.values.hand) : [];
}

/** How many cards this player must hold by now beyond those recorded. */
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

/** A refill in mid-turn is assumed only if the ruleset allows it and the player need not wait for the next turn. */
const mayRefill = (rules: Rules, progress: TurnProgress): boolean =>
  ['legal', 'never'].includes(rules.cells['refill-on-empty'].ruling) &&
  !(progress.mustPlayFirst && rules.readings.X25b === 'nextTurn');

/** Cards of assumed draws since the last play, or since the turn began. Other draws since then were entered. */
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

/** Before a pass only the draw at the start of the turn is assumed; a hand that was played out stays empty. */
const beforePass = (game: Game, seat: Seat): readonly EntryDraft[] =>
  game.table.turn === seat && game.table.progress.plays === 0 ? assumed(assumedDrawSteps(game)) : [];

/** More cards were drawn than the draw pile holds: the completed piles were reshuffled first. */
const pileFor = ({ table }: Game, count: number): readonly EntryDraft[] =>
  count > table.draw && table.completed > 0 ? [{ act: 'reshuffle', assumed: true }] : [];

/** A count is of the real cards: if it fits only with the due draw, that draw has been made. */
function beforeCount(game: Game, count: EntryOf<'count'>): readonly EntryDraft[] {
  const steps = assumedDrawSteps(game);
  return steps.length === 0 || agrees(game.table, count) ? [] : assumed(steps);
}

const agrees = (table: Table, { seat, stock, hand, draw }: EntryOf<'count'>): boolean =>
  (seat === undefined || stock === undefined || seatStateAt(table, seat).stock === stock) &&
  (seat === undefined || hand === undefined || seatStateAt(table, seat).hand === hand) &&
  (draw === undefined || table.draw === draw);

/** A reshuffle in the middle of a draw: the rest of the old draw pile was drawn first. */
function beforeReshuffle(game: Game): readonly EntryDraft[] {
  const { table } = game;
  if (table.turn === null || table.draw === 0) return [];
  const due = missing(game, table.turn, table.progress);
  return due > table.draw ? assumed(stepsToDraw({ ...table, completed: 0 }, table.turn, due)) : [];
}

export const isAssumedEntry = (entry: Entry): boolean =>
  (entry.act === 'draw' || entry.act === 'reshuffle') && entry.assumed === true;

/** Strikes of assumed entries that this act shows to be wrong, newest first. */
export function strikesOfDisprovedAssumptions(game: Game, act: EntryDraft): EntryDraft[] {
  const { rules, table } = game;
  if (table.turn === null || table.over !== null) return [];
  if (act.act === 'pass') return act.seat === table.turn ? disprovedRefill(game, table.turn) : [];
  const isBegun =
    (act.act === 'play' || act.act === 'draw') && stanceOf(rules, table, { ...act, n: 0 }) === 'neighbour';
  return isBegun ? disprovedRefill(game, table.turn) : [];
}

/**
 * A turn ends without a discard, and the ruleset lets a player with an empty hand end it so. If every card of the hand
 * comes from assumed draws and none of them has been seen since, the player had not drawn: the assumed entries are
 * struck, so that they raise no flag against the player.
 */
function disprovedRefill({ table, rules, played }: Game, turn: Seat): EntryDraft[] {
  if (VERDICTS_NEEDING_RULING.has(rules.cells['turn-end-empty'].ruling as Verdict)) return [];
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

/** An entry that shows what the hand held, or that ends the time in which the draw could have been assumed. */
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
