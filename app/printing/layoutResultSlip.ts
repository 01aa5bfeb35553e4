import { seatShapes } from '../components/seatShapes';
import { choosePalette } from '../theme/palettes';
import {
  sideBySideBlocks,
  type DrawablePageBlock,
  boxedBlock,
  lineShape,
  emptyBlock,
  gridOfBlocks,
  stackRowsThatFit,
  horizontalLineBlock,
  stackBlocks,
  textBlock,
  textBlockUpTo,
} from './blocks';
import { type PrintedGameData, type PrintedSideData } from './makePrintedGameData';
import { type ResultSlipData, type ResultSlipListData, type SlipFlagOrCorrectionRowData } from './makeResultSlipData';
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
} from './scene';

const WIDTH = PAGE_INNER_WIDTH_PT;
/** Letter sizes of running text, the largest first. Below the last of them a list is shortened instead. */
const SIZES = [11, 10.5, 10, 9.5, 9] as const;
/** Only for names and reasons so long that even the parts which must be whole do not fit otherwise. */
const LAST_SIZES = [8, 7, 6, 5, 4, 3] as const;
const MOST_PROTEST_LINES = 8;
const MOST_ROW_LINES = 4;
const { seats: SEAT_COLOURS } = choosePalette(false, false);
const { ink, soft, alarm } = PAPER_COLOURS;

/**
 * The result slip: one page, whatever the record holds. Names, signatures and the head of the record are always whole;
 * lists that do not fit say how many of their lines are left to the score sheet. The largest letters that leave
 * nothing out are taken.
 */
export function layoutResultSlip(slip: ResultSlipData): PageScene {
  const tries = SIZES.map((size) => slipAt(slip, size));
  const whole = tries.find(({ fits, left }) => fits && left === 0);
  if (whole !== undefined) return whole.page;
  let smallest = tries.at(-1) ?? slipAt(slip, LAST_SIZES[0]);
  for (const size of LAST_SIZES) {
    if (smallest.fits) break;
    smallest = slipAt(slip, size);
  }
  return smallest.page;
}

interface SlipTry {
  readonly page: PageScene;
  /** Lines of lists that are left to the score sheet. */
  readonly left: number;
  readonly fits: boolean;
}

function slipAt(slip: ResultSlipData, size: number): SlipTry {
  const gap = size * 0.7;
  const top = stackBlocks(
    [
      ...(slip.protests.length === 0 ? [] : [protestBox(slip, slip.underProtest, size, MOST_PROTEST_LINES, slip.rest)]),
      pageHeaderBlock(slip, slip.title, size),
      resultBlock(slip, size),
      sidesBlock(slip, slip.winner, size),
    ],
    gap,
  );
  const bottom = stackBlocks([signatureBlock(slip, size), chainHeadBlock(slip, size)], gap);
  const room = PAGE_INNER_HEIGHT_PT - top.height - bottom.height - 2 * gap;
  const middle = listsBlock(slip, size, room);
  const shapes = [
    ...top.draw(PAGE_MARGIN_PT, PAGE_MARGIN_PT),
    ...middle.block.draw(PAGE_MARGIN_PT, PAGE_MARGIN_PT + top.height + gap),
    ...bottom.draw(PAGE_MARGIN_PT, PAGE_HEIGHT_PT - PAGE_MARGIN_PT - bottom.height),
  ];
  return {
    page: { width: PAGE_WIDTH_PT, height: PAGE_HEIGHT_PT, shapes },
    left: middle.left,
    fits: middle.block.height <= room,
  };
}

/** Whoever signed under protest, before anything else. */
export function protestBox(
  { protests }: PrintedGameData,
  title: string,
  size: number,
  mostLines: number,
  rest: string,
): DrawablePageBlock {
  const width = WIDTH - 2 * size;
  const lines = protests.flatMap((protest) => [
    textBlock(protest.title, width, { size: size + 1, weight: 'bold' }),
    ...(protest.text === null ? [] : [textBlockUpTo(mostLines, protest.text, width, { size }, rest)]),
  ]);
  const heading = textBlock(title, width, { size: size + 6, weight: 'bold', colour: alarm });
  return boxedBlock(stackBlocks([heading, ...lines], size * 0.2), {
    width: WIDTH,
    padding: size * 0.7,
    stroke: alarm,
    lineWidth: 2,
  });
}

/** What the page is, which table, which rules. */
export function pageHeaderBlock(game: PrintedGameData, title: string, size: number): DrawablePageBlock {
  const half = WIDTH / 2;
  const right = { size: size + 3, weight: 'bold', align: 'right' } as const;
  return stackBlocks([
    sideBySideBlocks([
      { at: 0, block: textBlock(title, half, { size: size + 9, weight: 'bold' }) },
      {
        at: half,
        block: stackBlocks([
          ...(game.place === '' ? [] : [textBlock(game.place, half, right)]),
          ...(game.event === null ? [] : [textBlock(game.event, half, { size, align: 'right' })]),
        ]),
      },
    ]),
    textBlock(game.sheet, WIDTH, { size, colour: soft }),
    textBlock(game.localRules, WIDTH, { size, colour: soft }),
    textBlock(game.times, WIDTH, { size, colour: soft }),
    ...provenanceLine(game, size),
    horizontalLineBlock(WIDTH),
  ]);
}

/** Said of a record that came from a file; in the colour and weight of a warning where it came without its seal. */
const provenanceLine = ({ provenance }: PrintedGameData, size: number): readonly DrawablePageBlock[] =>
  provenance === null
    ? []
    : [
        textBlock(
          provenance.text,
          WIDTH,
          provenance.isInDoubt ? { size: size + 2, weight: 'bold', colour: alarm } : { size, colour: soft },
        ),
      ];

export const resultBlock = ({ result }: PrintedGameData, size: number): DrawablePageBlock =>
  stackBlocks([
    textBlock(result.title, WIDTH, { size: size + 8, weight: 'bold' }),
    ...(result.help === '' ? [] : [textBlock(result.help, WIDTH, { size, colour: soft })]),
  ]);

/** Each side in a box of its own, two to a row. */
export function sidesBlock({ sides }: PrintedGameData, winner: string, size: number): DrawablePageBlock {
  const space = size;
  const width = sides.length === 1 ? WIDTH : (WIDTH - space) / 2;
  const boxes = sides.map((side) => sideContent(side, winner, size, width - 2 * (size * 0.6)));
  // boxes of one row are of one height
  const heights = boxes.map((_, index) => {
    const first = index - (index % 2);
    return Math.max(boxes[first]?.height ?? 0, boxes[first + 1]?.height ?? 0);
  });
  return gridOfBlocks(
    boxes.map((box, index) =>
      boxedBlock(stackBlocks([box, emptyBlock((heights[index] ?? 0) - box.height)]), {
        width,
        padding: size * 0.6,
        ...(sides[index]?.isWinner === true ? { stroke: ink, lineWidth: 2 } : {}),
      }),
    ),
    2,
    width + space,
    size * 0.6,
  );
}

function sideContent(side: PrintedSideData, winner: string, size: number, width: number): DrawablePageBlock {
  const mark = size * 1.5;
  const figures = size * 4.6;
  const rows = side.seats.map(({ seat, name, stock, faults }) =>
    sideBySideBlocks([
      { at: 0, block: seatMark(seat, size) },
      {
        at: mark,
        block: stackBlocks([
          textBlock(name, width - mark - figures, { size: size + 1, weight: 'bold' }),
          ...(faults === '' ? [] : [textBlock(faults, width - mark - figures, { size })]),
        ]),
      },
      { at: width - figures, block: textBlock(stock, figures, { size: size + 1, weight: 'bold', align: 'right' }) },
    ]),
  );
  const line = [...(side.isWinner ? [winner] : []), ...(side.together === null ? [] : [side.together])];
  const [first = '', second] = line;
  const foot =
    second === undefined
      ? textBlock(first, width, {
          size,
          align: side.isWinner ? 'left' : 'right',
          weight: side.isWinner ? 'bold' : 'normal',
        })
      : sideBySideBlocks([
          { at: 0, block: textBlock(first, width / 2, { size, weight: 'bold' }) },
          { at: width / 2, block: textBlock(second, width / 2, { size, align: 'right' }) },
        ]);
  return stackBlocks(line.length === 0 ? rows : [...rows, foot], size * 0.25);
}

/** Colour and shape of a seat, as in the app. */
const seatMark = (seat: number, size: number): DrawablePageBlock => ({
  height: size * 1.24,
  draw: (x, y) => [
    {
      kind: 'path',
      d: seatShapes[seat % seatShapes.length] ?? seatShapes[0],
      x,
      y: y + size * 0.15,
      size: size * 1.05,
      fill: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0],
      stroke: NO_COLOUR,
      lineWidth: 0,
    },
  ],
});

/** The lists share the room: each may take what the ones after it do not need for a heading and one line. */
function listsBlock(
  slip: ResultSlipData,
  size: number,
  room: number,
): { readonly block: DrawablePageBlock; readonly left: number } {
  const gap = size * 0.6;
  const least = slip.lists.map((list) => leastOf(list, slip, size));
  let used = 0;
  let left = 0;
  const blocks = slip.lists.map((list, index) => {
    const later = least.slice(index + 1).reduce((sum, height) => sum + height + gap, 0);
    const made = listBlock(list, slip, size, room - used - later);
    used += made.block.height + gap;
    left += made.left;
    return made.block;
  });
  return { block: stackBlocks(blocks, gap), left };
}

const headingOf = (list: ResultSlipListData, size: number): DrawablePageBlock =>
  textBlock(list.title, WIDTH, { size: size + 2, weight: 'bold' });

const besidesOf = ({ besides }: ResultSlipListData, size: number): readonly DrawablePageBlock[] =>
  besides === null ? [] : [textBlock(besides, WIDTH, { size, colour: soft })];

/** The height of a list with nothing but its heading and one line that leaves the rest to the score sheet. */
const leastOf = (list: ResultSlipListData, slip: ResultSlipData, size: number): number =>
  stackBlocks([
    headingOf(list, size),
    textBlock(list.rows.length === 0 ? list.none : slip.andMore(list.rows.length), WIDTH, { size }),
    ...besidesOf(list, size),
  ]).height;

function listBlock(list: ResultSlipListData, slip: ResultSlipData, size: number, height: number) {
  const heading = headingOf(list, size);
  const besides = besidesOf(list, size);
  if (list.rows.length === 0) {
    const none = textBlock(list.none, WIDTH, { size, colour: soft });
    return { block: stackBlocks([heading, none, ...besides]), left: 0 };
  }
  const rows = list.rows.map((row) => listRow(row, slip, size));
  const around = heading.height + stackBlocks(besides).height;
  const more = (left: number): DrawablePageBlock => textBlock(slip.andMore(left), WIDTH, { size, weight: 'bold' });
  const { block, left } = stackRowsThatFit(rows, height - around, size * 0.2, more);
  return { block: stackBlocks([heading, block, ...besides]), left };
}

/** What happened and what was decided: in one line where both fit, else below one another. */
function listRow(
  { at, text, detail }: SlipFlagOrCorrectionRowData,
  { rest }: ResultSlipData,
  size: number,
): DrawablePageBlock {
  const lead = size * 3;
  const width = WIDTH - lead;
  const decided = { size, weight: 'bold' } as const;
  const decidedWidth = detail === null ? 0 : textWidth(detail, size, decided.weight) + size * 1.5;
  const isOneLine = textWidth(text, size) + decidedWidth <= width;
  const told = (most: number): DrawablePageBlock => textBlockUpTo(most, text, width, { size }, rest);
  const parts =
    detail === null
      ? told(MOST_ROW_LINES)
      : isOneLine
        ? sideBySideBlocks([
            { at: 0, block: told(1) },
            { at: 0, block: textBlock(detail, width, { ...decided, align: 'right' }) },
          ])
        : stackBlocks([told(MOST_ROW_LINES), textBlockUpTo(MOST_ROW_LINES, detail, width, decided, rest)]);
  const number = textBlock(at, lead - size, { size, align: 'right', colour: soft });
  return sideBySideBlocks([
    { at: 0, block: number },
    { at: lead, block: parts },
  ]);
}

/** A line for the handwritten signature of each side and of the referee, and the signatures made on the device. */
function signatureBlock(slip: ResultSlipData, size: number): DrawablePageBlock {
  const space = size * 1.6;
  const width = (WIDTH - space) / 2;
  const penLine = (under: DrawablePageBlock): DrawablePageBlock => ({
    height: size * 2.1 + under.height,
    draw: (x, y) => [
      lineShape(x, y + size * 1.9, x + width, y + size * 1.9, ink, 0.7),
      ...under.draw(x, y + size * 2.1),
    ],
  });
  const sides = slip.sides.map(({ names, signed, isProtest }) =>
    penLine(
      stackBlocks([
        textBlock(names, width, { size, weight: 'bold' }),
        textBlock(signed ?? slip.notSigned, width, { size: size * 0.9, colour: isProtest ? alarm : soft }),
      ]),
    ),
  );
  const referee = penLine(textBlock(slip.referee, width, { size, weight: 'bold' }));
  return stackBlocks([
    textBlock(slip.signatures, WIDTH, { size: size + 2, weight: 'bold' }),
    gridOfBlocks([...sides, referee], 2, width + space, size * 0.3),
  ]);
}

/** The head of the chain, for people and whole. */
export const chainHeadBlock = (game: PrintedGameData, size: number): DrawablePageBlock =>
  stackBlocks([
    horizontalLineBlock(WIDTH),
    textBlock(game.head, WIDTH, { size, weight: 'bold' }),
    textBlock(game.wholeHead, WIDTH, { size: size * 0.85, colour: soft }),
    textBlock(game.record, WIDTH, { size: size * 0.85, colour: soft }),
  ]);
