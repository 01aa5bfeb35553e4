import MiniSearch from 'minisearch';
import { memoizeByObject } from '@/base';
import { type ClauseId, isFlagCode, type Rules } from '@/rulesets';
import { clauseWords } from '@/words';
import {
  askedAs,
  GAME_CONCEPTS,
  RELATED_CONCEPTS,
  type QuestionTexts,
  SEARCH_STOP_WORDS,
  SEARCH_SYNONYMS,
  SIDE_TALK_CONCEPTS,
} from '@/words/rulingQuestions';
import { type AnswerWords } from '../answerParts';
import { type Question } from '../question';
import { QUESTIONS } from '../questions';
import { makeSearchVocabulary, searchTokens, type SearchVocabulary } from './searchVocabulary';

/**
 * Everything a search needs, made once for the rules in force. Every question has many texts: the ways in which people
 * ask it, the names of its flags, the clauses it rests on. They are searched in two ways:
 *
 * - by meaning: each text is a set of concepts, that is a vector with a weight for every concept, and a search measures
 *   the angle between what was typed and each of them;
 * - by the plain words (`plainWords`), which tell apart what the vocabulary takes for one.
 */
export interface QuestionIndex {
  readonly asked: AskedIndex;
  readonly questions: readonly Question[];
  /** By text: the question it belongs to, what a fit with it counts, and the length of its vector. */
  readonly questionOfText: readonly number[];
  readonly shareOfText: readonly number[];
  readonly lengthOfText: readonly number[];
  /** The texts that have a concept, and the questions. */
  readonly textsWith: ReadonlyMap<string, readonly number[]>;
  readonly questionsWith: ReadonlyMap<string, ReadonlySet<number>>;
  /** The questions that rest on a clause, by its id in small letters. */
  readonly citing: ReadonlyMap<string, readonly number[]>;
}

/** The part of an index that is the same for all rules. */
export interface AskedIndex {
  readonly plainWords: MiniSearch;
  readonly vocabulary: SearchVocabulary;
  /** Rare concepts weigh more than those of every other question. */
  readonly weightOf: (concept: string) => number;
}

/** A clause or the name of a related flag is not how people ask. */
const SOURCE_SHARE = 0.7;
/** Cards have numbers, so a number tells little about a question. */
const NUMBER_RARITY = 1.2;
/** Words about the game count in full, words that only go with them less, and words without a synonym least. */
const SIDE_SHARE = 0.6;
const PLAIN_SHARE = 0.35;
/** A word that no text has. */
const UNKNOWN_WEIGHT = 2.4;

const gameConcepts: ReadonlySet<string> = new Set(searchTokens(GAME_CONCEPTS));
export const isGameConcept = (concept: string): boolean => gameConcepts.has(concept);

const sideTalk: ReadonlySet<string> = new Set(searchTokens(SIDE_TALK_CONCEPTS));
export const isSideTalk = (concept: string): boolean => sideTalk.has(concept);

const related: ReadonlyMap<string, readonly string[]> = new Map(
  RELATED_CONCEPTS.trim()
    .split('\n')
    .map((line) => {
      const [concept = '', others = ''] = line.split(':');
      return [concept.trim(), searchTokens(others)];
    }),
);
export const relatedConcepts = (concept: string): readonly string[] => related.get(concept) ?? [];

export const vectorLength = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0));

/** A text of a question as concepts. */
interface ReadText {
  readonly question: number;
  readonly concepts: ReadonlySet<string>;
  readonly share: number;
}

/** The ways in which people ask. They do not depend on the rules. */
function textsAsked(question: Question, { words, questions }: AnswerWords): readonly string[] {
  const { ask, cases }: QuestionTexts = questions.questions[question.id];
  const [code] = question.kind === 'play' ? question.about : [];
  const flag = code === undefined ? [] : [words.flags[code].title, code];
  return [ask, ...askedAs(question.id), ...Object.values(cases ?? {}), ...flag];
}

/** The clauses that a question rests on under these rules, the most telling first. */
function clausesOf(question: Question, rules: Rules): readonly ClauseId[] {
  const codes = question.kind === 'play' ? question.about : [];
  return [
    ...new Set([
      ...codes.filter(isFlagCode).flatMap((code) => rules.cells[code].clauses),
      ...question.settings.flatMap((key) => rules.ruleset.settings[key].clauses),
    ]),
  ];
}

/** What it rests on: names of related flags, clauses in our own words. */
function textsOfSources(question: Question, rules: Rules, { words }: AnswerWords): readonly string[] {
  const codes = question.kind === 'play' ? question.about : [];
  return [
    ...codes.slice(1).map((code) => words.flags[code].title),
    ...clausesOf(question, rules).map((id) => clauseWords(words, id) ?? ''),
  ];
}

/** By clause, the questions that cite it; those for which it is the first one come first. */
function questionsByClause(rules: Rules): ReadonlyMap<string, readonly number[]> {
  const cited = QUESTIONS.flatMap((question, at) =>
    clausesOf(question, rules).map((id, rank) => ({ id: id.toLowerCase(), rank, at })),
  ).sort((a, b) => a.rank - b.rank);
  const citing = new Map<string, number[]>();
  for (const { id, at } of cited) listFor(citing, id, () => []).push(at);
  return citing;
}

/** Texts of one question with the same concepts count once. */
function readTexts(
  texts: readonly string[],
  question: number,
  share: number,
  vocabulary: SearchVocabulary,
): readonly ReadText[] {
  const byConcepts = new Map<string, ReadText>();
  for (const text of texts) {
    const concepts = new Set(vocabulary.conceptsIn(searchTokens(text)));
    if (concepts.size > 0) byConcepts.set([...concepts].sort().join(' '), { question, concepts, share });
  }
  return [...byConcepts.values()];
}

/** What is the same for all rules is read once for a dictionary. */
const readAsked = memoizeByObject((say: AnswerWords) => {
  const vocabulary = makeSearchVocabulary(SEARCH_SYNONYMS, SEARCH_STOP_WORDS);
  const asked = QUESTIONS.map((question) => textsAsked(question, say));
  for (const text of [...asked.flat(), ...Object.values(say.words.clauses)]) vocabulary.learn(searchTokens(text));
  const texts = asked.flatMap((ways, question) => readTexts(ways, question, 1, vocabulary));
  const index: AskedIndex = {
    vocabulary,
    plainWords: indexPlainWords(asked),
    weightOf: makeWeightOf(texts, vocabulary),
  };
  return { texts, index };
});

/** The weights of the concepts. Each is computed once. */
function makeWeightOf(asked: readonly ReadText[], vocabulary: SearchVocabulary): AskedIndex['weightOf'] {
  const askedWith = new Map<string, Set<number>>();
  for (const { question, concepts } of asked)
    for (const concept of concepts) listFor(askedWith, concept, () => new Set()).add(question);
  const rarityOf = (count: number): number => Math.log(1 + (QUESTIONS.length - count + 0.5) / (count + 0.5));
  const weightOf = (concept: string): number => {
    if (/^n?\d+$/.test(concept)) return Math.sqrt(NUMBER_RARITY);
    const count = askedWith.get(concept)?.size;
    if (count === undefined) return UNKNOWN_WEIGHT;
    const share = isGameConcept(concept) ? 1 : vocabulary.isNamed(concept) ? SIDE_SHARE : PLAIN_SHARE;
    return Math.sqrt(share * rarityOf(count));
  };
  const weights = new Map([...askedWith.keys()].map((concept) => [concept, weightOf(concept)]));
  return (concept) => weights.get(concept) ?? weightOf(concept);
}

const stopWords: ReadonlySet<string> = new Set(searchTokens(SEARCH_STOP_WORDS));

/** The number of a question in `QUESTIONS` is its id here. */
function indexPlainWords(asked: readonly (readonly string[])[]): MiniSearch {
  const tokenize = (text: string): string[] => searchTokens(text).filter((token) => !stopWords.has(token));
  const plainWords = new MiniSearch({
    fields: ['asked'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  plainWords.addAll(asked.map((texts, id) => ({ id, asked: texts.join('\n') })));
  return plainWords;
}

/**
 * Makes the index for these rules: their clauses are found too. The first one takes some ten milliseconds, so a screen
 * calls it while it is idle and not on a tap; the next, for other rules and with the same `say`, a few.
 */
export function makeQuestionIndex(rules: Rules, say: AnswerWords): QuestionIndex {
  const { texts: askedTexts, index: asked } = readAsked(say);
  const sources = QUESTIONS.flatMap((question, at) =>
    readTexts(textsOfSources(question, rules, say), at, SOURCE_SHARE, asked.vocabulary),
  );
  const texts = [...askedTexts, ...sources];
  const textsWith = new Map<string, number[]>();
  const questionsWith = new Map<string, Set<number>>();
  texts.forEach(({ question, concepts }, at) => {
    for (const concept of concepts) {
      listFor(textsWith, concept, () => []).push(at);
      listFor(questionsWith, concept, () => new Set()).add(question);
    }
  });
  return {
    asked,
    questions: QUESTIONS,
    questionOfText: texts.map(({ question }) => question),
    shareOfText: texts.map(({ share }) => share),
    lengthOfText: texts.map(({ concepts }) => vectorLength([...concepts].map(asked.weightOf))),
    textsWith,
    questionsWith,
    citing: questionsByClause(rules),
  };
}

function listFor<T>(lists: Map<string, T>, key: string, makeNew: () => T): T {
  const list = lists.get(key) ?? makeNew();
  lists.set(key, list);
  return list;
}
