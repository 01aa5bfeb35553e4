import { readingKey, readingOptions, type ReadingId, type Rules } from '@/rulesets';
import { readingWords, type Words } from '@/words';

/** The disputed point a flag rests on, and how this table reads it. */
export interface ReadingView {
  readonly question: string;
  readonly inForce: string;
  readonly others: readonly string[];
  readonly why: string;
}

export function makeReading(rules: Rules, id: ReadingId, words: Words): ReadingView {
  const { question, options, why } = readingWords(words, id);
  const key = readingKey(id);
  const isLocal = rules.local.has(id) || (key !== undefined && rules.local.has(key));
  const { [optionInForce(rules, id)]: inForce = '', ...others } = options;
  return { question, inForce, others: Object.values(others), why: isLocal ? words.review.flag.tableChose : why };
}

/** A point that a setting decides is read off the setting: a table may have changed it there. */
function optionInForce(rules: Rules, id: ReadingId): string {
  const key = readingKey(id);
  if (key === undefined || !rules.local.has(key)) return rules.readings[id];
  const value = key === 'penalty' ? rules.values.penalty?.place : rules.values[key];
  return readingOptions(id).find((option) => option === value) ?? rules.readings[id];
}
