import type { Brand } from '@/base';
import { type Cell } from './cell';
import { type Clause } from './clause';
import { type FlagCode } from './flagCodes';
import { type Readings } from './readings';
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
