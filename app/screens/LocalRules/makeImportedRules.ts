import { type LocalRulesFile, type LocalRulesFileFault, parseLocalRulesFile } from '@/record/localRulesFile';
import { type Ruleset, rulesetById, RULESETS, rulesFor } from '@/rulesets';
import { rulesDifferences } from '@/rulesets/localRules';
import { type KeptLocalRules } from '@/state';
import { rulesetWords, type Words } from '@/words';
import { type LocalRulesWords, rulesetProblemLine } from '@/words/localRulesPage';
import { type DifferencesData, makeDifferences } from './makeDifferences';

/** A file that somebody read in, before anything of it is kept. */
export type ImportedRulesData =
  | { readonly kind: 'refused'; readonly reason: string; readonly faults: readonly string[] }
  | {
      readonly kind: 'read';
      readonly file: LocalRulesFile;
      readonly name: string;
      readonly about: string;
      /** Just these rules are here already: nothing is to be done. */
      readonly isHere: boolean;
      /** They would take the place of rules that are here. */
      readonly isReplacing: boolean;
      readonly differences: DifferencesData;
      /** Compared with the rules here whose place they would take. */
      readonly fromOurs: DifferencesData | null;
    };

const MOST_FAULTS = 5;

export function makeImportedRules(
  text: string,
  kept: readonly KeptLocalRules[],
  words: Words,
  page: LocalRulesWords,
): ImportedRulesData {
  const parsed = parseLocalRulesFile(text);
  if (!parsed.ok) return { kind: 'refused', ...faultOf(parsed.error, words, page) };
  const { rules, ruleset } = parsed.value;
  const ours = kept.find((one) => one.ruleset.id === ruleset.id);
  const isHere = ours !== undefined && JSON.stringify(ours.rules) === JSON.stringify(rules);
  const say = page.imported;
  const base = baseOrNearest(ruleset);
  const baseName = rulesetWords(words, base).name;
  const about = isHere ? say.same : ours === undefined ? say.new : say.replaces(rulesetWords(words, ours.ruleset).name);
  const nearest = ruleset.basedOn === undefined ? [say.nearest(baseName)] : [];
  return {
    kind: 'read',
    file: parsed.value,
    name: rulesetWords(words, ruleset).name,
    about: words.phrasing.sentences([...nearest, about]),
    isHere,
    isReplacing: ours !== undefined && !isHere,
    differences: makeDifferences(rulesFor(base), rulesFor(ruleset), page.differences.against(baseName), words, page),
    fromOurs:
      ours === undefined || isHere
        ? null
        : makeDifferences(
            rulesFor(ours.ruleset),
            rulesFor(ruleset),
            page.differences.against(rulesetWords(words, ours.ruleset).name),
            words,
            page,
          ),
  };
}

/** The sheet that rules are based on; for rules written whole, the one from which they differ least. */
function baseOrNearest(ruleset: Ruleset): Ruleset {
  const base = ruleset.basedOn === undefined ? undefined : rulesetById(ruleset.basedOn);
  if (base !== undefined) return base;
  const rules = rulesFor(ruleset);
  const count = (one: Ruleset): number =>
    rulesDifferences(rulesFor(one), rules).filter(({ kind }) => kind !== 'grounds').length;
  return RULESETS.reduce((nearest, one) => (count(one) < count(nearest) ? one : nearest));
}

function faultOf(
  fault: LocalRulesFileFault,
  words: Words,
  page: LocalRulesWords,
): { readonly reason: string; readonly faults: readonly string[] } {
  const say = page.faults;
  if (fault.why === 'unknown-parent') return { reason: say['unknown-parent'](String(fault.parent)), faults: [] };
  if (fault.why === 'not-plain')
    return { reason: say['not-plain'], faults: [words.refusals[fault.refusal.code](fault.refusal)] };
  if (fault.why !== 'bad-rules') return { reason: say[fault.why], faults: [] };
  const lines = fault.problems.map((problem) => rulesetProblemLine(words, page, problem));
  const rest = lines.length - MOST_FAULTS;
  return {
    reason: say['bad-rules'](lines.length),
    faults: [...lines.slice(0, MOST_FAULTS), ...(rest > 0 ? [say.more(rest)] : [])],
  };
}
