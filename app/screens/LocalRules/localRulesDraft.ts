import {
  type CellVerdict,
  type FlagCode,
  rulesetById,
  type Ruleset,
  type RulesetJson,
  RULESETS,
  type SettingValues,
} from '@/rulesets';
import { choicesOfRulesetJson, type LocalRulesChoices } from '@/rulesets/localRules';
import { houseFromPicks, picksFromHouse, type RulePicks } from '../../houseRules/houseFromPicks';
import { isSheetSettingKey, picksFromSettings, settingsFromPicks } from './sheetRules';

/** What was chosen over one sheet. */
interface OverBase {
  readonly picks: RulePicks;
  readonly rulings: LocalRulesChoices['rulings'];
  /** Settings that a file brought along and that are not changed here. */
  readonly settings: Partial<SettingValues>;
}
const NOTHING: OverBase = { picks: {}, rulings: {}, settings: {} };

/** Local rules in the making. What was chosen over one sheet is kept while another is looked at. */
export interface LocalRulesDraft {
  /** Null: they have never been saved. */
  readonly id: string | null;
  readonly name: string;
  readonly base: string;
  readonly over: Readonly<Record<string, OverBase>>;
  /** As they were saved, with whatever somebody wrote into them by hand. */
  readonly kept: RulesetJson | null;
}

export const emptyLocalRulesDraft = (base: string): LocalRulesDraft => ({
  id: null,
  name: '',
  base: rulesetById(base) === undefined ? (RULESETS[0]?.id ?? '') : base,
  over: {},
  kept: null,
});

/** Saved rules, to be changed; null where they are written whole, over no sheet. */
export function draftFromRules(rules: RulesetJson): LocalRulesDraft | null {
  const choices = choicesOfRulesetJson(rules);
  if (choices === null) return null;
  const own = Object.entries(choices.settings).filter(([key]) => !isSheetSettingKey(key));
  const over = {
    picks: { ...picksFromHouse(choices.house), ...picksFromSettings(choices.settings) },
    rulings: choices.rulings,
    settings: Object.fromEntries(own),
  };
  return {
    id: String(rules.id),
    name: String(rules.name),
    base: choices.base.id,
    over: { [choices.base.id]: over },
    kept: rules,
  };
}

export const baseRulesetOfDraft = ({ base }: LocalRulesDraft): Ruleset => rulesetById(base) ?? (RULESETS[0] as Ruleset);
export const changesOverBaseOf = ({ over, base }: LocalRulesDraft): OverBase => over[base] ?? NOTHING;

const USUAL = 4;
/** At how many players stocks are compared with those of the sheet. */
export const usualPlayerCountOf = ({ settings }: Ruleset): number =>
  Math.max(settings.players.value.min, Math.min(settings.players.value.max, USUAL));

export function choicesFromDraft(draft: LocalRulesDraft): LocalRulesChoices {
  const base = baseRulesetOfDraft(draft);
  const { picks, rulings, settings } = changesOverBaseOf(draft);
  return {
    base,
    house: houseFromPicks(base, picks, usualPlayerCountOf(base)),
    settings: { ...settings, ...settingsFromPicks(base, picks) },
    rulings,
  };
}

const withOver = (draft: LocalRulesDraft, part: Partial<OverBase>): LocalRulesDraft => ({
  ...draft,
  over: { ...draft.over, [draft.base]: { ...changesOverBaseOf(draft), ...part } },
});

export const withDraftPick = (draft: LocalRulesDraft, rule: string, value: string): LocalRulesDraft =>
  withOver(draft, { picks: { ...changesOverBaseOf(draft).picks, [rule]: value } });

/** `null`: as it follows from the rules. */
export function withDraftRuling(draft: LocalRulesDraft, code: FlagCode, ruling: CellVerdict | null): LocalRulesDraft {
  const { [code]: _before, ...others } = changesOverBaseOf(draft).rulings;
  return withOver(draft, { rulings: ruling === null ? others : { ...others, [code]: ruling } });
}

/** Back to the sheet as it is. */
export const draftWithoutChanges = (draft: LocalRulesDraft): LocalRulesDraft => withOver(draft, NOTHING);

/** Setting key under which rules in the making survive leaving the screen and a restart. */
export const LOCAL_RULES_DRAFT_KEY = 'localRulesInHand';

export const serializeDraft = (draft: LocalRulesDraft): string => JSON.stringify(draft);

/** What is in the making of these rules (`null`: of new ones); null where nothing is, or it cannot be read. */
export function parseStoredDraft(text: string | undefined, id: string | null): LocalRulesDraft | null {
  if (text === undefined || text === '') return null;
  try {
    const draft = JSON.parse(text) as Partial<LocalRulesDraft>;
    const isWhole =
      draft.id === id &&
      typeof draft.name === 'string' &&
      typeof draft.base === 'string' &&
      rulesetById(draft.base) !== undefined &&
      typeof draft.over === 'object' &&
      draft.over !== null &&
      Object.values(draft.over).every(
        (over) => isObject(over?.picks) && isObject(over.rulings) && isObject(over.settings),
      );
    return isWhole ? { ...(draft as LocalRulesDraft), kept: draft.kept ?? null } : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
