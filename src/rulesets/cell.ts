import { type Basis } from './basis';
import { type ClauseId } from './clause';
import { type ReadingId } from './readings';

/**
 * What one sheet makes of one irregularity. `legal`: the sheet allows it, nothing is said.
 * `never`: it cannot arise under this sheet. The rest become verdicts of flags.
 */
export const RULINGS = ['illegal', 'penalty', 'silent', 'stands', 'info', 'legal', 'never'] as const;
export type CellRuling = (typeof RULINGS)[number];

export const LEGAL_IFS = ['nothing-learned'] as const;

export interface Cell {
  readonly ruling: CellRuling;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  /** The disputed point this cell rests on, if it does. */
  readonly reading?: ReadingId;
  /** Allowed all the same while nothing was drawn or turned up since: nobody has learned anything. */
  readonly legalIf?: (typeof LEGAL_IFS)[number];
}
