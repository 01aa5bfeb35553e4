/**
 * What is drawn on one printed page, in points (1/72 inch), as data. `pageSvg` writes it as SVG text for printers and
 * pictures; `PageView` draws the same on the screen.
 */
export interface PageScene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SceneShape[];
}

export type SceneShape = SceneTextShape | SceneRectShape | SceneLineShape | ScenePathShape;

/**
 * One line of text. `width` is the room the layout gave it; the drawing scales the letters to exactly this width, so
 * that a device with wider letters than those measured never pushes a text over the edge.
 */
export interface SceneTextShape {
  readonly kind: 'text';
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly weight: TextWeight;
  readonly colour: string;
  readonly text: string;
}

export type TextWeight = 'normal' | 'bold';

export interface SceneRectShape {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill: string;
  readonly stroke: string;
  readonly lineWidth: number;
}

export interface SceneLineShape {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly colour: string;
  readonly lineWidth: number;
}

/** A shape drawn in a square of 24, moved and scaled. */
export interface ScenePathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly stroke: string;
  readonly lineWidth: number;
}

/** Fits both on A4 (595 wide) and on US Letter (792 high), so one layout serves every printer. */
export const PAGE_WIDTH_PT = 595;
export const PAGE_HEIGHT_PT = 792;
export const PAGE_MARGIN_PT = 34;
export const PAGE_INNER_WIDTH_PT = PAGE_WIDTH_PT - 2 * PAGE_MARGIN_PT;
export const PAGE_INNER_HEIGHT_PT = PAGE_HEIGHT_PT - 2 * PAGE_MARGIN_PT;

/** Paper is white in every theme. */
export const PAPER_COLOURS = {
  paper: '#ffffff',
  ink: '#16150f',
  soft: '#4f4a3d',
  line: '#8d8571',
  alarm: '#97121f',
} as const;

/** Letters whose widths `textWidth` knows, or that have nearly the same widths. */
export const PAPER_FONT = { fontFamily: 'Arial, Helvetica, "Liberation Sans", Roboto, sans-serif' } as const;
export const NO_COLOUR = 'none';
