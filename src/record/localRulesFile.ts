import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { LOCAL_RULES_VERSION, parseRuleset, type Ruleset, type RulesetJson, type RulesetProblem } from '@/rulesets';
import { isBlankLine, parseJsonObject } from './lines';

// A door of its own, loaded with the screens that make, share and read local rules.

/** A file with the rules of an event. */
export interface LocalRulesFile {
  /** As a record's header carries them. */
  readonly rules: RulesetJson;
  readonly ruleset: Ruleset;
}

/** Why a file is refused. `words` says it in a sentence. */
export type LocalRulesFileFault =
  | { readonly why: 'empty' | 'too-long' | 'not-json' | 'not-rules' | 'no-name' }
  /** It is a record of a game, or of several. */
  | { readonly why: 'is-record' }
  | { readonly why: 'newer-version'; readonly version: unknown }
  | { readonly why: 'bad-version'; readonly version: unknown }
  /** A value that no record could carry. */
  | { readonly why: 'not-plain'; readonly refusal: Refusal }
  /** They change a ruleset that this app does not have. */
  | { readonly why: 'unknown-parent'; readonly parent: unknown }
  | { readonly why: 'bad-rules'; readonly problems: readonly RulesetProblem[] };

/** Far longer than the longest ruleset: a larger file is something else. */
const MOST_CHARACTERS = 1_000_000;
const MARK = 'tablesideRules';

export function parseLocalRulesFile(text: string): Result<LocalRulesFile, LocalRulesFileFault> {
  if (isBlankLine(text)) return fail({ why: 'empty' });
  if (text.length > MOST_CHARACTERS) return fail({ why: 'too-long' });
  const parsed = parseJsonObject(text);
  if (!parsed.ok) return fail(faultOfJson(text, parsed.error));
  const { [MARK]: version, ...rules } = parsed.value;
  if ('tableside' in rules) return fail({ why: 'is-record' });
  const fault = faultOfVersion(version) ?? faultOfNameAndParent(rules);
  if (fault !== null) return fail(fault);
  const ruleset = parseRuleset(rules);
  return ruleset.ok ? ok({ rules, ruleset: ruleset.value }) : fail({ why: 'bad-rules', problems: ruleset.error });
}

/** A record is JSON too, one object a line: the first line tells. */
function faultOfJson(text: string, refusal: Refusal): LocalRulesFileFault {
  if (refusal.code !== 'not-json' && refusal.code !== 'not-an-object') return { why: 'not-plain', refusal };
  const [firstLine = ''] = text.split('\n', 1);
  const first = parseJsonObject(firstLine);
  const isRecord = first.ok && ('tableside' in first.value || 'tableside-settings' in first.value);
  if (isRecord) return { why: 'is-record' };
  return { why: refusal.code === 'not-json' ? 'not-json' : 'not-rules' };
}

function faultOfVersion(version: unknown): LocalRulesFileFault | null {
  if (version === undefined) return { why: 'not-rules' };
  if (typeof version === 'number' && version > LOCAL_RULES_VERSION) return { why: 'newer-version', version };
  return version === LOCAL_RULES_VERSION ? null : { why: 'bad-version', version };
}

function faultOfNameAndParent({ name, parent }: RulesetJson): LocalRulesFileFault | null {
  if (typeof name !== 'string' || name.trim() === '') return { why: 'no-name' };
  if (parent === undefined) return null;
  // Only the parent: the other rows cannot be judged without it.
  const alone = parseRuleset({ id: 'alone', name: 'Alone', parent });
  return alone.ok ? null : { why: 'unknown-parent', parent };
}

/** The file of these rules. People may look into it, so it has lines. */
export const serializeLocalRulesFile = (rules: RulesetJson): string =>
  `${JSON.stringify({ [MARK]: LOCAL_RULES_VERSION, ...rules }, null, 2)}\n`;
