import { linesNeeded } from './fitText';

/** A letter size and its line height, in dp. */
export interface LetterSize {
  readonly fontSize: number;
  readonly lineHeight: number;
}

/** Largest first: a text gets the first size in which all of it fits. */
export const SLOT_LETTER_SIZES: readonly LetterSize[] = [
  { fontSize: 15, lineHeight: 19 },
  { fontSize: 13, lineHeight: 15 },
  { fontSize: 12, lineHeight: 13 },
  { fontSize: 11, lineHeight: 12 },
  { fontSize: 10, lineHeight: 11 },
  { fontSize: 9, lineHeight: 10 },
];
/** The place in `SLOT_LETTER_SIZES` of the smallest size for a button. Below it is only a text that nothing can give way to. */
const SMALLEST_SLOT_BUTTON = 3;
/** The place in `SLOT_LETTER_SIZES` of the smallest size for what happened: a button gives way to it before it gets smaller. */
export const SMALLEST_SLOT_TEXT = 2;

/** The place in `SLOT_LETTER_SIZES` of the size in which the text fits; null where it fits in none down to `smallest`. */
export function findSlotLetterSizeIndex(
  text: string,
  width: number,
  height: number,
  scale = 1,
  smallest = SMALLEST_SLOT_BUTTON,
): number | null {
  const found = SLOT_LETTER_SIZES.slice(0, smallest + 1).findIndex(
    ({ fontSize, lineHeight }) => linesNeeded(text, width, fontSize * scale) * lineHeight * scale <= height,
  );
  return found < 0 || width <= 0 ? null : found;
}

/** Widths that a button with a whole sentence may have. */
const BUTTON_WIDTHS = [84, 100, 116, 132, 148, 164, 180] as const;
/** Its frame and its margins. */
const BUTTON_FRAME = 15;

export interface SlotTextAndButtonFit {
  readonly buttonWidth: number;
  /** Places in `SLOT_LETTER_SIZES`. */
  readonly text: number;
  readonly button: number;
}

/**
 * Shares a width between the text of the slot and a button that is a sentence itself, so that the smaller letters of
 * the two are as large as they can be. Null where one of them would be cut or too small to read: then the slot only
 * leads to the bar.
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
    const fitText = findSlotLetterSizeIndex(text, width - buttonWidth, height, scale, SMALLEST_SLOT_TEXT);
    const fitTitle = findSlotLetterSizeIndex(title, buttonWidth - BUTTON_FRAME, height - 3, scale);
    if (fitText === null || fitTitle === null) continue;
    if (best === null || Math.max(fitText, fitTitle) < Math.max(best.text, best.button))
      best = { buttonWidth, text: fitText, button: fitTitle };
  }
  return best;
}
