import { memoizeByObject } from '@/base';
import { type AskedIndex, isGameConcept, isSideTalk, relatedConcepts, vectorLength } from './questionIndex';
import { searchTokens } from './searchVocabulary';

/** A typed word: the concepts it may stand for, each with how sure that is, 0–1. */
export interface TypedTerm {
  readonly meanings: ReadonlyMap<string, number>;
  readonly weight: number;
}

/** How sure it is that a word which begins like the typed one was meant. */
const COMPLETED = 0.6;
const RELATED = 0.5;
const SURELY = 0.9;

/** Reads what was typed: misspelt words are corrected, words that were only begun are completed. */
function readTerms({ vocabulary, weightOf }: AskedIndex, typed: string): readonly TypedTerm[] {
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

/** For each question found by its plain words, how well, 0–1: the best has 1. Only unknown words can be misspelt. */
function fitOfPlainWords({ plainWords, vocabulary }: AskedIndex, typed: string): ReadonlyMap<number, number> {
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

/** What was typed, as it is read whatever the rules are. */
export interface TypedText {
  readonly terms: readonly TypedTerm[];
  /** The length of its vector. */
  readonly length: number;
  /** By question: how well its plain words fit, 0–1. */
  readonly plainFit: ReadonlyMap<number, number>;
  readonly isAboutGame: boolean;
  readonly isSideTalk: boolean;
}

function readTypedText(asked: AskedIndex, typed: string): TypedText {
  const terms = readTerms(asked, typed);
  return {
    terms,
    length: Math.max(1, vectorLength(terms.map(({ weight }) => weight))),
    plainFit: fitOfPlainWords(asked, typed),
    isAboutGame: isAboutGame(terms),
    isSideTalk: terms.every(isTermOfSideTalk),
  };
}

/** The text that was typed last is read once: under another sheet the same is asked again. */
const makeTypedTextReader = memoizeByObject((asked: AskedIndex) => {
  let last: { readonly typed: string; readonly text: TypedText } | null = null;
  return (typed: string): TypedText => {
    if (last?.typed !== typed) last = { typed, text: readTypedText(asked, typed) };
    return last.text;
  };
});

export const readTyped = (asked: AskedIndex, typed: string): TypedText => makeTypedTextReader(asked)(typed);
