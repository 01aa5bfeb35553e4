import { ASKED_IN_ENGLISH } from './askedAs/english';
import { ASKED_IN_SPANISH } from './askedAs/spanish';
import { rulingQuestions } from './en/rulingQuestions';
import { type LanguageCode } from './words';

export {
  GAME_CONCEPTS,
  RELATED_CONCEPTS,
  SEARCH_STOP_WORDS,
  SEARCH_SYNONYMS,
  SIDE_TALK_CONCEPTS,
} from './askedAs/vocabulary';
export {
  type AllowedAnswerTextFacts,
  type FlaggedAnswerTextFacts,
  type QuestionTexts,
  type SaySetting,
} from './questionTexts';

/** The questions that the app answers. A question without texts, or texts without a question, do not compile. */
export type QuestionId = keyof typeof rulingQuestions.questions;

/** What the Rulings screens and the `ask` command say. A door of its own: it is loaded with them. */
export type RulingQuestionWords = typeof rulingQuestions;

const dictionaries: { readonly [L in LanguageCode]: RulingQuestionWords } = { en: rulingQuestions };

export const rulingQuestionWordsFor = (language: LanguageCode): RulingQuestionWords => dictionaries[language];

/**
 * The ways in which people ask a question, in English and in Spanish, whatever language the app speaks: one phrase a
 * line, or several with a semicolon between them.
 */
export const askedAs = (id: QuestionId): readonly string[] =>
  [ASKED_IN_ENGLISH[id], ASKED_IN_SPANISH[id]]
    .flatMap((text) => (text ?? '').split(/[;\n]/))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
