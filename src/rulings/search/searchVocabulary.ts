import { wordLikeness } from './wordLikeness';

/** A known word that was probably meant. */
export interface CorrectedWord {
  readonly word: string;
  /** 0–1. */
  readonly sure: number;
}

/** The words that people type, with what each is read as. Words of one meaning share a concept, in any language. */
export interface SearchVocabulary {
  /** A text as concepts, without the words that tell nothing. Indexed texts and typed texts are read alike. */
  readonly conceptsIn: (tokens: readonly string[]) => readonly string[];
  readonly isKnown: (token: string) => boolean;
  /** A concept of the synonyms, and not only a word that some text happens to have. */
  readonly isNamed: (concept: string) => boolean;
  /** Adds the words of an indexed text, so that they are known when they are typed. Only before the first search. */
  readonly learn: (tokens: readonly string[]) => void;
  /** Null where no known word is near. */
  readonly correct: (token: string) => CorrectedWord | null;
  /** The known words that begin so, the most frequent first. */
  readonly complete: (token: string) => readonly string[];
  /** The phrase that the text ends with, if its last word is only begun: "out of tu". Null where there is none. */
  readonly completePhrase: (tokens: readonly string[]) => string | null;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Without accents, capitals and signs: "Wasn’t Skip-Bo" → wasnt, skip, bo. */
export function searchTokens(text: string): readonly string[] {
  const small = text.toLowerCase();
  const plain = ASCII.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'");
  return plain
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replace(/([a-z])'(?=[a-z])/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

const ENDINGS = ['ing', 'ed', 'es', 's', 'ly'];

/** The word without the ending of a plural or a tense, if enough of it is left. */
function stemOf(token: string): string {
  if (token.length > 5 && token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  const ending = ENDINGS.find((one) => token.endsWith(one) && token.length - one.length >= 3);
  return ending === undefined ? token : token.slice(0, -ending.length);
}

/** Fewer letters than these begin too many words. */
const SHORTEST_BEGINNING = 3;
const MOST_COMPLETIONS = 6;

const NUMBER_ON_NUMBER = 'numberonnumber';
const ON: ReadonlySet<string> = new Set(['on', 'onto', 'sobre', 'over', 'encima']);
/** What may stand between "on" and a number. */
const AFTER_ON: ReadonlySet<string> = new Set(['top', 'of', 'a', 'an', 'the', 'de', 'un', 'una', 'el']);

/** "An 8 on a 6", "a four on top of a two". */
const hasNumberOnNumber = (tokens: readonly string[], isNumber: (token: string | undefined) => boolean): boolean =>
  tokens.some(
    (token, at) =>
      ON.has(token) &&
      isNumber(tokens[at - 1]) &&
      isNumber(tokens.slice(at + 1).find((next) => !AFTER_ON.has(next) || isNumber(next))),
  );

/** "Turned one over", "put that card back": so many words may stand between a verb and its particle. */
const MOST_BETWEEN = 3;
const PARTICLES: ReadonlySet<string> = new Set(['up', 'over', 'back', 'away', 'off', 'down', 'out']);

interface Phrase {
  readonly tokens: readonly string[];
  readonly concept: string;
}

/** A word of a phrase as it was typed; of the last one the beginning is enough. */
const isBegun = ({ tokens }: Phrase, token: string, at: number): boolean =>
  at === tokens.length - 1 ? tokens[at] !== token && tokens[at]?.startsWith(token) === true : tokens[at] === token;

/** Concepts by word and phrases by their first word. A group of synonyms is a line; the first names the concept. */
function readSynonyms(synonyms: string) {
  const concepts = new Map<string, string>();
  const phrases = new Map<string, Phrase[]>();
  const surfaces = synonyms
    .trim()
    .split('\n')
    .flatMap((group) => {
      const texts = group.split(',').map((text) => searchTokens(text));
      const concept = (texts[0] ?? []).join('');
      return texts.map((tokens): Phrase => ({ tokens, concept }));
    });
  for (const phrase of surfaces) {
    const [first = ''] = phrase.tokens;
    if (phrase.tokens.length === 1) concepts.set(first, concepts.get(first) ?? phrase.concept);
    else phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);
  return { concepts, phrases, surfaces };
}

/** Words by their first letter, in alphabetical order. */
function sortByFirstLetter(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const sorted = new Map<string, string[]>();
  for (const word of words) sorted.set(word.charAt(0), [...(sorted.get(word.charAt(0)) ?? []), word]);
  for (const list of sorted.values()) list.sort();
  return sorted;
}

/** `synonyms`: a group of words or phrases a line. `stopWords`: words that tell nothing. */
export function makeSearchVocabulary(synonyms: string, stopWords: string): SearchVocabulary {
  const { concepts, phrases, surfaces } = readSynonyms(synonyms);
  const separable = new Map(
    [...phrases].map(([verb, list]) => [
      verb,
      list.filter(({ tokens }) => tokens.length === 2 && PARTICLES.has(tokens[1] ?? '')),
    ]),
  );
  const named = new Set(surfaces.map(({ concept }) => concept));
  const idle = new Set(searchTokens(stopWords));
  const known = new Map<string, number>();
  let byFirstLetter: ReadonlyMap<string, readonly string[]> | null = null;
  const learn = (tokens: readonly string[]): void => {
    for (const token of tokens) known.set(token, (known.get(token) ?? 0) + 1);
  };
  surfaces.forEach(({ tokens }) => learn(tokens));
  learn([...idle]);

  const wordsBeginningWith = (letter: string): readonly string[] =>
    (byFirstLetter ??= sortByFirstLetter(known.keys())).get(letter) ?? [];

  const phraseAt = (tokens: readonly string[], at: number): Phrase | undefined =>
    phrases.get(tokens[at] ?? '')?.find((phrase) => phrase.tokens.every((token, i) => tokens[at + i] === token));

  /** In "goes out of turn" the phrase is "out of turn", not "goes out". */
  const unlessLongerFollows = (tokens: readonly string[], at: number, phrase: Phrase | undefined) => {
    const length = phrase?.tokens.length ?? 0;
    for (let inside = at + 1; inside < at + length; inside += 1)
      if ((phraseAt(tokens, inside)?.tokens.length ?? 0) > length) return undefined;
    return phrase;
  };

  /** A verb whose particle follows later: the phrase, and where its particle stands. */
  const splitPhraseAt = (
    tokens: readonly string[],
    at: number,
  ): { readonly concept: string; readonly particle: number } | null => {
    for (const {
      tokens: [, particle = ''],
      concept,
    } of separable.get(tokens[at] ?? '') ?? []) {
      const found = tokens.slice(at + 2, at + 2 + MOST_BETWEEN).indexOf(particle);
      if (found >= 0 && phraseAt(tokens, at + 2 + found) === undefined) return { concept, particle: at + 2 + found };
    }
    return null;
  };

  const conceptOf = (token: string): string | null => {
    const own = concepts.get(token);
    if (own !== undefined) return own;
    if (idle.has(token)) return null;
    const stem = stemOf(token);
    return concepts.get(stem) ?? stem;
  };

  const isNumber = (token: string | undefined): boolean => /^n\d+$/.test(concepts.get(token ?? '') ?? '');

  const conceptsIn = (tokens: readonly string[]): readonly string[] => {
    const isAboutTwoNumbers = hasNumberOnNumber(tokens, isNumber);
    const found: string[] = isAboutTwoNumbers ? [NUMBER_ON_NUMBER] : [];
    const particles = new Set<number>();
    let at = 0;
    while (at < tokens.length) {
      const phrase = unlessLongerFollows(tokens, at, phraseAt(tokens, at));
      const split = phrase === undefined ? splitPhraseAt(tokens, at) : null;
      if (split !== null) particles.add(split.particle);
      const concept = phrase?.concept ?? split?.concept ?? conceptOf(tokens[at] ?? '');
      // one number on another: which ones they are tells nothing
      const isNeedless = particles.has(at) || (isAboutTwoNumbers && phrase === undefined && isNumber(tokens[at]));
      if (concept !== null && !isNeedless) found.push(concept);
      at += phrase?.tokens.length ?? 1;
    }
    return found;
  };

  const correct = (token: string): CorrectedWord | null => {
    if (/\d/.test(token)) return null;
    let best: CorrectedWord | null = null;
    let bestRank = 0;
    for (const letter of new Set([token.charAt(0), token.charAt(1)])) {
      for (const word of wordsBeginningWith(letter)) {
        const sure = wordLikeness(token, word);
        // of two words that are as near, the more frequent one
        const rank = sure === 0 ? 0 : sure + Math.min(0.09, Math.log10(known.get(word) ?? 1) / 30);
        if (rank > bestRank) [best, bestRank] = [{ word, sure }, rank];
      }
    }
    return best;
  };

  const complete = (token: string): readonly string[] =>
    token.length < SHORTEST_BEGINNING
      ? []
      : wordsBeginningWith(token.charAt(0))
          .filter((word) => word.length > token.length && word.startsWith(token))
          .sort((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0))
          .slice(0, MOST_COMPLETIONS);

  const completePhrase = (tokens: readonly string[]): string | null => {
    for (let at = 0; at < tokens.length - 1; at += 1) {
      const typed = tokens.slice(at);
      const begun = phrases
        .get(typed[0] ?? '')
        ?.find(
          (phrase) => phrase.tokens.length === typed.length && typed.every((token, i) => isBegun(phrase, token, i)),
        );
      if (begun !== undefined) return begun.concept;
    }
    return null;
  };

  return {
    conceptsIn,
    isKnown: (token) => known.has(token) || known.has(stemOf(token)),
    isNamed: (concept) => named.has(concept) || concept === NUMBER_ON_NUMBER,
    learn,
    correct,
    complete,
    completePhrase,
  };
}
