import { actFormTexts } from './actFormTexts';
import { citePlace } from './citePlace';
import { clauses } from './clauses';
import { entryWords, shortEntryWords } from './entries';
import { settingGroups, rulesetFactChips, settingValueWords } from './rulesetFactChips';
import { flags } from './flags';
import { storageMessages } from './storageMessages';
import { lateReasons } from './lateReasons';
import { phases } from './phases';
import { locale, number, textFormatting, timeFormats } from './textFormatting';
import { readings } from './readings';
import { refusals } from './refusals';
import { reviewScreens } from './reviewScreens';
import { rulesets, sheetNames } from './rulesets';
import { calls } from './rulingWords';
import { screens } from './screens';
import { settings } from './settings';
import { setupScreens } from './setupScreens';
import { remedyStepWords } from './steps';
import { tableScreen } from './tableScreen';
import {
  basisLabels,
  basisLine,
  cellRulings,
  legalConditions,
  localRuleLabel,
  noClauseLine,
  takenForGrantedLine,
  verdicts,
  verdictsInShort,
} from './verdicts';

/** English. The first language gives every other its shape. */
export const en = {
  bases: basisLabels,
  basisLine,
  calls,
  cellRulings,
  citation: citePlace,
  clauses,
  conditions: legalConditions,
  entryWords,
  tapWords: shortEntryWords,
  factGroups: settingGroups,
  facts: rulesetFactChips,
  flags,
  forms: actFormTexts,
  keeping: storageMessages,
  late: lateReasons,
  locale,
  localRule: localRuleLabel,
  noClause: noClauseLine,
  number,
  phases,
  phrasing: textFormatting,
  readings,
  refusals,
  review: reviewScreens,
  rulesets,
  screens,
  settings,
  settingValue: settingValueWords,
  setUp: setupScreens,
  sheets: sheetNames,
  stepWords: remedyStepWords,
  table: tableScreen,
  takenForGranted: takenForGrantedLine,
  times: timeFormats,
  verdicts,
  verdictsInShort,
};
