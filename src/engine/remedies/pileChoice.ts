import type { Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { type Step } from '../steps';
import { discardAt, type Raised, seatAt, type Table } from '../table';
import { type Plan } from './plan';

/** A remedy may leave it to the referee onto which discard pile a card goes. */
export interface PileChoice {
  /** Whose pile. */
  readonly seat: Seat;
  /** The one that is understood unless another is chosen. */
  readonly pile: number;
  readonly piles: readonly number[];
}

const PILES = [0, 1, 2, 3];
/** Elsewhere a discard goes back to where it came from. */
const FREE: ReadonlySet<Raised['code']> = new Set(['discard-fifth', 'discard-stack-early', 'discard-wrong-owner']);

export function pileChoice(rules: Rules, table: Table, flag: Raised, { steps }: Plan): PileChoice | null {
  for (const step of steps) {
    if (step.do === 'penalty' && step.place === 'discard')
      return { seat: step.seat, pile: step.pile ?? 0, piles: PILES };
    if (step.do === 'discard-to-discard' && FREE.has(flag.code))
      return { seat: step.seat, pile: step.to, piles: placesFor(rules, table, step) };
  }
  return null;
}

/** A remedy must not be the next offence: not back to where it lies, and no early stack while a place is empty. */
function placesFor(rules: Rules, table: Table, step: Extract<Step, { do: 'discard-to-discard' }>): readonly number[] {
  const { fourBeforeStack } = rules.values;
  const others = PILES.filter((pile) => step.owner !== step.seat || pile !== step.pile);
  const empty = others.filter((pile) => discardAt(table, step.seat, pile).length === 0);
  const isBound = fourBeforeStack === 'always' || (fourBeforeStack === 'once' && !seatAt(table, step.seat).hadFour);
  return isBound && empty.length > 0 ? empty : others;
}
