// A second door: what only the screens that make local rules need. It stays out of the scripts of the start.
export {
  choicesOfRulesetJson,
  type LocalRulesChoices,
  makeLocalRulesId,
  makeRulesetJson,
  noLocalRulesChoices,
  rulingsAgainstSettings,
  SHEET_SETTING_KEYS,
  type SheetSettingKey,
} from './localRulesChoices';
export { rulesDifferences } from './rulesDifferences';
export { SETTING_CHOICES } from '../settings';
