import {
  type DrawablePageBlock,
  sideBySideBlocks,
  boxedBlock,
  lineShape,
  emptyBlock,
  horizontalLineBlock,
  stackBlocks,
  textBlock,
} from './blocks';
import {
  PAGE_HEIGHT_PT,
  PAGE_INNER_HEIGHT_PT,
  PAGE_INNER_WIDTH_PT,
  PAGE_MARGIN_PT,
  PAGE_WIDTH_PT,
  type PageScene,
  PAPER_COLOURS,
} from './scene';

/** Everything the slip of a ruling says. */
export interface RulingSlipData {
  readonly title: string;
  /** When and where. */
  readonly place: string;
  readonly sheet: string;
  /** Said first where the ruling was taken back. */
  readonly struck: string | null;
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly official: string;
  readonly foot: readonly string[];
  /** Of the screen that shows it. */
  readonly screen: { readonly title: string; readonly help: string };
  /** Name of a file, without its ending. */
  readonly fileName: string;
}

const WIDTH = PAGE_INNER_WIDTH_PT;
/** Letter sizes of running text: the largest with which everything fits on the page is taken. */
const SIZES = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3] as const;
const { alarm, soft } = PAPER_COLOURS;

/** The slip of one ruling: one page, everything on it whole. */
export function layoutRulingSlip(slip: RulingSlipData): PageScene {
  const tries = SIZES.map((size) => slipBlock(slip, size));
  const block = tries.find(({ height }) => height <= PAGE_INNER_HEIGHT_PT) ?? tries.at(-1) ?? emptyBlock();
  return { width: PAGE_WIDTH_PT, height: PAGE_HEIGHT_PT, shapes: block.draw(PAGE_MARGIN_PT, PAGE_MARGIN_PT) };
}

function slipBlock(slip: RulingSlipData, size: number): DrawablePageBlock {
  return stackBlocks(
    [
      ...(slip.struck === null ? [] : [struckBox(slip.struck, size)]),
      headBlock(slip, size),
      ...slip.parts.map(({ title, lines }) => partBlock(title, lines, size)),
      emptyBlock(size),
      signatureLine(slip.official, size),
      horizontalLineBlock(WIDTH),
      ...slip.foot.map((line) => textBlock(line, WIDTH, { size: size * 0.8, colour: soft })),
    ],
    size * 0.7,
  );
}

const struckBox = (text: string, size: number): DrawablePageBlock =>
  boxedBlock(textBlock(text, WIDTH - 2 * size, { size: size + 3, weight: 'bold', colour: alarm }), {
    width: WIDTH,
    padding: size * 0.7,
    stroke: alarm,
    lineWidth: 2,
  });

const headBlock = ({ title, place, sheet }: RulingSlipData, size: number): DrawablePageBlock =>
  stackBlocks([
    textBlock(title, WIDTH, { size: size + 9, weight: 'bold' }),
    textBlock(place, WIDTH, { size, colour: soft }),
    textBlock(sheet, WIDTH, { size, colour: soft }),
    horizontalLineBlock(WIDTH),
  ]);

const partBlock = (title: string, lines: readonly string[], size: number): DrawablePageBlock =>
  stackBlocks(
    [
      textBlock(title, WIDTH, { size: size * 0.85, weight: 'bold', colour: soft }),
      ...lines.map((line) => textBlock(line, WIDTH, { size: size + 1 })),
    ],
    size * 0.15,
  );

/** For a pen. */
const signatureLine = (label: string, size: number): DrawablePageBlock =>
  sideBySideBlocks([
    { at: 0, block: textBlock(label, WIDTH / 4, { size }) },
    {
      at: WIDTH / 4,
      block: {
        height: size * 1.6,
        draw: (x, y) => [lineShape(x, y + size * 1.3, x + WIDTH / 2, y + size * 1.3)],
      },
    },
  ]);
