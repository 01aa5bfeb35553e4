import { type BuildingPileData } from '../model/tableData';
import {
  fitsWithoutBreakingWords,
  lineHeightOf,
  linesNeeded,
  type FittedTextMetrics,
  type TextBoxSize,
} from './fitText';
import { NAME_FONT_SIZE } from './nameRoom';

/** What stands on a building pile while somebody acts out of turn: the seat's shape, if there is room, and words. */
export interface PileBand extends FittedTextMetrics {
  readonly text: string;
  /** The size of the shape before the words; 0: none. */
  readonly badge: number;
  /** What the words may take. */
  readonly width: number;
  readonly height: number;
}

const BADGE = 14;
export const PILE_BAND_GAP = 4;

/**
 * Letters are never smaller than those of a name. So the band says what fits in its box at that size: the sentence with
 * the seat's shape, the sentence, the name, each with its words whole; then the name broken inside a word; and where a
 * name is longer than that, the shape with what it does, because the banner below names that shape.
 */
export function fitPileBand(whose: NonNullable<BuildingPileData['whose']>, box: TextBoxSize): PileBand {
  const { name, text, without } = whose;
  const wholeWords = [
    { text, badge: BADGE },
    { text, badge: 0 },
    { text: name, badge: BADGE },
    { text: name, badge: 0 },
  ].find(
    (one) =>
      fitsWithoutBreakingWords(one.text, wordsWidth(box, one.badge), NAME_FONT_SIZE) &&
      fitsIn(box, one.text, one.badge),
  );
  const found = wholeWords ?? (fitsIn(box, name, 0) ? { text: name, badge: 0 } : { text: without, badge: BADGE });
  const width = wordsWidth(box, found.badge);
  const lines = linesNeeded(found.text, width, NAME_FONT_SIZE);
  const lineHeight = lineHeightOf(NAME_FONT_SIZE);
  return { ...found, width, lines, lineHeight, fontSize: NAME_FONT_SIZE, height: lines * lineHeight + 2 };
}

const wordsWidth = ({ width }: TextBoxSize, badge: number): number => width - (badge === 0 ? 0 : badge + PILE_BAND_GAP);

const fitsIn = (box: TextBoxSize, text: string, badge: number): boolean =>
  linesNeeded(text, wordsWidth(box, badge), NAME_FONT_SIZE) * lineHeightOf(NAME_FONT_SIZE) + 2 <= box.height;
