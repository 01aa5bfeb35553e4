import { isPenaltyTheRemedy } from '@/engine';
import {
  type CellVerdict,
  type FlagCode,
  isReadingId,
  parseRuleset,
  type Ruleset,
  type RulesetJson,
  RULESETS,
  rulesFor,
  stockSize,
} from '@/rulesets';
import { makeRulesetJson, rulingsAgainstSettings, type LocalRulesChoices } from '@/rulesets/localRules';
import { rulesetWords, type Words } from '@/words';
import { type LocalRulesWords } from '@/words/localRulesPage';
import { FLAG_CODE_CHAPTERS } from '../../forms/inputs/FlagCodeField';
import { type LocalRuleGroupData, makeLocalRuleGroups } from '../../houseRules/makeLocalRuleGroups';
import {
  baseRulesetOfDraft,
  choicesFromDraft,
  type LocalRulesDraft,
  changesOverBaseOf,
  usualPlayerCountOf,
} from './localRulesDraft';
import { type DifferencesData, makeDifferences } from './makeDifferences';
import { makeSheetSettingRules } from './sheetRules';

/** A part of the rules that can be opened. */
export interface RuleSectionData extends LocalRuleGroupData {
  readonly key: string;
  readonly changed: string;
  readonly isChanged: boolean;
}

export interface RulingRowData {
  readonly code: FlagCode;
  readonly title: string;
  /** The ruling in force, in words. */
  readonly said: string;
  readonly value: CellVerdict;
  /** What follows from the rules, if nothing is chosen. */
  readonly follows: CellVerdict;
  readonly isLocal: boolean;
  readonly options: readonly { readonly value: CellVerdict; readonly title: string; readonly testID: string }[];
}

export interface RulingSectionData {
  readonly key: string;
  readonly heading: string;
  readonly changed: string;
  readonly isChanged: boolean;
  readonly rows: readonly RulingRowData[];
}

/** Local rules in the making, as the screen shows them: every word chosen. */
export interface RulesEditorData {
  readonly name: string;
  readonly baseOptions: readonly { readonly value: string; readonly title: string; readonly testID: string }[];
  readonly base: Ruleset;
  readonly folds: readonly RuleSectionData[];
  readonly rulings: readonly RulingSectionData[];
  readonly differences: DifferencesData;
  /** The rules so far; rulings that contradict them are left out. */
  readonly ruleset: Ruleset;
  /** What has to be put right before they can be saved. */
  readonly problems: readonly string[];
  /** Worth knowing; they can be saved all the same. */
  readonly warnings: readonly string[];
}

/** Nobody's fault, or not for a ruling to decide. */
const NOT_RULED: ReadonlySet<FlagCode> = new Set(['late-discovery', 'penalty-short', 'draw-dead', 'owner-command']);
const OFFERED: readonly CellVerdict[] = ['penalty', 'illegal', 'silent', 'info', 'legal'];

/** The rules of a draft under an id. Those that are shown before they are saved have one of their own. */
export const rulesetJsonFromDraft = (draft: LocalRulesDraft, id: string): RulesetJson =>
  makeRulesetJson(choicesFromDraft(draft), { id, name: draft.name.trim() }, draft.kept ?? {});

export function makeRulesEditor(
  draft: LocalRulesDraft,
  otherNames: readonly string[],
  words: Words,
  page: LocalRulesWords,
): RulesEditorData {
  const base = baseRulesetOfDraft(draft);
  const choices = choicesFromDraft(draft);
  const against = rulingsAgainstSettings(choices);
  const sound = withoutRulings(choices, new Set(against.map(({ code }) => code)));
  const ruleset = parsedRuleset(sound, draft.name.trim() === '' ? page.edit.titleNew : draft.name, draft.kept);
  const title = page.differences.against(rulesetWords(words, base).name);
  const folds = makeFolds(base, draft, words, page);
  return {
    name: draft.name,
    baseOptions: RULESETS.map((one) => ({
      value: one.id,
      title: rulesetWords(words, one).name,
      testID: `base-${one.id}`,
    })),
    base,
    folds,
    rulings: makeRulingFolds(base, choices, words, page),
    differences: makeDifferences(rulesFor(base), rulesFor(ruleset), title, words, page),
    ruleset,
    problems: [
      ...(draft.name.trim() === '' ? [page.edit.problems.name] : []),
      ...folds
        .flatMap(({ rules }) => rules)
        .flatMap((rule) => (rule.kind === 'number' && rule.error !== null ? [rule.error] : [])),
      ...against.map(({ code, ruling, setting }) => {
        const value = words.settings[setting].say as (one: unknown) => string;
        const { label } = words.settings[setting];
        return page.edit.problems.against(
          words.flags[code].title,
          ruling,
          label,
          value(ruleset.settings[setting].value),
        );
      }),
      ...tooManyCards(ruleset, page),
    ],
    warnings: [
      ...(otherNames.includes(draft.name.trim()) ? [page.edit.problems.sameName(draft.name.trim())] : []),
      ...penaltyWithoutCards(choices, ruleset, words, page),
    ],
  };
}

const withoutRulings = (choices: LocalRulesChoices, codes: ReadonlySet<FlagCode>): LocalRulesChoices => ({
  ...choices,
  rulings: Object.fromEntries(Object.entries(choices.rulings).filter(([code]) => !codes.has(code as FlagCode))),
});

/** Choices without a contradiction can always be read; the property is tested beside them. */
function parsedRuleset(choices: LocalRulesChoices, name: string, kept: RulesetJson | null): Ruleset {
  const named = { id: 'local-in-the-making', name: name.trim() };
  const parsed = parseRuleset(makeRulesetJson(choices, named, kept ?? {}));
  return parsed.ok ? parsed.value : choices.base;
}

function makeFolds(
  base: Ruleset,
  draft: LocalRulesDraft,
  words: Words,
  page: LocalRulesWords,
): readonly RuleSectionData[] {
  const { picks } = changesOverBaseOf(draft);
  const more = makeSheetSettingRules(base, picks, words, page.edit);
  return makeLocalRuleGroups(base, picks, usualPlayerCountOf(base), words, more).map((group) => {
    const changed = group.rules.filter(({ isLocal }) => isLocal).length;
    const [{ rule = '' } = {}] = group.rules;
    // Headings are words; the first rule of a part names it in every language.
    const key = isReadingId(rule) ? 'readings' : rule;
    return { ...group, key, changed: page.edit.changedHere(changed), isChanged: changed > 0 };
  });
}

function makeRulingFolds(
  base: Ruleset,
  choices: LocalRulesChoices,
  words: Words,
  { edit: say }: LocalRulesWords,
): readonly RulingSectionData[] {
  // What follows from the rules alone: a ruling that says the same need not be chosen.
  const followed = parsedRuleset({ ...choices, rulings: {} }, say.titleNew, null);
  const row = (code: FlagCode): RulingRowData => {
    const [sheet, follows] = [base.cells[code].ruling, followed.cells[code].ruling];
    const value = choices.rulings[code] ?? follows;
    const titleOf = (ruling: CellVerdict): string => {
      const title = words.cellRulings[ruling];
      if (ruling === sheet) return words.setUp.newTable.theSheet(title);
      return ruling === follows ? say.follows(title) : title;
    };
    const offered = [...new Set([...OFFERED, sheet, follows])];
    return {
      code,
      title: words.flags[code].title,
      said: titleOf(value),
      value,
      follows,
      isLocal: value !== sheet,
      options: offered.map((ruling) => ({ value: ruling, title: titleOf(ruling), testID: `ruling-${code}-${ruling}` })),
    };
  };
  return FLAG_CODE_CHAPTERS.map(({ group, codes }) => {
    const rows = codes.filter((code) => !NOT_RULED.has(code)).map(row);
    const changed = rows.filter(({ isLocal }) => isLocal).length;
    const heading = words.forms.codes.groups[group];
    return { key: group, heading, rows, changed: say.changedHere(changed), isChanged: changed > 0 };
  });
}

/** A table of the largest size must be able to deal. */
function tooManyCards(ruleset: Ruleset, { edit }: LocalRulesWords): readonly string[] {
  const rules = rulesFor(ruleset);
  const { max } = rules.values.players;
  const stock = stockSize(rules, max);
  return stock * max > rules.values.deck ? [edit.problems.tooManyCards(max, stock, rules.values.deck)] : [];
}

/** A penalty that costs nothing is not what anybody means. */
function penaltyWithoutCards(
  { rulings }: LocalRulesChoices,
  { settings }: Ruleset,
  words: Words,
  { edit }: LocalRulesWords,
): readonly string[] {
  const chosen = (Object.keys(rulings) as FlagCode[]).filter(
    (code) => rulings[code] === 'penalty' && !isPenaltyTheRemedy(code),
  );
  if (chosen.length === 0 || (settings.penalty.value?.cards ?? 0) > 0) return [];
  return [edit.problems.noPenaltyCards(chosen.map((code) => words.flags[code].title))];
}
