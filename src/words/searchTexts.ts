import { editDistance } from '@/base';

/** Something to be found by words, in any language. */
export interface SearchableItemWithKeywords {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** Other words and phrases for it, parted by commas. */
  readonly finds: string;
}

/** Without accents, capitals and signs: "Skip-Bo’s" → skip, bo, s. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How good a word of a text answers a typed word; 0: not at all. */
const EXACT = 8;
const BEGINS = 5;
const MISSPELT = 3;

/** Typing errors that are forgiven in a word of this length. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

function scoreOf(typed: string, word: string): number {
  if (word === typed) return EXACT;
  // "discards" is looked for as well as "disc"
  if (word.startsWith(typed) || (word.length > 3 && typed.startsWith(word))) return BEGINS;
  const errors = forgiven(typed.length);
  if (errors === 0) return 0;
  // a word that is still being typed may be misspelt too
  const isNear = (other: string): boolean => editDistance(typed, other, errors) <= errors;
  return isNear(word) || isNear(word.slice(0, typed.length)) ? MISSPELT : 0;
}

const best = (typed: string, words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, scoreOf(typed, word)), 0);

/** What stands in the name of a thing counts more than what stands in its other names, and that more than its sentence. */
const TITLE = 3;
const FINDS = 2;
/** A whole phrase, as it stands in the name or among the other names. */
const PHRASE = 40;
/** So many of the typed words have to be answered. */
const SHARE = 0.5;

/**
 * The ids of what answers the typed words, best first; all of them, in their order, where nothing was typed. Words
 * that tell nothing (`fillers`) count only where nothing else was typed.
 */
export function searchTexts(
  typed: string,
  texts: readonly SearchableItemWithKeywords[],
  fillers: string,
): readonly string[] {
  const all = wordsOf(typed);
  if (all.length === 0) return texts.map(({ id }) => id);
  const idle = new Set(wordsOf(fillers));
  const telling = all.filter((word) => !idle.has(word));
  const wanted = telling.length === 0 ? all : telling;
  const phrase = all.join(' ');
  return texts
    .map((text) => {
      const [title, finds, says] = [wordsOf(text.title), wordsOf(text.finds), wordsOf(text.says)];
      const scores = wanted.map((word) =>
        Math.max(best(word, title) * TITLE, best(word, finds) * FINDS, best(word, says)),
      );
      const phrases = [text.title, ...text.finds.split(',')].map((one) => wordsOf(one).join(' '));
      const answered = scores.filter((score) => score > 0).length;
      const total = scores.reduce((sum, score) => sum + score, 0) + (phrases.includes(phrase) ? PHRASE : 0);
      return { id: text.id, answered, total };
    })
    .filter(({ answered }) => answered >= wanted.length * SHARE)
    .sort((a, b) => b.answered - a.answered || b.total - a.total)
    .map(({ id }) => id);
}
