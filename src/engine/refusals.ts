/**
 * Why a line cannot be: the only things that are refused. Everything that could have happened at a
 * table is accepted and flagged. Codes with evidence; the sentences are in `words`.
 */
export const REFUSALS = [
  // bytes and shape
  'no-record',
  'not-text',
  'line-too-long',
  'not-json',
  'not-an-object',
  'no-header',
  'newer-version',
  'bad-version',
  'unsafe-name',
  'missing-field',
  'bad-field',
  'unknown-act',
  'bad-card',
  'bad-seat',
  'n-reused',
  // the header
  'unknown-ruleset',
  'teams-not-played',
  'bad-house',
  // entries that speak of others
  'no-such-flag',
  'no-such-entry',
  'not-amendable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The field at fault, as a path: `tops[2]`, `with.card`. */
  readonly field?: string;
  readonly value?: unknown;
  /** What would have been right: a list of values, a range, another ruleset's id. */
  readonly allowed?: string;
  readonly act?: string;
  readonly n?: number;
}
