import { type Seat, type Table } from '@/engine';
import { type Rules } from '@/rulesets';
import { dealersAsked, type DealStep, type DealTyped, nextDealStep } from '@/state';
import { cutForDeal } from './cutForDeal';
import { type DealSheet } from './dealSheet';

/** What the screen asks now: the deal's own questions, and cards drawn to decide who deals. */
export type Asked = DealStep | { readonly ask: 'cut'; readonly seat: Seat; readonly rivals: readonly Seat[] };

export const typedOf = ({ dealer, dealers, tops, tieCards, starter }: DealSheet): DealTyped => ({
  dealer,
  dealers,
  tops,
  tieCards,
  starter,
});

export function askNext(rules: Rules, table: Table, sheet: DealSheet): Asked {
  const seats = table.seats.map((_, seat) => seat);
  const typed = typedOf(sheet);
  if (sheet.isCutting) {
    const { ask, rivals } = cutForDeal(seats, sheet.cut);
    if (ask !== null) return { ask: 'cut', seat: ask, rivals };
  }
  const how = dealersAsked(rules);
  if (table.laid || how === 'none') return nextDealStep(rules, seats.length, table, typed);
  if (!sheet.isDealerDone) return { ask: 'dealer', how };
  if (how === 'pair' || typed.dealer !== null) {
    const step = nextDealStep(rules, seats.length, table, typed);
    // One of the pair was named and then passed over: the tops come next.
    return step.ask === 'dealer' ? { ask: 'top', seat: typed.tops.length } : step;
  }
  // Nobody said who deals: the rest is asked all the same, and so is the start that would have hung on it.
  const step = nextDealStep(rules, seats.length, table, { ...typed, dealer: seats.length - 1 });
  if (step.ask !== 'nothing' || step.why !== 'left-of-dealer') return step;
  return typed.starter === null ? { ask: 'starter' } : { ask: 'nothing', starter: typed.starter, why: 'named' };
}
