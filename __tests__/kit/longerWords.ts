import { type Words } from '@/words';

/**
 * A made-up language: English in which every word has grown by two fifths, to the nearest letter, so that a word is the
 * same wherever it stands. Only the letter ë is added, so that
 * whoever takes it out reads English again. What is passed to a sentence (a name, another sentence) is left as it is.
 * It runs inside the page: it must not use anything that is defined outside of it.
 */
export function longerWords(english: Words): Words {
  const GROWTH = 0.4;
  const ADDED = 'ë';
  /** Keys whose values are codes, file names, the app's own name, or typed by hand. */
  const CODES = new Set(['appName', 'locale', 'fileName', 'forgetWord']);

  /** The facts of a group are listed by their keys; `keys` of the keypad are words. */
  const isCode = (key: string, value: unknown): boolean => CODES.has(key) || (key === 'keys' && Array.isArray(value));

  /** "Undo" → "Uëndoë": letters are added after vowels, and at the end where there are too few of them. */
  const growWord = (word: string): string => {
    let missing = Math.round(word.length * GROWTH);
    const grown = word.replace(/[aeiouy]/gi, (vowel) => (missing > 0 ? ((missing -= 1), vowel + ADDED) : vowel));
    return grown + ADDED.repeat(missing);
  };

  const isText = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value);
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  /** Some sentences write what they are given with another first letter. */
  const spellings = (text: string): string[] =>
    [text.charAt(0).toUpperCase(), text.charAt(0).toLowerCase()].map((first) => first + text.slice(1));

  const grow = (text: string, given: readonly string[]): string => {
    const kept = [...new Set(given.flatMap(spellings))].sort((a, b) => b.length - a.length).map(escaped);
    const pieces = kept.length === 0 ? [text] : text.split(new RegExp(`(${kept.join('|')})`, 'u'));
    return pieces.map((piece, place) => (place % 2 === 1 ? piece : piece.replace(/\p{L}{2,}/gu, growWord))).join('');
  };

  const growAll = (value: unknown, given: readonly string[]): unknown => {
    if (typeof value === 'string') return grow(value, given);
    if (typeof value === 'function') return growResult(value as (...args: unknown[]) => unknown);
    if (Array.isArray(value)) return value.map((one) => growAll(one, given));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, isCode(key, one) ? one : growAll(one, given)]),
    );
  };

  const growResult =
    (say: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const given: string[] = [];
      const note = (value: unknown): unknown => {
        if (isText(value)) given.push(value);
        if (Array.isArray(value)) value.forEach(note);
        if (typeof value !== 'function') return value;
        return (...inner: unknown[]) => note((value as (...all: unknown[]) => unknown)(...inner));
      };
      const result = say(...args.map(note));
      return growAll(result, given);
    };

  return growAll(english, []) as Words;
}

/** For a browser page, before the app starts: the app shows every text in the longer language. */
export const LONGER_LANGUAGE_SCRIPT = `window.tableside = { reword: ${longerWords.toString()} };`;
