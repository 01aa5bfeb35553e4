/**
 * Widths of letters in em, bold, a little wider than the faces that phones have: nothing can be measured before it is
 * drawn, so a text is taken to be rather too wide than too narrow. In a browser `boldTextWidth.web.ts` measures.
 */
const NARROW = /[ijlI|.,:;'!\s]/;
const SLIM = /[ftr()-]/;
const BROAD = /[mwMW@%&]/;
const CAPITAL = /[A-ZÀ-Þ]/;

function letterEm(letter: string): number {
  if (NARROW.test(letter)) return 0.33;
  if (SLIM.test(letter)) return 0.44;
  if (BROAD.test(letter)) return 1;
  if (CAPITAL.test(letter)) return 0.74;
  // letters of other scripts may be as wide as they are high
  return letter < '\u0250' ? 0.64 : 1.05;
}

/** The width of a text in bold letters of this size, in dp. */
export const estimateTextWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + letterEm(letter), 0) * size;
