import { type Words } from '@/words';
import { iconPaths } from '../components/iconShapes';
import { seatShapes, STAR_PATH } from '../components/seatShapes';
import { choosePalette } from '../theme/palettes';
import {
  type DrawablePageBlock,
  boxedBlock,
  emptyBlock,
  gridOfBlocks,
  horizontalLineBlock,
  stackBlocks,
  textBlock,
} from './blocks';
import { textWidth } from './measureText';
import {
  NO_COLOUR,
  PAGE_HEIGHT_PT,
  PAGE_INNER_HEIGHT_PT,
  PAGE_INNER_WIDTH_PT,
  PAGE_MARGIN_PT,
  PAGE_WIDTH_PT,
  PAPER_COLOURS,
  type PageScene,
  type SceneShape,
} from './scene';

type HelpWords = Words['printed']['help'];
type Step = keyof HelpWords['steps'];

const palette = choosePalette(false, false);
const { ink, soft, line, paper } = PAPER_COLOURS;
const SPACE = 14;
const PADDING = 9;
const GAP = 8;
const CELL = (PAGE_INNER_WIDTH_PT - SPACE) / 2;
const TEXT_WIDTH = CELL - 2 * PADDING;
const PICTURE = 62;
/** Width of a pile, a card or a key in a picture. */
const PLACE = 48;
const STEP = PLACE + 30;

/** Letter sizes of running text, the largest first: the first at which everything fits is taken. */
const SIZES = [17, 16, 15, 14, 13, 12, 11, 10, 9, 8] as const;

/** How to tap, on one page in large letters: a small picture of the app's own piles and keys for each play. */
export function layoutHowToTapCard(say: HelpWords): PageScene {
  const tries = SIZES.map((size) => helpCardAt(say, size));
  const fitting = tries.find(({ fits }) => fits) ?? tries.at(-1);
  return { width: PAGE_WIDTH_PT, height: PAGE_HEIGHT_PT, shapes: fitting?.shapes ?? [] };
}

function helpCardAt(say: HelpWords, size: number): { readonly shapes: readonly SceneShape[]; readonly fits: boolean } {
  const head = stackBlocks([
    textBlock(say.title, PAGE_INNER_WIDTH_PT, { size: size * 2, weight: 'bold' }),
    textBlock(say.intro, PAGE_INNER_WIDTH_PT, { size: size + 1, colour: soft }),
    emptyBlock(8),
  ]);
  const foot = stackBlocks([
    horizontalLineBlock(PAGE_INNER_WIDTH_PT, 10),
    textBlock(say.foot, PAGE_INNER_WIDTH_PT, { size }),
  ]);
  const cells = Object.keys(say.steps).map((step) => cellOf(step as Step, say, size));
  const rows = Math.ceil(cells.length / 2);
  const room = PAGE_INNER_HEIGHT_PT - head.height - foot.height - rows * GAP;
  // cells of one height share the room
  const height = room / rows - 2 * PADDING;
  const boxes = cells.map((cell) =>
    boxedBlock(stackBlocks([cell, emptyBlock(height - cell.height)]), { width: CELL, padding: PADDING }),
  );
  return {
    shapes: [
      ...stackBlocks([head, gridOfBlocks(boxes, 2, CELL + SPACE, GAP)]).draw(PAGE_MARGIN_PT, PAGE_MARGIN_PT),
      ...foot.draw(PAGE_MARGIN_PT, PAGE_HEIGHT_PT - PAGE_MARGIN_PT - foot.height),
    ],
    fits: cells.every((cell) => cell.height <= height),
  };
}

const cellOf = (step: Step, say: HelpWords, size: number): DrawablePageBlock =>
  stackBlocks(
    [
      { height: PICTURE, draw: (x: number, y: number) => picture(step, say, x, y) },
      textBlock(say.steps[step].title, TEXT_WIDTH, { size: size + 1.5, weight: 'bold' }),
      textBlock(say.steps[step].text, TEXT_WIDTH, { size }),
    ],
    2,
  );

/** What is tapped, in order, with an arrow between; the finger shows where. */
function picture(step: Step, say: HelpWords, x: number, y: number): readonly SceneShape[] {
  const second = x + STEP;
  switch (step) {
    case 'hand':
      return [...row([5, 2, 1, 9], x, (at, needs) => pile(at, y, needs)), ...finger(x + NEXT, y)];
    case 'stock':
      return [...card(x, y, 7, palette.seats[0]), ...finger(x - 6, y), ...arrow(x, y), ...key(second, y, '4')];
    case 'discardPlay':
      return [...row([8, 5, 12], x, (at, number) => card(at, y, number)), ...finger(x + NEXT - 6, y)];
    case 'discard':
      return [...key(x, y, '9'), ...arrow(x, y), ...card(second, y, 11), ...finger(second - 2, y)];
    case 'wild':
      return [...key(x, y, null), ...arrow(x, y), ...pile(second, y, 6), ...finger(second, y)];
    case 'wrong':
      return [...key(x, y, '9'), ...arrow(x, y), ...pile(second, y, 7), ...finger(second, y)];
    case 'other':
      return [...player(x, y, say.player), ...finger(x + 48, y)];
    case 'undo':
      return [...button(x, y, say.undo), ...finger(x + 70, y)];
  }
}

const HEIGHT = 50;
const NEXT = PLACE + 6;

/** Places side by side. */
const row = (
  numbers: readonly number[],
  x: number,
  draw: (x: number, number: number) => readonly SceneShape[],
): readonly SceneShape[] => numbers.flatMap((number, index) => draw(x + index * NEXT, number));

const box = (x: number, y: number, width: number, stroke: string, lineWidth: number, fill: string): SceneShape => ({
  kind: 'rect',
  x,
  y,
  width,
  height: HEIGHT,
  radius: 6,
  fill,
  stroke,
  lineWidth,
});

/** A text in the middle of a place. */
function centred(text: string, x: number, y: number, width: number, size: number, colour: string): SceneShape {
  const measured = textWidth(text, size, 'bold');
  const left = x + (width - measured) / 2;
  const baseline = y + HEIGHT / 2 + size * 0.36;
  return { kind: 'text', x: left, y: baseline, width: measured, size, weight: 'bold', colour, text };
}

/** A building pile: the number it needs, large. */
const pile = (x: number, y: number, needs: number): readonly SceneShape[] => [
  box(x, y, PLACE, palette.felt, 1, palette.felt),
  centred(`${needs}`, x, y, PLACE, 32, palette.onFelt),
];

const inkOf = (card: number): string => (card < 5 ? palette.inkLow : card < 9 ? palette.inkMiddle : palette.inkHigh);

/** A card face up; a stock has the frame of its owner's colour. */
const card = (x: number, y: number, number: number, frame: string = line): readonly SceneShape[] => [
  box(x, y, PLACE - 8, frame, frame === line ? 1.5 : 3, paper),
  centred(`${number}`, x, y, PLACE - 8, 24, inkOf(number)),
];

/** A key; null: the one with the star. */
const key = (x: number, y: number, label: string | null): readonly SceneShape[] => [
  box(x, y, PLACE, ink, 1.5, label === null ? palette.wildBands[1] : paper),
  label === null
    ? { ...icon(STAR_PATH, x + (PLACE - 28) / 2, y + 11, 28), fill: palette.onWild, stroke: NO_COLOUR }
    : centred(label, x, y, PLACE, 26, inkOf(Number(label))),
];

const player = (x: number, y: number, name: string): readonly SceneShape[] => [
  box(x, y, 92, line, 1.5, paper),
  { ...icon(seatShapes[1], x + 12, y + 17, 16), fill: palette.seats[1], stroke: NO_COLOUR },
  { ...centred(name, x + 34, y, 24, 18, ink) },
];

const button = (x: number, y: number, title: string): readonly SceneShape[] => [
  box(x, y, 108, ink, 1.5, paper),
  icon(iconPaths.undo, x + 10, y + 15, 20),
  centred(title, x + 32, y, 70, 18, ink),
];

const icon = (d: string, x: number, y: number, size: number) =>
  ({ kind: 'path', d, x, y, size, fill: NO_COLOUR, stroke: ink, lineWidth: 2 }) as const satisfies SceneShape;

/** A finger that touches the right half of a place. */
const finger = (x: number, y: number): readonly SceneShape[] => [
  { ...icon(iconPaths.hand, x + PLACE - 18, y + 28, 30), fill: paper },
];
const arrow = (x: number, y: number): readonly SceneShape[] => [icon(iconPaths.forward, x + PLACE + 4, y + 14, 22)];
