import type { Brand } from '@/base';
import { type FlagCode } from './flagCodes';
import { type ReadingId, type Readings } from './readings';
import { type Settings } from './settings';

export type RulesetId = Brand<string, 'RulesetId'>;
export type Cells = { readonly [Code in FlagCode]: Cell };

/** One region's sheet, as data. The engine reads it and never asks which one it is. */
export interface Ruleset {
  readonly id: RulesetId;
  /** Only custom rulesets carry their own name; the built-in ones are named in `words`. */
  readonly name?: string;
  /** The sheet's own date, where it has one: people ask which edition they are playing. */
  readonly edition?: string;
  readonly clauses: readonly Clause[];
  readonly settings: Settings;
  readonly cells: Cells;
  /** The disputed points that concern this sheet, each with the reading in force. */
  readonly readings: Readings;
  /** Another ruleset to name when a table has partners but this sheet is for individuals. */
  readonly partnersVariant?: RulesetId;
}

/** How firmly a ruling stands: the sheet says so, it follows from a clause, or no clause speaks. */
export const BASES = ['text', 'inferred', 'default'] as const;
export type Basis = (typeof BASES)[number];

/** `TX.BUILD.2`: sheet, section, sentence. Minted only in the clause registers of this room. */
export type ClauseId = Brand<string, 'ClauseId'>;

export interface Clause {
  readonly id: ClauseId;
  /** Where it stands in the sheet, as the sheet itself counts: `CARD PILES 3a`, `RULES ¶2, s.5`. */
  readonly place: string;
}

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
