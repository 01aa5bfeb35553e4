import type { RulesetInHeader, RulesetInHeaderProblem, RulesetProblem } from '@/rulesets';

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
  'bad-rules',
  'teams-not-played',
  'bad-house',
  // entries that refer to other entries
  'no-such-flag',
  'no-such-entry',
  'not-amendable',
  // the record of an event
  'unknown-format',
  'not-on-roster',
  'no-such-side',
  'game-reused',
  'game-not-seated',
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

/** Why the ruleset of a header cannot be used; of several faults in its rules the first. `under` comes before the field. */
export function refusalOfRuleset(header: RulesetInHeader, found: RulesetInHeaderProblem, under = ''): Refusal {
  if (found.why === 'unknown-ruleset')
    return { code: 'unknown-ruleset', field: `${under}ruleset`, value: header.ruleset };
  return { code: 'bad-rules', ...refusalFieldAndReason(found.problem, `${under}rules`) };
}

/** The message of a fault begins with its path, which the refusal's field says already. */
export const refusalFieldAndReason = (
  { path, message }: RulesetProblem,
  under: string,
): Pick<Refusal, 'field' | 'allowed'> => ({
  field: path === '' ? under : `${under}.${path}`,
  allowed: message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message,
});
