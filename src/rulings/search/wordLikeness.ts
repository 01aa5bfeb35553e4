import { editDistance } from '@/base';

const hasSameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** "Bildng" for "building": the typed letters are all there, in order. */
function hasLettersLeftOut(typed: string, word: string): boolean {
  if (typed.length < 5) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** Letters that are heard alike in English or in Spanish, and are often taken for each other. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/qu?(?=[ei])|[cq]/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1');

/**
 * How sure it is that a known word was meant, 0–1: most for two letters swapped, less for other errors and for short
 * words, nothing where it is not likely at all. A first letter is seldom wrong.
 */
export function wordLikeness(typed: string, word: string): number {
  const { length } = typed;
  if (length < 3 || word.length < 3) return 0;
  const distance = editDistance(typed, word, 2);
  if (distance > 2) return 0;
  const isAnagram = length === word.length && hasSameLetters(typed, word);
  if (typed[0] !== word[0] && !(isAnagram && typed[0] === word[1] && typed[1] === word[0])) return 0;
  if (distance === 1) return isAnagram ? 0.95 : length < 4 ? 0 : length === word.length && length < 6 ? 0.7 : 0.9;
  const isLikely = length >= 8 || (length >= 6 && isAnagram) || hasLettersLeftOut(typed, word);
  return isLikely || (length >= 5 && soundOf(typed) === soundOf(word)) ? 0.75 : 0;
}
