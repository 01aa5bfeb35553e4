import { type SlotButtonData, type SlotData } from '../model/tableData';
import { boldTextWidth } from './boldTextWidth';
import { LAYOUT_EDGE_MARGIN, LAYOUT_GAP } from './computeTableLayout';
import {
  findSlotLetterSizeIndex,
  fitSlotTextAndButton,
  SLOT_LETTER_SIZES,
  SMALLEST_SLOT_TEXT,
  type SlotTextAndButtonFit,
} from './fitSlotTextAndButton';

/** Frame and margins of the slot; the icon at the left; the button to the flags that wait; the gap between two things. */
const AROUND = { frame: 18, icon: 28, behind: 56, gap: 6, edge: 3 };
/** A button with a word or two: its letters, its frame with margins, and how wide it may be. */
const BUTTON = { letters: 15, frame: 16, least: 48, most: 100 };

/** The letters of a button grow with the text size, but not as far as those of the text. */
export const LARGEST_BUTTON_SCALE = 1.3;

function buttonWidth({ title }: SlotButtonData, scale: number): number {
  const letters = BUTTON.letters * Math.min(scale, LARGEST_BUTTON_SCALE);
  const words = Math.max(...title.split('\n').map((line) => boldTextWidth(line, letters)));
  return Math.min(BUTTON.most, Math.max(BUTTON.least, Math.ceil(words) + BUTTON.frame));
}

export interface SlotLayoutOptions {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly mayHaveIcon: boolean;
}

export interface SlotLayout {
  readonly buttons: readonly SlotButtonData[];
  /** The place in `SLOT_LETTER_SIZES` of the size of the text. */
  readonly letters: number;
  /** The icon is shown only beside letters of the full size: it yields first. */
  readonly hasIcon: boolean;
  /** How the button that is a sentence fits. */
  readonly sentence: SlotTextAndButtonFit | null;
}

/**
 * No word is cut: the icon yields, then letters get smaller, then a button that is a sentence gives way to one that
 * opens the bar, and at last that one to the button beside it, which does the same.
 */
export function layOutSlot(slot: SlotData, offered: readonly SlotButtonData[], room: SlotLayoutOptions): SlotLayout {
  const { width, height, scale, mayHaveIcon } = room;
  const tall = height - LAYOUT_GAP - AROUND.edge;
  const isIconDue = slot.icon !== null && mayHaveIcon;
  /** What these buttons, and the one that leads to the flags, leave of the width. */
  const leftBeside = (beside: readonly SlotButtonData[]): number =>
    beside.reduce(
      (left, button) => left - buttonWidth(button, scale) - AROUND.gap,
      width - 2 * LAYOUT_EDGE_MARGIN - AROUND.frame - (slot.behind === null ? 0 : AROUND.behind + AROUND.gap),
    );

  const long = offered.find(({ ifTooLong }) => ifTooLong !== undefined);
  if (long !== undefined) {
    const left = leftBeside(offered.filter((button) => button !== long)) - AROUND.gap;
    const withIcon = isIconDue ? fitSlotTextAndButton(slot.text, long.title, left - AROUND.icon, tall, scale) : null;
    const hasIcon = withIcon?.text === 0;
    const sentence = hasIcon ? withIcon : fitSlotTextAndButton(slot.text, long.title, left, tall, scale);
    if (sentence !== null) return { buttons: offered, letters: sentence.text, hasIcon, sentence };
  }
  const buttons = offered.map((button) => button.ifTooLong ?? button);
  const fewer = buttons.filter(({ testID }) => testID !== 'flag-decide');
  for (const shown of [buttons, fewer]) {
    const left = leftBeside(shown);
    const hasIcon =
      isIconDue && shown.length <= 2 && findSlotLetterSizeIndex(slot.text, left - AROUND.icon, tall, scale, 0) === 0;
    const letters = hasIcon ? 0 : findSlotLetterSizeIndex(slot.text, left, tall, scale, SMALLEST_SLOT_TEXT);
    if (letters !== null) return { buttons: shown, letters, hasIcon, sentence: null };
  }
  const smallest = SLOT_LETTER_SIZES.length - 1;
  const letters = findSlotLetterSizeIndex(slot.text, leftBeside(fewer), tall, scale, smallest) ?? smallest;
  return { buttons: fewer, letters, hasIcon: false, sentence: null };
}
