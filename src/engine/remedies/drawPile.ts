import type { Rules } from '@/rulesets';
import { lateReason } from './putBack';
import { spellOf } from '../stance';
import { type RemedyLateReason, type RemedyStep } from '../steps';
import { type RaisedFlag, seatStateAt, type Table } from '../table';

const BOTH_CLAUSES: ReadonlySet<string> = new Set(['coach-verbal', 'coach-nonverbal']);

/**
 * The offender takes penalty cards if the ruleset has them, and gets a warning otherwise. If the draw pile
 * is short, the completed piles are shuffled in first; the player owes what is still missing.
 */
export function stepsToPenalize(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
  pile: number | undefined,
): readonly RemedyStep[] | RemedyLateReason {
  const { seat } = flag;
  const { penalty } = rules.values;
  if (seat === null) return [];
  const priced = flag.verdict === 'penalty' || flag.code === 'penalty-uncalled';
  if (!priced || penalty === null || penalty.cards === 0) return [{ do: 'warn', seat }];
  const cards = penalty.cards * (rules.readings.X06 === 'two' && BOTH_CLAUSES.has(flag.code) ? 2 : 1);
  const reshuffle: RemedyStep[] =
    table.draw < cards && table.completed > 0 ? [{ do: 'reshuffle', cards: table.completed }] : [];
  const had = reshuffle.length > 0 ? table.draw + table.completed : table.draw;
  const count = Math.min(cards, had);
  const place = rules.readings.X09 === 'hand' ? 'hand' : rules.readings.X09 === 'discard' ? 'discard' : penalty.place;
  const take: RemedyStep[] =
    count > 0 ? [{ do: 'penalty', seat, count, place, ...(place === 'discard' ? { pile: pile ?? 0 } : {}) }] : [];
  const turnUp: RemedyStep[] =
    count > 0 && (place === 'top' || (place === 'bottom' && table.seats[seat]?.stock === 0))
      ? [{ do: 'turn-up', seat }]
      : [];
  const owe: RemedyStep[] = count < cards ? [{ do: 'owe', seat, count: cards - count }] : [];
  return [...reshuffle, ...take, ...turnUp, ...owe];
}

/**
 * Cards drawn beyond the entitlement go into the player's own stock, as far as they are still in the hand.
 * Once the turn is over, only a hand above the full number is reduced.
 */
export function stepsToMoveOverdrawToStock(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  const { seat } = flag;
  if (seat === null) return [];
  const { hand } = seatStateAt(table, seat);
  const sameTurn =
    table.turnNumber === flag.turnNumber &&
    (table.turn === seat || spellOf(table, seat) !== null || table.over !== null);
  const most = sameTurn ? hand : Math.max(0, hand - rules.values.hand);
  const count = Math.min(flag.evidence.extras ?? 0, most);
  const how = rules.values.overdraw === 'insertUnseen' ? 'insertUnseen' : 'shuffleIn';
  return count === 0 ? [] : [{ do: 'extras-to-stock', seat, count, how }];
}

/** Takes a draw pile made of the wrong cards apart again, if nobody has drawn from it. */
export function stepsToUndoReshuffle(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  const { entry, before } = flag;
  const late = lateReason(rules, table, flag);
  if (late !== null) return late;
  if (entry.act !== 'reshuffle' || entry.from !== 'under-tops') return [{ do: 'as-before' }];
  const under = before.building.reduce((sum, pile) => sum + Math.max(0, pile.cards.length - 1), 0);
  const untouched = before.building.every(
    (pile, place) => pile.cards.length < 2 || table.building[place]?.by === entry.n,
  );
  return table.draw === before.draw + under && untouched ? [{ do: 'undo-reshuffle' }] : 'card-covered';
}

/** Corrects the size of a stock with unseen cards at its bottom, before a full turn has been played. */
export function stepsToAdjustStock(
  _rules: Rules,
  table: Table,
  flag: RaisedFlag,
): readonly RemedyStep[] | RemedyLateReason {
  const { expected, found } = flag.evidence;
  if (flag.seat === null || expected === undefined || found === undefined) return [];
  if (table.seats.some((seat) => seat.turns > 0)) return 'next-player-acted';
  const { stock } = seatStateAt(table, flag.seat);
  const count = Math.max(-stock, Math.min(expected - (table.started ? found : stock), table.draw));
  return count === 0 ? [] : [{ do: 'adjust-stock', seat: flag.seat, count }];
}
