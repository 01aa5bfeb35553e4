import { type Seat, type Table } from '@/engine';
import { type Rules } from '@/rulesets';
import { type DealSheet, type Deed } from './dealSheet';

/** What the Deal screen is drawn from. */
export interface DealFacts {
  readonly rules: Rules;
  readonly table: Table;
  readonly subtitle: string;
  readonly sheet: DealSheet;
  /** Whose top is being corrected. */
  readonly correcting: Seat | null;
  readonly suggested: Seat | null;
  readonly last: Deed | null;
}
