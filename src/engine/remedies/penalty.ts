import type { Rules } from '@/rulesets';
import { type LateReason, type Step } from '../steps';
import { type Raised, type Table } from '../table';

const BOTH_CLAUSES: ReadonlySet<string> = new Set(['coach-verbal', 'coach-nonverbal']);

/**
 * Penalty cards for the offender, where the sheet writes them; a warning elsewhere. If the draw pile
 * is short the completed piles are shuffled in first; what is still missing is owed.
 */
export function penaltySteps(
  rules: Rules,
  table: Table,
  flag: Raised,
  pile: number | undefined,
): readonly Step[] | LateReason {
  const { seat } = flag;
  const { penalty } = rules.values;
  if (seat === null) return [];
  const priced = flag.verdict === 'penalty' || flag.code === 'penalty-uncalled';
  if (!priced || penalty === null || penalty.cards === 0) return [{ do: 'warn', seat }];
  const cards = penalty.cards * (rules.readings.X06 === 'two' && BOTH_CLAUSES.has(flag.code) ? 2 : 1);
  const reshuffle: Step[] =
    table.draw < cards && table.completed > 0 ? [{ do: 'reshuffle', cards: table.completed }] : [];
  const had = reshuffle.length > 0 ? table.draw + table.completed : table.draw;
  const count = Math.min(cards, had);
  const place = rules.readings.X09 === 'hand' ? 'hand' : rules.readings.X09 === 'discard' ? 'discard' : penalty.place;
  const take: Step[] =
    count > 0 ? [{ do: 'penalty', seat, count, place, ...(place === 'discard' ? { pile: pile ?? 0 } : {}) }] : [];
  const turnUp: Step[] =
    count > 0 && (place === 'top' || (place === 'bottom' && table.seats[seat]?.stock === 0))
      ? [{ do: 'turn-up', seat }]
      : [];
  const owe: Step[] = count < cards ? [{ do: 'owe', seat, count: cards - count }] : [];
  return [...reshuffle, ...take, ...turnUp, ...owe];
}
