import { type Rules, type SettingKey } from '@/rulesets';
import { findReadingWords, type Words } from '@/words';
import { type RulingQuestionWords } from '@/words/rulingQuestions';
import { type AnswerFact, type AnswerReading } from './answer';
import { type ReadingInForce, settingGrounds } from './grounds';

/** The two dictionaries an answer is written with: the app's own, and the one that is loaded with the questions. */
export interface AnswerWords {
  readonly words: Words;
  readonly questions: RulingQuestionWords;
}

export const makeAnswerReadings = (
  readings: readonly ReadingInForce[],
  { words }: AnswerWords,
): readonly AnswerReading[] =>
  readings.map(({ id, option, isLocal }) => {
    const { question, options } = findReadingWords(words, id);
    return { id, question, inForce: options[option] ?? option, isLocal };
  });

export const saySettingValue = ({ words }: AnswerWords, rules: Rules, key: SettingKey): string =>
  words.settingValue(key, rules.values[key] as never);

export const makeAnswerFact = (key: SettingKey, rules: Rules, say: AnswerWords): AnswerFact => {
  const { basis, clauses, isLocal } = settingGrounds(rules, key);
  const value = saySettingValue(say, rules, key);
  return { key, label: say.words.settings[key].label, value, basis, clauses, isLocal };
};
