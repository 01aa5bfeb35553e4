export {
  BASES,
  type Basis,
  type Cell,
  type CellRuling,
  type Cells,
  type Clause,
  type ClauseId,
  type Ruleset,
  type RulesetId,
  CELL_RULINGS,
} from './ruleset';
export {
  type AnyCode,
  FLAG_CODES,
  type FlagCode,
  isFlagCode,
  RECORD_CODES,
  type RecordCode,
  type NoticedBy,
  howNoticed,
} from './flagCodes';
export { type House, HOUSE_KEYS_BEHIND } from './house';
export { type RulesetOverlay, overlayRuleset } from './authoring';
export {
  FREE_READINGS,
  isReadingId,
  READING_IDS,
  houseKeyOfReading,
  readingOptions,
  type ReadingId,
  type Readings,
} from './readings';
export { parseHouse } from './parseHouse';
export { parseRuleset } from './parseRuleset';
export { type RulesetProblem } from './shapes';
export { RULESETS, rulesetById } from './registry';
export { commitsShown, type Rules, rulesFor, stockSize } from './rules';
export {
  HOUSE_KEYS,
  HOUSE_VALUES,
  type HouseKey,
  type PenaltyCards,
  type Setting,
  type SettingKey,
  type Settings,
  type SettingValues,
  type StockRow,
} from './settings';
