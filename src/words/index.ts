export { clausePlace, clauseWords, flagLine, readingWords, rulesetWords } from './find';
export { type FlagWords, type ReadingWords, type RulesetWords, type Who } from './shape';
export { type Language, LANGUAGES, type Words, words } from './words';
export { type RecoveredTaps, recoveryLine } from './recoveryLine';
