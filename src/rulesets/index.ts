export { BASES, type Basis } from './basis';
export { type Cell, type CellRuling, RULINGS } from './cell';
export { type Clause, type ClauseId } from './clause';
export {
  type AnyCode,
  FLAG_CODES,
  type FlagCode,
  isFlagCode,
  RECORD_CODES,
  type RecordCode,
  type Seen,
  seenBy,
} from './flagCodes';
export { type House, RESTS_ON } from './house';
export { type Overlay, overlay } from './overlay';
export {
  FREE_READINGS,
  isReadingId,
  READING_IDS,
  readingKey,
  readingOptions,
  type ReadingId,
  type Readings,
} from './readings';
export { parseHouse } from './parseHouse';
export { parseRuleset } from './parseRuleset';
export { type Problem } from './problem';
export { RULESETS, rulesetById } from './registry';
export { commitsShown, type Rules, rulesFor, stockSize } from './rules';
export { type Cells, type Ruleset, type RulesetId } from './ruleset';
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
