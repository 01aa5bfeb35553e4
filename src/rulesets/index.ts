export {
  BASIS_KINDS,
  type Basis,
  type Cell,
  type CellVerdict,
  type Cells,
  type Clause,
  type ClauseId,
  type Ruleset,
  type RulesetId,
  type RulesetJson,
  CELL_VERDICTS,
} from './ruleset';
export {
  type AnyFlagCode,
  FLAG_CODES,
  type FlagCode,
  isFlagCode,
  RECORD_DOUBT_CODES,
  type RecordDoubtCode,
  type HowNoticed,
  howNoticed,
} from './flagCodes';
export { type House, HOUSE_KEYS_BY_FLAG_CODE } from './house';
export { type InheritingRuleset, inheritRuleset } from './authoring';
export {
  HOUSE_READING_IDS,
  isReadingId,
  READING_IDS,
  houseKeyDecidingReading,
  readingOptions,
  type ReadingId,
  type Readings,
} from './readings';
export type { RulesDifference, RulingDifference, SettingDifference } from './localRules/rulesDifferences';
export { parseHouse } from './parseHouse';
export { parseRuleset, type RulingAgainstSetting } from './parseRuleset';
export {
  type FindRuleset,
  resolveRuleset,
  type RulesetInHeader,
  type RulesetInHeaderProblem,
  rulesetOfHeader,
} from './rulesetOfHeader';
export { LOCAL_RULES_VERSION } from './rulesetShape';
export { type RulesetProblem } from './shapes';
export { RULESETS, rulesetById } from './registry';
export { isShownCardBinding, type Rules, rulesFor, stockSize } from './rules';
export {
  HOUSE_KEYS,
  HOUSE_SETTING_CHOICES,
  type HouseKey,
  type PenaltyCards,
  type SettingWithBasis,
  type SettingKey,
  type Settings,
  type SettingValues,
  type StockSizeRow,
} from './settings';
