import { type House, type Rules, rulesetById, rulesFor } from '@/rulesets';
import { type Answer, answerQuestion, type AnswerWords, type Question, questionById } from '@/rulings';
import { wordsFor } from '@/words';
import { rulingQuestionWordsFor } from '@/words/rulingQuestions';
import { type Column } from '../kit';

export const say: AnswerWords = { words: wordsFor('en'), questions: rulingQuestionWordsFor('en') };

export function rulesOf(ruleset: Column, house?: House): Rules {
  const found = rulesetById(ruleset);
  if (found === undefined) throw new Error(`no ruleset ${ruleset}`);
  return rulesFor(found, house);
}

export function questionOf(id: string): Question {
  const question = questionById(id);
  if (question === undefined) throw new Error(`no question ${id}`);
  return question;
}

export const answer = (id: string, rules: Rules): Answer => answerQuestion(questionOf(id), rules, say);

/** The sheets by the short names of the rule book. */
export const SHEET: Readonly<Record<string, Column>> = {
  TNP: 'tennessee-partners',
  TNI: 'tennessee-2018',
  TNT: 'tennessee-2018-partners',
  TX: 'texas-good-sam',
  FL: 'florida-good-sam',
  SIX: 'six-player-partners',
  MAT: 'mattel',
};
