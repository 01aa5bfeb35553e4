import { textWidth, wrapText } from './measureText';
import { NO_COLOUR, PAPER_COLOURS, type SceneShape, type TextWeight } from './scene';

/** A part of a page: how high it is, and what it draws when its top left corner is put somewhere. */
export interface DrawablePageBlock {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly SceneShape[];
}

export const emptyBlock = (height = 0): DrawablePageBlock => ({ height, draw: () => [] });

export interface TextLook {
  readonly size: number;
  readonly weight?: TextWeight;
  readonly colour?: string;
  /** A line through the words: they no longer count. */
  readonly isStruck?: boolean;
  readonly align?: 'left' | 'right' | 'centre';
}

const LINE_HEIGHT = 1.24;
/** Where the baseline lies in a line. */
const BASELINE = 0.94;

/** Each line of a text as a block of its own, so that a long text can go on in the next column. */
export function textLineBlocks(text: string, width: number, look: TextLook): readonly DrawablePageBlock[] {
  const { size, weight = 'normal', colour = PAPER_COLOURS.ink, isStruck = false, align = 'left' } = look;
  return wrapText(text, width, size, weight).map((line) => {
    // never wider than the room there is, even where one character alone is
    const measured = Math.min(width, textWidth(line, size, weight));
    const indent = align === 'left' ? 0 : (width - measured) / (align === 'centre' ? 2 : 1);
    return {
      height: size * LINE_HEIGHT,
      draw: (x, y) => {
        if (line === '') return [];
        const left = x + indent;
        const baseline = y + size * BASELINE;
        const shapes: SceneShape[] = [
          { kind: 'text', x: left, y: baseline, width: measured, size, weight, colour, text: line },
        ];
        const middle = baseline - size * 0.3;
        return isStruck ? [...shapes, lineShape(left, middle, left + measured, middle, colour, size / 14)] : shapes;
      },
    };
  });
}

export const textBlock = (text: string, width: number, look: TextLook): DrawablePageBlock =>
  stackBlocks(textLineBlocks(text, width, look));

/** At most `most` lines; what is left out is said in a last line. */
export function textBlockUpTo(
  most: number,
  text: string,
  width: number,
  look: TextLook,
  rest: string,
): DrawablePageBlock {
  const lines = textLineBlocks(text, width, look);
  if (lines.length <= most) return stackBlocks(lines);
  return stackBlocks([...lines.slice(0, most), ...textLineBlocks(rest, width, look)]);
}

/** One below the other. */
export const stackBlocks = (blocks: readonly DrawablePageBlock[], gap = 0): DrawablePageBlock => ({
  height: blocks.reduce((sum, { height }, index) => sum + height + (index === 0 ? 0 : gap), 0),
  draw: (x, y) => {
    let top = y;
    return blocks.flatMap((block) => {
      const shapes = block.draw(x, top);
      top += block.height + gap;
      return shapes;
    });
  },
});

/** Side by side, each at its own distance from the left. */
export const sideBySideBlocks = (
  parts: readonly { readonly at: number; readonly block: DrawablePageBlock }[],
): DrawablePageBlock => ({
  height: Math.max(0, ...parts.map(({ block }) => block.height)),
  draw: (x, y) => parts.flatMap(({ at, block }) => block.draw(x + at, y)),
});

/** Blocks in columns of one width, row by row. */
export function gridOfBlocks(
  blocks: readonly DrawablePageBlock[],
  columns: number,
  step: number,
  gap: number,
): DrawablePageBlock {
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) =>
    sideBySideBlocks(
      blocks.slice(row * columns, (row + 1) * columns).map((block, column) => ({ at: column * step, block })),
    ),
  );
  return stackBlocks(rows, gap);
}

interface BoxLook {
  readonly width: number;
  readonly padding: number;
  readonly stroke?: string;
  readonly fill?: string;
  readonly lineWidth?: number;
}

/** A frame around a block. */
export function boxedBlock(
  block: DrawablePageBlock,
  { width, padding, stroke, fill, lineWidth = 1 }: BoxLook,
): DrawablePageBlock {
  const height = block.height + 2 * padding;
  return {
    height,
    draw: (x, y) => [
      {
        kind: 'rect',
        x,
        y,
        width,
        height,
        radius: 4,
        fill: fill ?? NO_COLOUR,
        stroke: stroke ?? PAPER_COLOURS.line,
        lineWidth,
      },
      ...block.draw(x + padding, y + padding),
    ],
  };
}

/** A line over the whole width. */
export const horizontalLineBlock = (width: number, height = 6, lineWidth = 0.7): DrawablePageBlock => ({
  height,
  draw: (x, y) => [lineShape(x, y + height / 2, x + width, y + height / 2, PAPER_COLOURS.line, lineWidth)],
});

export const lineShape = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string = PAPER_COLOURS.ink,
  lineWidth = 1,
): SceneShape => ({ kind: 'line', x1, y1, x2, y2, colour, lineWidth });

/**
 * As many rows as fit into a height, then a line that says how many are left out. `more` is drawn only if something is;
 * room for it is kept whenever the rows do not all fit.
 */
export function stackRowsThatFit(
  rows: readonly DrawablePageBlock[],
  height: number,
  gap: number,
  more: (left: number) => DrawablePageBlock,
): { readonly block: DrawablePageBlock; readonly left: number } {
  const all = stackBlocks(rows, gap);
  if (all.height <= height) return { block: all, left: 0 };
  for (let shown = rows.length - 1; shown >= 0; shown -= 1) {
    const block = stackBlocks([...rows.slice(0, shown), more(rows.length - shown)], gap);
    if (block.height <= height) return { block, left: rows.length - shown };
  }
  return { block: more(rows.length), left: rows.length };
}
