import { beside, type Block, emptyBlock, ruleBlock, stack, textBlock, textLines } from './blocks';
import { footBlock, headBlock, resultBlock, sidesBlock } from './layoutSlip';
import { type ScoreSheetData, type ScoreSheetFlag, type ScoreSheetEntryRow } from './makeScoreSheetData';
import {
  PAGE_HEIGHT,
  PAGE_INNER_WIDTH,
  PAGE_MARGIN,
  PAGE_WIDTH,
  PAPER_COLOURS,
  type PageScene,
  type SceneShape,
} from './scene';

const SIZE = 9;
const HEAD_SIZE = 10;
const COLUMNS = 2;
const BETWEEN = 18;
const COLUMN = (PAGE_INNER_WIDTH - BETWEEN) / COLUMNS;
/** The entry's number, then the clock, then the words. */
const NUMBER_WIDTH = 22;
const TIME_WIDTH = 40;
const TEXT_AT = NUMBER_WIDTH + TIME_WIDTH + 8;
const TEXT_WIDTH = COLUMN - TEXT_AT;
const { soft } = PAPER_COLOURS;
const BOTTOM = PAGE_HEIGHT - PAGE_MARGIN - 34;
/** The sides in boxes may take this much of the first page; longer names are set smaller. */
const MOST_FOR_SIDES = 300;
const SIDE_SIZES = [10, 9, 8, 7, 6, 5, 4, 3] as const;

/** The whole score sheet, over as many pages as it takes, with the head of the record on each. Nothing is left out. */
export function layoutScoreSheet(sheet: ScoreSheetData): readonly PageScene[] {
  const paper = makePaper();
  for (const block of openingBlocks(sheet)) paper.addAcross(block);
  paper.startColumns();
  for (const { title, rows } of sheet.turns) {
    const heading = stack([emptyBlock(5), textBlock(title, COLUMN, { size: SIZE + 1, weight: 'bold' })]);
    rows.forEach((row, index) => paper.addToColumn([...(index === 0 ? [heading] : []), ...rowLines(row)]));
  }
  const pages = paper.pages();
  return pages.map((shapes, index) => ({
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
    shapes: [...shapes, ...runningFoot(sheet, index + 1, pages.length)],
  }));
}

/** What comes before the entries, over the whole width: protests, result, sides, signatures, the whole head. */
function openingBlocks(sheet: ScoreSheetData): readonly Block[] {
  const size = HEAD_SIZE;
  const protests = sheet.protests.flatMap(({ title, text }) => [
    ...textLines(title, PAGE_INNER_WIDTH, { size, weight: 'bold' }),
    ...(text === null ? [] : textLines(text, PAGE_INNER_WIDTH, { size })),
  ]);
  const alarm = { size: size + 6, weight: 'bold', colour: PAPER_COLOURS.alarm } as const;
  const sides = SIDE_SIZES.map((each) => sidesBlock(sheet, sheet.winner, each));
  return [
    ...(protests.length === 0 ? [] : [textBlock(sheet.underProtest, PAGE_INNER_WIDTH, alarm), ...protests]),
    emptyBlock(protests.length === 0 ? 0 : 6),
    headBlock(sheet, sheet.title, size),
    resultBlock(sheet, size),
    emptyBlock(4),
    ...sides.filter(({ height }) => height <= MOST_FOR_SIDES).slice(0, 1),
    emptyBlock(4),
    ...sheet.sides.flatMap(({ signedLine }) => textLines(signedLine, PAGE_INNER_WIDTH, { size })),
    footBlock(sheet, size),
    ruleBlock(PAGE_INNER_WIDTH),
  ];
}

/** One entry, line by line, with what is told below it. */
function rowLines({ at, time, text, isStruck, remarks, flags }: ScoreSheetEntryRow): readonly Block[] {
  const words = textLines(text, TEXT_WIDTH, { size: SIZE, isStruck, ...(isStruck ? { colour: soft } : {}) });
  const [first = emptyBlock(), ...others] = words;
  const number = textBlock(at, NUMBER_WIDTH, { size: SIZE, colour: soft, align: 'right' });
  const clock = textBlock(time, TIME_WIDTH, { size: SIZE - 1, colour: soft, align: 'right' });
  const start = beside([
    { at: 0, block: number },
    { at: NUMBER_WIDTH + 2, block: clock },
    { at: TEXT_AT, block: first },
  ]);
  const below = [
    ...remarks.flatMap((remark) => textLines(remark, TEXT_WIDTH, { size: SIZE - 1, colour: soft })),
    ...flags.flatMap(flagLines),
  ];
  return [start, ...[...others, ...below].map((line) => beside([{ at: TEXT_AT, block: line }]))];
}

const flagLines = ({ line, basis, ruling }: ScoreSheetFlag): readonly Block[] => [
  ...textLines(line, TEXT_WIDTH, { size: SIZE, weight: 'bold', colour: PAPER_COLOURS.alarm }),
  ...(basis === '' ? [] : textLines(basis, TEXT_WIDTH, { size: SIZE - 1, colour: soft })),
  ...(ruling === null ? [] : textLines(ruling, TEXT_WIDTH, { size: SIZE, weight: 'bold' })),
];

/** Takes blocks one after another and puts each where there is room: on the page, in a column, on a new page. */
function makePaper() {
  const pages: SceneShape[][] = [[]];
  let y = PAGE_MARGIN;
  let column = 0;
  let columnTop = PAGE_MARGIN;

  const put = (block: Block, x: number): void => {
    pages.at(-1)?.push(...block.draw(x, y));
    y += block.height;
  };
  const newPage = (): void => {
    pages.push([]);
    column = 0;
    columnTop = PAGE_MARGIN;
    y = columnTop;
  };
  const nextColumn = (): void => {
    if (column === COLUMNS - 1) return newPage();
    column += 1;
    y = columnTop;
  };
  return {
    addAcross: (block: Block): void => {
      if (y + block.height > BOTTOM && y > PAGE_MARGIN) newPage();
      put(block, PAGE_MARGIN);
    },
    /** Columns begin below what stands over the whole width; on a new page if hardly anything is left of this one. */
    startColumns: (): void => {
      columnTop = y;
      if (BOTTOM - y < 60) newPage();
    },
    /** Lines that belong together stay together, unless they are longer than a whole column. */
    addToColumn: (lines: readonly Block[]): void => {
      const { height } = stack(lines);
      if (y + height > BOTTOM && y > columnTop) nextColumn();
      // a column of the first page may be too short where a whole one is not
      if (y + height > BOTTOM && columnTop > PAGE_MARGIN && height <= BOTTOM - PAGE_MARGIN) newPage();
      for (const line of lines) {
        if (y + line.height > BOTTOM && y > columnTop) nextColumn();
        put(line, PAGE_MARGIN + column * (COLUMN + BETWEEN));
      }
    },
    pages: (): readonly (readonly SceneShape[])[] => pages,
  };
}

/** At the foot of every page: which game, which record, which page. */
function runningFoot(sheet: ScoreSheetData, page: number, of: number): readonly SceneShape[] {
  const third = PAGE_INNER_WIDTH / 4;
  const left = stack([
    textBlock(sheet.runningTitle, 3 * third, { size: 8, weight: 'bold' }),
    textBlock(sheet.head, 3 * third, { size: 8, colour: soft }),
  ]);
  const right = textBlock(sheet.pageOf(page, of), third, { size: 9, weight: 'bold', align: 'right' });
  const foot = stack([
    ruleBlock(PAGE_INNER_WIDTH),
    beside([
      { at: 0, block: left },
      { at: 3 * third, block: right },
    ]),
  ]);
  return foot.draw(PAGE_MARGIN, PAGE_HEIGHT - PAGE_MARGIN - foot.height);
}
