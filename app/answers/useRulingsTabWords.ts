import { type AnswerWords } from '@/rulings';
import { type LanguageCode, type Words } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { type RulingScreenWords, rulingScreenWordsFor } from '@/words/rulingScreens';
import { useLanguage, useWords } from '../hooks';
import { applyTestWordOverride } from '../support';

/** The dictionaries of the Rulings tab: the app's own, and the two that are loaded with its screens. */
export interface RulingsTabWords extends AnswerWords {
  readonly screens: RulingScreenWords;
}

const made = new WeakMap<Words, Map<LanguageCode, RulingsTabWords>>();

/** One object for a language: answers are cached by it. */
function rulingWordsFor(words: Words, language: LanguageCode): RulingsTabWords {
  const known = made.get(words) ?? new Map<LanguageCode, RulingsTabWords>();
  made.set(words, known);
  const dictionaries = known.get(language) ?? {
    words,
    questions: applyTestWordOverride(rulingQuestionWordsFor(language)),
    screens: applyTestWordOverride(rulingScreenWordsFor(language)),
  };
  known.set(language, dictionaries);
  return dictionaries;
}

export const useRulingsTabWords = (): RulingsTabWords => rulingWordsFor(useWords(), useLanguage());
