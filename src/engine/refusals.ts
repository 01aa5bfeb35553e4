/**
 * Why an entry is refused: only what cannot have happened at any table. Everything else is accepted and
 * flagged. `words` turns the codes into sentences.
 */
export const REFUSAL_CODES = [
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
  // entries that refer to other entries
  'no-such-flag',
  'no-such-entry',
  'not-amendable',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The field at fault, as a path: `tops[2]`, `with.card`. */
  readonly field?: string;
  readonly value?: unknown;
  /** What would be accepted: a list of values, a range, another ruleset's id. */
  readonly allowed?: string;
  readonly act?: string;
  readonly n?: number;
}
