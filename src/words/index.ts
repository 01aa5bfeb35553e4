export { clauseCitation, clauseWords, flagLine, findReadingWords, rulesetWords } from './find';
export { type FlagWords, type ReadingWords, type RulesetWords, type SeatNamer, type RulingSubject } from './shape';
export { chooseLanguage, DEFAULT_LANGUAGE, type LanguageCode, LANGUAGE_CODES, type Words, wordsFor } from './words';
export { type FailedWriteTaps, tapRecoveryLine } from './tapRecoveryLine';
export { type SearchableItemWithKeywords, searchTexts } from './searchTexts';
