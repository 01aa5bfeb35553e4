import { actFormTexts } from './actFormTexts';
import { clausePlacePhrase } from './clausePlacePhrase';
import { clauses } from './clauses';
import { entryLine, shortEntryLine } from './entries';
import { settingGroups, rulesetSummaryChipTexts, settingValuePhrase } from './rulesetSummaryChipTexts';
import { flags } from './flags';
import { storageMessages } from './storageMessages';
import { recentPlayersWords } from './recentPlayersWords';
import { lateReasons } from './lateReasons';
import { hints } from './hints';
import { moreMenu } from './moreMenu';
import { outOfTurnWords } from './outOfTurn';
import { offlineWords } from './offlineWords';
import { phases } from './phases';
import { practiceScreen } from './practice';
import { printedPages } from './printedPages';
import { locale, number, textFormatting, timeFormats } from './textFormatting';
import { provenanceWords } from './provenanceWords';
import { readings } from './readings';
import { refusals } from './refusals';
import { flagLogAndResultScreens } from './flagLogAndResultScreens';
import { rulesets, sheetNameByClausePrefix } from './rulesets';
import { rulingOptions } from './rulingOptions';
import { keyboard } from './keyboard';
import { calls } from './makeRulingSentence';
import { screens } from './screens';
import { rulesetSettings } from './rulesetSettings';
import { setupScreens } from './setupScreens';
import { remedyStepWords } from './steps';
import { tableListWords } from './tableListWords';
import { tableScreen } from './tableScreen';
import {
  basisLabels,
  basisLine,
  cellVerdictLabels,
  legalConditions,
  localBasisLabel,
  noClauseLine,
  unwrittenRuleText,
  verdicts,
  verdictsInShort,
} from './verdicts';

/** English. The first language gives every other its shape. */
export const en = {
  bases: basisLabels,
  basisLine,
  calls,
  cellRulings: cellVerdictLabels,
  citation: clausePlacePhrase,
  clauses,
  conditions: legalConditions,
  entryWords: entryLine,
  tapWords: shortEntryLine,
  factGroups: settingGroups,
  facts: rulesetSummaryChipTexts,
  flags,
  forms: actFormTexts,
  hints,
  keeping: storageMessages,
  lastPeople: recentPlayersWords,
  keyboard,
  late: lateReasons,
  locale,
  localRule: localBasisLabel,
  noClause: noClauseLine,
  more: moreMenu,
  number,
  outOfTurn: outOfTurnWords,
  offline: offlineWords,
  phases,
  phrasing: textFormatting,
  provenance: provenanceWords,
  practice: practiceScreen,
  printed: printedPages,
  readings,
  refusals,
  review: flagLogAndResultScreens,
  rulesets,
  rulingOptions,
  screens,
  settings: rulesetSettings,
  settingValue: settingValuePhrase,
  setUp: setupScreens,
  sheets: sheetNameByClausePrefix,
  stepWords: remedyStepWords,
  table: tableScreen,
  tableList: tableListWords,
  takenForGranted: unwrittenRuleText,
  times: timeFormats,
  verdicts,
  verdictsInShort,
};
