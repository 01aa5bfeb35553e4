import { fail, ok, type Result } from '@/base';
import { rulesetById, type Ruleset, RULESETS } from '@/rulesets';
import { wordsFor } from '@/words';

/** The ruleset that `--ruleset` names, or a message that lists those there are. */
export function findRulesetById(id: string | undefined): Result<Ruleset, string> {
  if (id === undefined) return fail('--ruleset needs the id of a rule sheet');
  const ruleset = rulesetById(id);
  if (ruleset !== undefined) return ok(ruleset);
  const allowed = RULESETS.map((known) => known.id).join(' | ');
  return fail(wordsFor('en').refusals['unknown-ruleset']({ code: 'unknown-ruleset', value: id, allowed }));
}
