/** A letter size and its line height, in dp. */
export interface LetterSize {
  readonly fontSize: number;
  readonly lineHeight: number;
}

/** Largest first: a text gets the first size in which all of it fits. */
export const SLOT_LETTERS: readonly LetterSize[] = [
  { fontSize: 15, lineHeight: 19 },
  { fontSize: 13, lineHeight: 15 },
  { fontSize: 12, lineHeight: 14 },
  { fontSize: 11, lineHeight: 12 },
  { fontSize: 10, lineHeight: 11 },
];

/** The width of a letter as a part of its size: an average for running text in a bold face, rounded up. */
const LETTER_WIDTH = 0.6;

/** How many lines a text takes in this width. A word that is longer than a line breaks. */
export function countLines(text: string, width: number, fontSize: number): number {
  const most = Math.max(1, Math.floor(width / (fontSize * LETTER_WIDTH)));
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed <= most) used = needed;
    else {
      lines += (used === 0 ? 0 : 1) + Math.ceil(word.length / most) - 1;
      used = word.length % most === 0 ? Math.min(word.length, most) : word.length % most;
    }
  }
  return lines;
}

/** The place in `SLOT_LETTERS` of the size in which the text fits; null where it fits in none. */
export function fitLetters(text: string, width: number, height: number, scale = 1): number | null {
  const found = SLOT_LETTERS.findIndex(
    ({ fontSize, lineHeight }) => countLines(text, width, fontSize * scale) * lineHeight * scale <= height,
  );
  return found < 0 || width <= 0 ? null : found;
}

/** Widths that a button with a whole sentence may have. */
const BUTTON_WIDTHS = [84, 100, 116, 132, 148, 164, 180] as const;
/** Its frame and its margins. */
const BUTTON_FRAME = 15;

export interface SlotTextAndButtonFit {
  readonly buttonWidth: number;
  /** Places in `SLOT_LETTERS`. */
  readonly text: number;
  readonly button: number;
}

/**
 * Shares a width between the text of the slot and a button that is a sentence itself, so that the smaller letters of
 * the two are as large as they can be. Null where one of them would be cut: then the slot only leads to the bar.
 */
export function fitSlotTextAndButton(
  text: string,
  title: string,
  width: number,
  height: number,
  scale = 1,
): SlotTextAndButtonFit | null {
  let best: SlotTextAndButtonFit | null = null;
  for (const buttonWidth of BUTTON_WIDTHS) {
    const fitText = fitLetters(text, width - buttonWidth, height, scale);
    const fitTitle = fitLetters(title, buttonWidth - BUTTON_FRAME, height - 3, scale);
    if (fitText === null || fitTitle === null) continue;
    if (best === null || Math.max(fitText, fitTitle) < Math.max(best.text, best.button))
      best = { buttonWidth, text: fitText, button: fitTitle };
  }
  return best;
}
