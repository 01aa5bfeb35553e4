import { type TextWeight } from './scene';

/**
 * Widths of the printable ASCII characters from the blank to the tilde, in thousandths of the letter size: the metrics
 * that Arial, Helvetica and Liberation Sans share. A device that draws with other letters scales each line to the width
 * computed here (`SceneTextShape.width`).
 */
const NORMAL =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const parse = (widths: string): readonly number[] => widths.split(' ').map(Number);
const WIDTHS: Readonly<Record<TextWeight, readonly number[]>> = { normal: parse(NORMAL), bold: parse(BOLD) };

const FIRST = 0x20;
/** Letters of other alphabets; the signs of East Asia and pictures are as wide as they are high. */
const OTHER_LETTER = 660;
const SQUARE = 1000;
const isSquare = (code: number): boolean => (code >= 0x1100 && code <= 0x11ff) || code >= 0x2e80;
const MARKS = /\p{M}/gu;
const NARROW: Readonly<Record<string, number>> = {
  '·': 333,
  '’': 222,
  '‘': 222,
  '“': 333,
  '”': 333,
  '–': 556,
  '…': 1000,
};

function characterWidth(character: string, weight: TextWeight): number {
  const known = NARROW[character];
  if (known !== undefined) return known;
  // "é" is as wide as "e"
  const base = character.normalize('NFD').replace(MARKS, '');
  if (base === '') return 0;
  const code = base.codePointAt(0) ?? FIRST;
  return WIDTHS[weight][code - FIRST] ?? (isSquare(code) ? SQUARE : OTHER_LETTER);
}

/** How wide a text is, in points. */
export function textWidth(text: string, size: number, weight: TextWeight = 'normal'): number {
  let width = 0;
  for (const character of text) width += characterWidth(character, weight);
  return (width * size) / 1000;
}

/** Between the words of one text; how texts are put together is decided in `@/words`. */
const BLANK = ' ';

/** A text in lines no wider than `width`: broken at blanks, and inside a word that is too long for a line. */
export function wrapText(text: string, width: number, size: number, weight: TextWeight = 'normal'): readonly string[] {
  const fits = (line: string): boolean => textWidth(line, size, weight) <= width;
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/u).filter((one) => one !== '')) {
      const longer = line === '' ? word : line + BLANK + word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = breakWord(word, fits);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return line === '' && lines.length > 0 ? lines : [...lines, line];
  });
}

/** The pieces of a word that fit on a line each; at least one character a piece, however narrow the line is. */
function breakWord(word: string, fits: (piece: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of charactersOf(word)) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** Characters with the marks that belong to them. */
const charactersOf = (text: string): readonly string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
