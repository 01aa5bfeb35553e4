import { typography } from '../../../theme';
import { estimateTextWidth } from './estimateTextWidth';

/** Measured at this size, that of `FONT`: widths grow with the size of the letters. */
const MEASURED_AT = 100;
const FONT = '700 100px '.concat(typography.label.fontFamily ?? 'sans-serif');
let context: CanvasRenderingContext2D | null | undefined;

/** The words of the table are few and come again with every tap. */
const known = new Map<string, number>();
const MOST_KNOWN = 2000;

function measured(text: string): number | null {
  if (context === undefined) {
    context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
    if (context !== null) context.font = FONT;
  }
  if (context === null) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const { width } = context.measureText(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, width);
  return width;
}

/** The width of a text in bold letters of this size, as this browser draws them, in dp. */
export function boldTextWidth(text: string, size: number): number {
  const width = measured(text);
  return width === null ? estimateTextWidth(text, size) : (width * size) / MEASURED_AT;
}
