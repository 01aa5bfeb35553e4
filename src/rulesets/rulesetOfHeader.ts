import { fail, ok, type Result } from '@/base';
import { parseRuleset } from './parseRuleset';
import { rulesetById } from './registry';
import { type Ruleset } from './ruleset';
import { describeValue, makeRulesetProblem, type RulesetProblem } from './shapes';

/** The fields of a record's header that say by which rules it is judged. */
export interface RulesetInHeader {
  readonly ruleset: string;
  /** A custom ruleset, carried whole; then `ruleset` is its id. */
  readonly rules?: unknown;
}

export type FindRuleset = (id: string) => Ruleset | undefined;

export type RulesetInHeaderProblem =
  { readonly why: 'unknown-ruleset' } | { readonly why: 'bad-rules'; readonly problem: RulesetProblem };

/**
 * The one place that decides which ruleset a header means: the one it carries, else the built-in one it names. A
 * record that carries its rules can be judged on a device that has never seen them.
 */
export function resolveRuleset(
  { ruleset: id, rules }: RulesetInHeader,
  find: FindRuleset = rulesetById,
): Result<Ruleset, RulesetInHeaderProblem> {
  if (rules === undefined) {
    const known = find(id);
    return known === undefined ? fail({ why: 'unknown-ruleset' }) : ok(known);
  }
  const parsed = parseOnce(rules);
  if (!parsed.ok) return fail({ why: 'bad-rules', problem: parsed.error[0] as RulesetProblem });
  if (parsed.value.id === id) return parsed;
  const says = `${describeValue(parsed.value.id)} is not the ruleset that the header names, ${describeValue(id)}`;
  return fail({ why: 'bad-rules', problem: makeRulesetProblem('id', says) });
}

/** The ruleset of a header; undefined where it names an unknown one or carries rules that cannot be read. */
export function rulesetOfHeader(header: RulesetInHeader): Ruleset | undefined {
  const found = resolveRuleset(header);
  return found.ok ? found.value : undefined;
}

type Parsed = ReturnType<typeof parseRuleset>;

/**
 * Rules already parsed. A list of tables asks for the ruleset of every header each time it is drawn, and tables of one
 * event carry equal rules in different objects; so rules are found by the object, and by their text.
 */
const byObject = new WeakMap<object, Parsed>();
const byText = new Map<string, Parsed>();
const MOST_TEXTS = 64;

function parseOnce(rules: unknown): Parsed {
  if (typeof rules !== 'object' || rules === null) return parseRuleset(rules);
  const known = byObject.get(rules);
  if (known !== undefined) return known;
  const text = JSON.stringify(rules);
  const parsed = byText.get(text) ?? parseRuleset(rules);
  if (byText.size >= MOST_TEXTS) byText.clear();
  byText.set(text, parsed);
  byObject.set(rules, parsed);
  return parsed;
}
