import type { Brand } from '@/base';
import { type FlagCode } from './flagCodes';
import { type ReadingId, type Readings } from './readings';
import { type Settings } from './settings';

export type RulesetId = Brand<string, 'RulesetId'>;
export type Cells = { readonly [Code in FlagCode]: Cell };

/** One published rule sheet as data. The engine reads the data and never asks which ruleset it is. */
export interface Ruleset {
  readonly id: RulesetId;
  /** Only custom rulesets carry their own name; the built-in ones are named in `words`. */
  readonly name?: string;
  /** The date of the sheet, if it has one: people ask which edition they are playing. */
  readonly edition?: string;
  readonly clauses: readonly Clause[];
  readonly settings: Settings;
  readonly cells: Cells;
  /** The disputed points that concern this ruleset, each with the reading in force. */
  readonly readings: Readings;
  /** The ruleset to suggest when a table has partners but this one is for individuals. */
  readonly partnersVariant?: RulesetId;
  /** The built-in ruleset of which it was written as the differences. Only custom rulesets have one. */
  readonly basedOn?: RulesetId;
}

/** A custom ruleset as it is written down: what `parseRuleset` reads, and what a record's header carries as `rules`. */
export type RulesetJson = Readonly<Record<string, unknown>>;

/** Why a row holds: a clause says so, it is inferred from a clause, or there is no clause. */
export const BASIS_KINDS = ['text', 'inferred', 'default'] as const;
export type Basis = (typeof BASIS_KINDS)[number];

/** `TX.BUILD.2`: sheet, section, sentence. Created only by the clause registers of this room. */
export type ClauseId = Brand<string, 'ClauseId'>;

export interface Clause {
  readonly id: ClauseId;
  /** Where it stands in the sheet, in the sheet's own numbering: `CARD PILES 3a`, `RULES ¶2, s.5`. */
  readonly place: string;
}

/**
 * How one ruleset rules on one irregularity. `legal`: allowed, so no flag. `never`: it cannot happen under
 * this ruleset. The others become the verdict of the flag.
 */
export const CELL_VERDICTS = ['illegal', 'penalty', 'silent', 'stands', 'info', 'legal', 'never'] as const;
export type CellVerdict = (typeof CELL_VERDICTS)[number];

export const LEGAL_CONDITIONS = ['nothing-learned'] as const;

export interface Cell {
  readonly ruling: CellVerdict;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  /** The disputed point this cell depends on, if any. */
  readonly reading?: ReadingId;
  /** Allowed nevertheless as long as nothing was drawn or turned up since. */
  readonly legalIf?: (typeof LEGAL_CONDITIONS)[number];
}
