import { type Ruleset, rulesetOfHeader, type RulesetJson, RULESETS } from '@/rulesets';
import { type KeptLocalRules } from '@/state';

/** A ruleset that a table can be set up with. `rules`: a custom one, which the table's record will carry. */
export interface OfferedRuleset {
  readonly ruleset: Ruleset;
  readonly rules?: RulesetJson;
}

const BUILT_IN: readonly OfferedRuleset[] = RULESETS.map((ruleset) => ({ ruleset }));

/**
 * The local rules of this device and the built-in rulesets. `carried`: rules that came with the people of an earlier
 * table and may have been deleted here, or never been here.
 */
export function offeredRulesets(
  kept: readonly KeptLocalRules[],
  carried: RulesetJson | null,
): readonly OfferedRuleset[] {
  const id = carried === null ? undefined : String(carried.id);
  const ruleset = carried === null || id === undefined ? undefined : rulesetOfHeader({ ruleset: id, rules: carried });
  const isNew = ruleset !== undefined && !kept.some((one) => one.ruleset.id === ruleset.id);
  return [...kept, ...(isNew && carried !== null ? [{ ruleset, rules: carried }] : []), ...BUILT_IN];
}

export const findOfferedRuleset = (offered: readonly OfferedRuleset[], id: string | null): OfferedRuleset | undefined =>
  offered.find(({ ruleset }) => ruleset.id === id);

/** Where nothing but the built-in rulesets is to be offered. */
export const BUILT_IN_OFFERED_RULESETS = BUILT_IN;
