import { type Question } from '../question';
import { isGameConcept, isSideTalk, type QuestionIndex, relatedConcepts, vectorLength } from './questionIndex';
import { searchTokens } from './searchVocabulary';

export interface QuestionHit {
  readonly question: Question;
  /** 0–1: how well it fits. */
  readonly score: number;
}

export interface QuestionSearch {
  /** False: nothing fits well; the hits are only the nearest. */
  readonly isPlaced: boolean;
  /** Best first. */
  readonly hits: readonly QuestionHit[];
}

/** A typed word: the concepts it may stand for, each with how sure that is, 0–1. */
interface TypedTerm {
  readonly meanings: ReadonlyMap<string, number>;
  readonly weight: number;
}

/** How sure it is that a word which begins like the typed one was meant. */
const COMPLETED = 0.6;
const RELATED = 0.5;

/** Reads what was typed: misspelt words are corrected, words that were only begun are completed. */
function readTyped({ vocabulary, weightOf }: QuestionIndex, typed: string): readonly TypedTerm[] {
  const tokens = searchTokens(typed);
  const corrections = tokens.map((token) => (vocabulary.isKnown(token) ? null : vocabulary.correct(token)));
  const words = tokens.map((token, at) => corrections[at]?.word ?? token);
  const sureness = new Map<string, number>();
  for (const corrected of corrections) {
    if (corrected === null) continue;
    for (const concept of vocabulary.conceptsIn([corrected.word])) sureness.set(concept, corrected.sure);
  }
  const completed = new Map<string, readonly string[]>();
  tokens.forEach((token, at) => {
    if (vocabulary.isKnown(token) && at < tokens.length - 1) return;
    const meanings = vocabulary.complete(token).flatMap((word) => vocabulary.conceptsIn([word]));
    for (const concept of vocabulary.conceptsIn([words[at] ?? ''])) completed.set(concept, meanings);
  });
  const begunPhrase = vocabulary.completePhrase(tokens);
  const concepts = new Set([...vocabulary.conceptsIn(words), ...(begunPhrase === null ? [] : [begunPhrase])]);
  return [...concepts].map((concept) => ({
    meanings: new Map([
      ...relatedConcepts(concept).map((related) => [related, RELATED] as const),
      ...(completed.get(concept) ?? []).map((meaning) => [meaning, COMPLETED] as const),
      [concept, sureness.get(concept) ?? 1],
    ]),
    weight: weightOf(concept),
  }));
}

/** For each text, the product of its vector and that of what was typed. */
function multiply(
  { textsWith, weightOf, lengthOfText }: QuestionIndex,
  terms: readonly TypedTerm[],
): readonly number[] {
  const products = new Array<number>(lengthOfText.length).fill(0);
  for (const { meanings, weight } of terms) {
    const best = new Map<number, number>();
    for (const [concept, sure] of meanings) {
      const fit = Math.min(sure * weightOf(concept), weight) * weight;
      for (const text of textsWith.get(concept) ?? []) best.set(text, Math.max(best.get(text) ?? 0, fit));
    }
    for (const [text, fit] of best) products[text] = (products[text] ?? 0) + fit;
  }
  return products;
}

/** The share of what was typed, by weight, that a question answers with all its texts together. */
function coverage({ questionsWith }: QuestionIndex, terms: readonly TypedTerm[], question: number): number {
  let [answered, total] = [0, 0];
  for (const { meanings, weight } of terms) {
    let best = 0;
    for (const [concept, sure] of meanings) if (sure > best && questionsWith.get(concept)?.has(question)) best = sure;
    answered += best * weight;
    total += weight;
  }
  return total === 0 ? 0 : answered / total;
}

/** What counts of a question: the text that fits best, the four that do, all its concepts together, its plain words. */
const BEST_TEXT_SHARE = 0.2;
const BEST_TEXTS_SHARE = 0.32;
const COVERAGE_SHARE = 0.28;
const PLAIN_WORDS_SHARE = 0.2;
/** What was typed has just the concepts of one text. */
const SAME = 0.999;
const AS_ASKED_BONUS = 0.05;
const BEST_TEXTS = 4;
/** So much of what was typed has to be answered by the best question. */
const PLACED_COVERAGE = 0.42;
/** Two words or more that are just how somebody asks need not name the game. */
const AS_ASKED = 0.93;
/** Nor need a text whose best answer is as good as this. */
const FITS_WELL = 0.75;
const SURELY = 0.9;

/** For each question found by its plain words, how well, 0–1: the best has 1. Only unknown words can be misspelt. */
function fitOfPlainWords({ plainWords, vocabulary }: QuestionIndex, typed: string): ReadonlyMap<number, number> {
  const found = plainWords.search(typed, {
    fuzzy: (term) => (vocabulary.isKnown(term) ? false : 0.2),
    prefix: (_term, at, terms) => at === terms.length - 1,
  });
  const best = found[0]?.score ?? 1;
  return new Map(found.map(({ id, score }) => [Number(id), score / best]));
}

/** One concept of the game that was surely meant, or two that were probably. */
function isAboutGame(terms: readonly TypedTerm[]): boolean {
  const sureness = terms.map(({ meanings }) =>
    [...meanings].reduce((best, [concept, sure]) => (isGameConcept(concept) ? Math.max(best, sure) : best), 0),
  );
  return sureness.some((sure) => sure >= SURELY) || sureness.filter((sure) => sure >= COMPLETED).length > 1;
}

const isTermOfSideTalk = ({ meanings }: TypedTerm): boolean => [...meanings.keys()].some(isSideTalk);

/** Somebody typed the id of a clause: the questions that rest on it, the one that is most about it first. */
function citingQuestions({ questions, citing }: QuestionIndex, typed: string): readonly QuestionHit[] {
  const found = citing.get(typed.trim().toLowerCase()) ?? [];
  return found.flatMap((at) => {
    const question = questions[at];
    return question === undefined ? [] : [{ question, score: 1 }];
  });
}

/** The questions that fit what was typed, best first, at most `most` of them. */
export function searchQuestions(index: QuestionIndex, typed: string, most = 8): QuestionSearch {
  const cited = citingQuestions(index, typed);
  if (cited.length > 0) return { isPlaced: true, hits: cited.slice(0, most) };
  const terms = readTyped(index, typed);
  const typedLength = Math.max(1, vectorLength(terms.map(({ weight }) => weight)));
  const fits = index.questions.map((): number[] => []);
  multiply(index, terms).forEach((product, text) => {
    const { questionOfText, shareOfText, lengthOfText } = index;
    const fit = ((shareOfText[text] ?? 1) * product) / (typedLength * (lengthOfText[text] ?? 1));
    if (fit > 0) fits[questionOfText[text] ?? 0]?.push(fit);
  });
  const plain = fitOfPlainWords(index, typed);
  const ranked = index.questions
    .map((question, at) => {
      const covered = coverage(index, terms, at);
      const best = [...(fits[at] ?? [])].sort((a, b) => b - a).slice(0, BEST_TEXTS);
      const mean = best.reduce((sum, fit) => sum + fit, 0) / BEST_TEXTS;
      const meaning = BEST_TEXT_SHARE * (best[0] ?? 0) + BEST_TEXTS_SHARE * mean + COVERAGE_SHARE * covered;
      const bestFit = best[0] ?? 0;
      const asAsked = bestFit > SAME ? AS_ASKED_BONUS : 0;
      return { question, covered, bestFit, score: meaning + PLAIN_WORDS_SHARE * (plain.get(at) ?? 0) + asAsked };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const isPlaced =
    best !== undefined &&
    ((isAboutGame(terms) && best.covered >= PLACED_COVERAGE) ||
      (terms.length > 1 && best.bestFit >= AS_ASKED) ||
      (best.score >= FITS_WELL && !terms.every(isTermOfSideTalk)));
  return { isPlaced, hits: ranked.slice(0, most).map(({ question, score }) => ({ question, score })) };
}
