import { type Card, type RaisedFlag } from '@/engine';
import { type ReadingId, houseKeyDecidingReading, readingOptions, type Rules } from '@/rulesets';
import { findReadingWords, type Words } from '@/words';
import { cardInWords } from '../../flags/makeRemedyData';

/** Two cards side by side, where they say more than a sentence. */
export interface CardComparisonData {
  readonly lay: Card | null;
  readonly layCaption: string;
  readonly came: Card;
  readonly cameCaption: string;
  /** The same for those who do not see it. */
  readonly label: string;
}

export function makeCardComparison({ code, evidence }: RaisedFlag, words: Words): CardComparisonData | null {
  const say = words.review.flag;
  const { card, needed, top } = evidence;
  if (card === undefined) return null;
  if (code === 'build-sequence' || code === 'build-start') {
    const needs = needed ?? 1;
    const lay = needs > 1 ? needs - 1 : null;
    return {
      lay,
      layCaption: say.pileNeeds(needs),
      came: card,
      cameCaption: say.laid,
      label: say.picture(say.pileShows(needs - 1), say.laidCard(cardInWords(card, words))),
    };
  }
  if ((code === 'record-stock-top' || code === 'record-discard-top') && top !== undefined) {
    return {
      lay: top,
      layCaption: say.byRecord,
      came: card,
      cameCaption: say.told,
      label: say.picture(say.recordShows(cardInWords(top, words)), say.toldCard(cardInWords(card, words))),
    };
  }
  return null;
}

/** The disputed point a flag rests on, and how this table reads it. */
export interface ReadingData {
  readonly question: string;
  readonly inForce: string;
  readonly others: readonly string[];
  readonly why: string;
}

export function makeReadingData(rules: Rules, id: ReadingId, words: Words): ReadingData {
  const { question, options, why } = findReadingWords(words, id);
  const key = houseKeyDecidingReading(id);
  const isLocal = rules.local.has(id) || (key !== undefined && rules.local.has(key));
  const { [optionInForce(rules, id)]: inForce = '', ...others } = options;
  return { question, inForce, others: Object.values(others), why: isLocal ? words.review.flag.tableChose : why };
}

/** A point that a setting decides is read off the setting: a table may have changed it there. */
function optionInForce(rules: Rules, id: ReadingId): string {
  const key = houseKeyDecidingReading(id);
  if (key === undefined || !rules.local.has(key)) return rules.readings[id];
  const value = key === 'penalty' ? rules.values.penalty?.place : rules.values[key];
  return readingOptions(id).find((option) => option === value) ?? rules.readings[id];
}
