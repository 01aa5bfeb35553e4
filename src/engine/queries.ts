import type { Rules } from '@/rulesets';
import { type Card, type Seat, UNSEEN_CARD, WILD_CARD } from './cards';
import { discardPileIndexOf } from './entries';
import { type Source, SOURCES } from './fields';
import { cardsDueToDraw } from './stance';
import { sideNumbers, arePartners } from './sides';
import {
  canDrawOrReshuffle,
  discardPileAt,
  type BuildingPileState,
  buildingPilesWithoutEmptyFifth,
  seatStateAt,
  type Table,
} from './table';

/** What the table waits for, most urgent first. Only what a referee can see; never advice on play. */
export type AwaitedAct =
  | { readonly for: 'deal' }
  | { readonly for: 'tie-break'; readonly seats: readonly Seat[] }
  | { readonly for: 'starter' }
  | { readonly for: 'draw'; readonly seat: Seat; readonly count: number }
  | { readonly for: 'play'; readonly seat: Seat }
  | { readonly for: 'pass'; readonly seat: Seat }
  | { readonly for: 'late-discard'; readonly seat: Seat }
  | { readonly for: 'stock-top'; readonly seat: Seat }
  | { readonly for: 'signature'; readonly side: number };

export function awaitedActs(rules: Rules, table: Table): readonly AwaitedAct[] {
  if (table.over !== null) {
    return sideNumbers(rules, table).flatMap((side) =>
      table.signed.includes(side) ? [] : [{ for: 'signature', side }],
    );
  }
  if (!table.laid) return [{ for: 'deal' }];
  const late: AwaitedAct[] = table.missingDiscards.map((seat) => ({ for: 'late-discard', seat }));
  const tops: AwaitedAct[] = table.seats.flatMap(({ stock, top }, seat) =>
    stock > 0 && top === UNSEEN_CARD ? [{ for: 'stock-top', seat }] : [],
  );
  return [...waitsForTurn(rules, table), ...late, ...tops];
}

function waitsForTurn(rules: Rules, table: Table): AwaitedAct[] {
  const { turn } = table;
  if (turn === null) return [table.tie === null ? { for: 'starter' } : { for: 'tie-break', seats: notYetShown(table) }];
  if (isDrawDue(rules, table))
    return [{ for: 'draw', seat: turn, count: cardsDueToDraw(rules, table, turn, table.progress) }];
  const stuck = seatStateAt(table, turn).hand === 0 && !canDrawOrReshuffle(table);
  return [{ for: stuck ? 'pass' : 'play', seat: turn }];
}

const notYetShown = (table: Table): Seat[] =>
  table.tie?.seats.filter((_, index) => table.tie?.shown[index] === null) ?? [];

/** The building piles that take this card. An unseen card may fit any of them. */
export const buildingPilesThatTake = (rules: Rules, table: Table, card: Card): number[] =>
  buildingPilesWithoutEmptyFifth(table).flatMap((pile, place) =>
    doesBuildingPileTake(rules, pile, card) ? [place] : [],
  );

/** A pile takes the next number, a Skip-Bo in its place, or a card nobody saw. */
export function doesBuildingPileTake(rules: Rules, pile: BuildingPileState, card: Card): boolean {
  if (card === UNSEEN_CARD) return true;
  if (card === WILD_CARD) return pile.shows > 0 || rules.readings.X15 !== 'no';
  return pile.shows + 1 === card;
}

/** A stock or discard pile of the side whose top may be played now. `sure` is false while the top is unseen. */
export interface PlayableStockOrDiscardTop {
  readonly owner: Seat;
  readonly from: Source;
  readonly card: Card;
  readonly piles: readonly number[];
  readonly sure: boolean;
}

export function playableStockAndDiscardTops(
  rules: Rules,
  table: Table,
  seat: Seat,
): readonly PlayableStockOrDiscardTop[] {
  const owners = table.seats
    .map((_, owner) => owner)
    .filter((owner) => owner === seat || (rules.values.partnerPiles && arePartners(rules, table, owner, seat)));
  return owners.flatMap((owner) =>
    SOURCES.flatMap((from) => {
      const card = topOf(table, owner, from);
      const piles = card === null ? [] : buildingPilesThatTake(rules, table, card);
      return card === null || piles.length === 0 ? [] : [{ owner, from, card, piles, sure: card !== UNSEEN_CARD }];
    }),
  );
}

function topOf(table: Table, owner: Seat, from: Source): Card | null {
  if (from === 'hand') return null;
  if (from === 'stock') return seatStateAt(table, owner).stock > 0 ? seatStateAt(table, owner).top : null;
  const cards = discardPileAt(table, owner, discardPileIndexOf(from) ?? 0);
  return cards[cards.length - 1] ?? null;
}

/** The draws and the reshuffle that are due, in order; the app fills them in with these. */
export type DueDrawStep =
  { readonly act: 'draw'; readonly seat: Seat; readonly count: number } | { readonly act: 'reshuffle' };

export function dueDrawSteps(rules: Rules, table: Table): readonly DueDrawStep[] {
  const { turn } = table;
  if (turn === null || table.over !== null || !isDrawDue(rules, table)) return [];
  return stepsToDraw(table, turn, cardsDueToDraw(rules, table, turn, table.progress));
}

/**
 * How `count` cards get into a hand: first from what is left of the draw pile, then from a reshuffled one,
 * as far as there are cards. Owed penalty cards are taken from the new pile before the hand draws.
 */
export function stepsToDraw(table: Table, seat: Seat, count: number): readonly DueDrawStep[] {
  const owed = table.seats.reduce((sum, each) => sum + each.owedCards, 0);
  const first = Math.min(count, table.draw);
  const rest = Math.min(count - first, Math.max(0, table.completed - owed));
  return [
    ...(first > 0 ? [{ act: 'draw', seat, count: first } as const] : []),
    ...(rest > 0 ? [{ act: 'reshuffle' } as const, { act: 'draw', seat, count: rest } as const] : []),
  ];
}

/** A draw is due, and there is nothing to draw and nothing to reshuffle: the turn is played short. */
export const isDueDrawImpossible = (rules: Rules, table: Table): boolean =>
  table.turn !== null && cardsDueToDraw(rules, table, table.turn, table.progress) > 0 && !canDrawOrReshuffle(table);

/**
 * Recycling the cards under the tops is allowed when there is nothing to draw and, under `shortThenRecycle`,
 * after a full round without a play.
 */
export const mayRecycleUnderBuildingTops = (rules: Rules, table: Table): boolean => {
  const { deadDraw } = rules.values;
  return (
    !canDrawOrReshuffle(table) &&
    (deadDraw === 'recycle' || (deadDraw === 'shortThenRecycle' && table.idleTurns >= table.seats.length))
  );
};

export const PHASES = ['setup', 'cut', 'dealt', 'draw', 'play', 'over', 'signed', 'paused'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of the game, derived from the table and never stored. */
export function phaseOf(rules: Rules, table: Table): Phase {
  if (table.over !== null)
    return sideNumbers(rules, table).every((side) => table.signed.includes(side)) ? 'signed' : 'over';
  if (table.paused) return 'paused';
  if (!table.laid) return table.cutting ? 'cut' : 'setup';
  if (!table.started) return 'dealt';
  return table.turn !== null && isDrawDue(rules, table) ? 'draw' : 'play';
}

/** The player on turn must draw before going on, and there are cards to draw. */
export const isDrawDue = (rules: Rules, table: Table): boolean =>
  table.turn !== null &&
  table.progress.known &&
  cardsDueToDraw(rules, table, table.turn, table.progress) > 0 &&
  canDrawOrReshuffle(table);
