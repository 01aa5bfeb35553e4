import { boldTextWidth } from './boldTextWidth';

/** Letters of a text that fits its box: their size, the height of a line, and how many lines it takes. */
export interface FittedTextMetrics {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly lines: number;
}

export interface TextBoxSize {
  readonly width: number;
  readonly height: number;
}

/** Room that is left at the end of each line: drawn letters may be a little wider than measured ones. */
const SLACK = 2;

/** How many lines a text takes: broken at spaces and hyphens, and inside a word that is wider than a line. */
export function linesNeeded(text: string, width: number, size: number): number {
  const line = Math.max(1, width - SLACK);
  let [lines, used] = [1, 0];
  for (const [word] of text.matchAll(/[^\s-]+-?\s*|-\s*/g)) {
    const wide = boldTextWidth(word.trimEnd(), size);
    if (used > 0 && used + wide > line) [lines, used] = [lines + 1, 0];
    // A broken word leaves up to one letter's room at the end of a line.
    const broken = wide > line ? Math.floor(wide / Math.max(1, line - size * 0.6)) : 0;
    lines += broken;
    used = (broken > 0 ? wide - broken * (line - size * 0.6) : used + wide) + boldTextWidth(' ', size);
  }
  return lines;
}

/** Whether every word has room on a line of its own: none is broken. */
export const fitsWithoutBreakingWords = (text: string, width: number, size: number): boolean =>
  Array.from(text.matchAll(/[^\s-]+-?|-/g)).every(([word]) => boldTextWidth(word, size) <= width - SLACK);

export const lineHeightOf = (size: number): number => Math.round(size * 1.16);

/** The largest letters between two sizes in which the text fits its box; the smallest where none do. */
export function fitText(text: string, box: TextBoxSize, largest: number, smallest: number): FittedTextMetrics {
  return fitWith(text, box, largest, smallest, () => true) ?? fittedAt(text, box, smallest);
}

/** As above, but letters get smaller before a word is broken, as long as some size between the two lets it be whole. */
export function fitTextInWholeWords(
  text: string,
  box: TextBoxSize,
  largest: number,
  smallest: number,
): FittedTextMetrics {
  const isWhole = (fontSize: number): boolean => fitsWithoutBreakingWords(text, box.width, fontSize);
  return fitWith(text, box, largest, smallest, isWhole) ?? fitText(text, box, largest, smallest);
}

function fitWith(
  text: string,
  box: TextBoxSize,
  largest: number,
  smallest: number,
  isGood: (fontSize: number) => boolean,
): FittedTextMetrics | null {
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 1) {
    const fitted = fittedAt(text, box, fontSize);
    if (fitted.lines * fitted.lineHeight <= box.height && isGood(fontSize)) return fitted;
  }
  return null;
}

const fittedAt = (text: string, { width }: TextBoxSize, fontSize: number): FittedTextMetrics => ({
  fontSize,
  lineHeight: lineHeightOf(fontSize),
  lines: linesNeeded(text, width, fontSize),
});
