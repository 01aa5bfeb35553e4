import { type Card, isNumberCard, type Seat, type Table } from '@/engine';
import { type Rules } from '@/rulesets';
import { dealerQuestionKind, type DealScreenQuestion, type DealAnswers, nextDealQuestion } from '@/state';
import { type DealFormState } from './dealForm';

/** What the screen asks now: the deal's own questions, and cards drawn to decide who deals. */
export type DealOrCutQuestionData =
  DealScreenQuestion | { readonly ask: 'cut'; readonly seat: Seat; readonly rivals: readonly Seat[] };

export const dealAnswersOf = ({ dealer, dealers, tops, tieCards, starter }: DealFormState): DealAnswers => ({
  dealer,
  dealers,
  tops,
  tieCards,
  starter,
});

export function nextDealOrCutQuestion(rules: Rules, table: Table, sheet: DealFormState): DealOrCutQuestionData {
  const seats = table.seats.map((_, seat) => seat);
  const typed = dealAnswersOf(sheet);
  if (sheet.isCutting) {
    const { ask, rivals } = cutForDealerState(seats, sheet.cut);
    if (ask !== null) return { ask: 'cut', seat: ask, rivals };
  }
  const how = dealerQuestionKind(rules);
  if (table.laid || how === 'none') return nextDealQuestion(rules, seats.length, table, typed);
  if (!sheet.isDealerDone) return { ask: 'dealer', how };
  if (how === 'pair' || typed.dealer !== null) {
    const step = nextDealQuestion(rules, seats.length, table, typed);
    // One of the pair was named and then passed over: the tops come next.
    return step.ask === 'dealer' ? { ask: 'top', seat: typed.tops.length } : step;
  }
  // Without a dealer the other questions are still asked, and so is the starter, whom the dealer would have decided.
  const step = nextDealQuestion(rules, seats.length, table, { ...typed, dealer: seats.length - 1 });
  if (step.ask !== 'nothing' || step.why !== 'left-of-dealer') return step;
  return typed.starter === null ? { ask: 'starter' } : { ask: 'nothing', starter: typed.starter, why: 'named' };
}

export interface CutCardDrawnBySeat {
  readonly seat: Seat;
  readonly card: Card;
}

/** How far drawing cards for the deal has come. */
export interface CutState {
  /** Who draws next; null when it is decided. */
  readonly ask: Seat | null;
  readonly dealer: Seat | null;
  /** Those who can still become dealer. */
  readonly rivals: readonly Seat[];
  /** Each round is told by itself: who tied draws again, and only against each other. */
  readonly rounds: readonly (readonly CutCardDrawnBySeat[])[];
}

/** The highest number deals. A Skip-Bo does not count: that player draws again. Who ties for highest draws again too. */
export function cutForDealerState(seats: readonly Seat[], drawn: readonly CutCardDrawnBySeat[]): CutState {
  let rivals = seats;
  let round: CutCardDrawnBySeat[] = [];
  let shown = new Map<Seat, number>();
  const rounds: CutCardDrawnBySeat[][] = [];
  for (const one of drawn) {
    if (round.length === 0) rounds.push(round);
    round.push(one);
    if (isNumberCard(one.card)) shown.set(one.seat, one.card);
    if (shown.size < rivals.length) continue;
    const best = Math.max(...shown.values());
    rivals = rivals.filter((seat) => shown.get(seat) === best);
    round = [];
    shown = new Map();
    if (rivals.length === 1) break;
  }
  const [only, other] = rivals;
  const dealer = other === undefined && only !== undefined ? only : null;
  const ask = dealer === null ? (rivals.find((seat) => !shown.has(seat)) ?? null) : null;
  return { ask, dealer, rivals, rounds };
}
