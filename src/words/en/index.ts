import { actForms } from './actForms';
import { citation } from './citation';
import { clauses } from './clauses';
import { entryWords, tapWords } from './entries';
import { factGroups, facts, settingValue } from './facts';
import { flags } from './flags';
import { keeping } from './keeping';
import { late } from './late';
import { phases } from './phases';
import { locale, number, phrasing, times } from './phrasing';
import { readings } from './readings';
import { refusals } from './refusals';
import { reviewScreens } from './reviewScreens';
import { rulesets, sheets } from './rulesets';
import { calls } from './rulingWords';
import { screens } from './screens';
import { settings } from './settings';
import { setupScreens } from './setupScreens';
import { stepWords } from './steps';
import { tableScreen } from './tableScreen';
import {
  bases,
  basisLine,
  cellRulings,
  conditions,
  localRule,
  noClause,
  takenForGranted,
  verdicts,
  verdictsInShort,
} from './verdicts';

/** English. The first language gives every other its shape. */
export const en = {
  bases,
  basisLine,
  calls,
  cellRulings,
  citation,
  clauses,
  conditions,
  entryWords,
  tapWords,
  factGroups,
  facts,
  flags,
  forms: actForms,
  keeping,
  late,
  locale,
  localRule,
  noClause,
  number,
  phases,
  phrasing,
  readings,
  refusals,
  review: reviewScreens,
  rulesets,
  screens,
  settings,
  settingValue,
  setUp: setupScreens,
  sheets,
  stepWords,
  table: tableScreen,
  takenForGranted,
  times,
  verdicts,
  verdictsInShort,
};
