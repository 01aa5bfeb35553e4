export { clauseCitation, clauseWords, flagLine, readingWords, rulesetWords } from './find';
export { type FlagWords, type ReadingWords, type RulesetWords, type SeatNamer } from './shape';
export { chooseLanguage, DEFAULT_LANGUAGE, type Language, LANGUAGES, type Words, words } from './words';
export { type FailedWriteTaps, tapRecoveryLine } from './tapRecoveryLine';
