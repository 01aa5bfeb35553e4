import { type ClauseId, type Rules } from '@/rulesets';
import { clauseCitation, clauseWords, rulesetWords } from '@/words';
import { type QuestionTexts } from '@/words/rulingQuestions';
import { type Answer } from './answer';
import { type AnswerWords, makeAnswerFact, makeAnswerReadings, saySettingValue } from './answerParts';
import { readingsInForceAmong, settingGrounds } from './grounds';
import { type FactQuestion } from './question';

type FactRuling = Pick<Answer, 'verdict' | 'clauses' | 'basis' | 'isLocal' | 'says'>;

/** Answers a question whose answer is a setting of the rules, or a clause of the sheet. */
export function answerFact(question: FactQuestion, rules: Rules, say: AnswerWords): Answer {
  const texts: QuestionTexts = say.questions.questions[question.id];
  const readings = question.settings.map((key) => settingGrounds(rules, key).reading);
  return {
    question: question.id,
    topic: question.topic,
    kind: 'fact',
    asks: texts.ask,
    note: null,
    flag: null,
    readings: makeAnswerReadings(readingsInForceAmong(rules, [...readings, ...question.readings]), say),
    steps: [],
    cases: [],
    facts: question.settings.map((key) => makeAnswerFact(key, rules, say)),
    ...(question.clauses === undefined
      ? readSettings(question, texts, rules, say)
      : readClauses(question.clauses, texts, rules, say)),
  };
}

/** The first setting decides how firmly the answer stands. */
function readSettings({ settings }: FactQuestion, texts: QuestionTexts, rules: Rules, say: AnswerWords): FactRuling {
  const { words, questions } = say;
  const { dated } = rulesetWords(words, rules.ruleset);
  const fact = texts.fact?.(rules.values, (key) => saySettingValue(say, rules, key), dated) ?? '';
  const [first] = settings;
  const grounds = first === undefined ? null : settingGrounds(rules, first);
  const clauses = [...new Set(settings.flatMap((key) => settingGrounds(rules, key).clauses))];
  if (grounds?.basis === 'default' && !grounds.isLocal)
    return { verdict: 'silent', clauses, basis: 'default', isLocal: false, says: words.noClause(fact) };
  const isLocal = settings.some((key) => settingGrounds(rules, key).isLocal);
  return {
    verdict: 'info',
    clauses,
    basis: grounds?.basis ?? 'text',
    isLocal,
    says: questions.sentences([fact, ...(isLocal ? [questions.localRule] : [])]),
  };
}

/** What this sheet's own clauses say about it, in our words. */
function readClauses(
  wanted: readonly string[],
  texts: QuestionTexts,
  { ruleset }: Rules,
  say: AnswerWords,
): FactRuling {
  const { words, questions } = say;
  const clauses = ruleset.clauses.map(({ id }) => id).filter((id) => wanted.includes(id));
  const sayClause = (id: ClauseId): string => clauseWords(words, id) ?? clauseCitation(words, id, ruleset.clauses);
  return clauses.length === 0
    ? { verdict: 'silent', clauses, basis: 'default', isLocal: false, says: words.noClause(texts.suggest ?? '') }
    : { verdict: 'info', clauses, basis: 'text', isLocal: false, says: questions.sentences(clauses.map(sayClause)) };
}
