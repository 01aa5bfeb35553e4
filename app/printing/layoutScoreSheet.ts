import {
  sideBySideBlocks,
  type DrawablePageBlock,
  emptyBlock,
  horizontalLineBlock,
  stackBlocks,
  textBlock,
  textLineBlocks,
} from './blocks';
import { columnWidth, makeColumnPageFiller } from './columnPageFiller';
import { chainHeadBlock, pageHeaderBlock, resultBlock, sidesBlock } from './layoutResultSlip';
import { type ScoreSheetData, type ScoreSheetFlagData, type ScoreSheetEntryRowData } from './makeScoreSheetData';
import {
  PAGE_HEIGHT_PT,
  PAGE_INNER_WIDTH_PT,
  PAGE_MARGIN_PT,
  PAGE_WIDTH_PT,
  PAPER_COLOURS,
  type PageScene,
  type SceneShape,
} from './scene';

const SIZE = 9;
const HEAD_SIZE = 10;
const COLUMNS = 2;
const BETWEEN = 18;
const COLUMN = columnWidth(COLUMNS, BETWEEN);
/** The entry's number, then the clock, then the words. */
const NUMBER_WIDTH = 22;
const TIME_WIDTH = 40;
const TEXT_AT = NUMBER_WIDTH + TIME_WIDTH + 8;
const TEXT_WIDTH = COLUMN - TEXT_AT;
const { soft } = PAPER_COLOURS;
const BOTTOM = PAGE_HEIGHT_PT - PAGE_MARGIN_PT - 34;
/** The sides in boxes may take this much of the first page; longer names are set smaller. */
const MOST_FOR_SIDES = 300;
const SIDE_SIZES = [10, 9, 8, 7, 6, 5, 4, 3] as const;

/** The whole score sheet, over as many pages as it takes, with the head of the record on each. Nothing is left out. */
export function layoutScoreSheet(sheet: ScoreSheetData): readonly PageScene[] {
  const paper = makeColumnPageFiller({ columns: COLUMNS, between: BETWEEN, bottom: BOTTOM });
  for (const block of openingBlocks(sheet)) paper.addAcross(block);
  paper.startColumns();
  for (const { title, rows } of sheet.turns) {
    const heading = stackBlocks([emptyBlock(5), textBlock(title, COLUMN, { size: SIZE + 1, weight: 'bold' })]);
    rows.forEach((row, index) => paper.addToColumn([...(index === 0 ? [heading] : []), ...rowLines(row)]));
  }
  const pages = paper.pages();
  return pages.map((shapes, index) => ({
    width: PAGE_WIDTH_PT,
    height: PAGE_HEIGHT_PT,
    shapes: [...shapes, ...runningFoot(sheet, index + 1, pages.length)],
  }));
}

/** What comes before the entries, over the whole width: protests, result, sides, signatures, the whole head. */
function openingBlocks(sheet: ScoreSheetData): readonly DrawablePageBlock[] {
  const size = HEAD_SIZE;
  const protests = sheet.protests.flatMap(({ title, text }) => [
    ...textLineBlocks(title, PAGE_INNER_WIDTH_PT, { size, weight: 'bold' }),
    ...(text === null ? [] : textLineBlocks(text, PAGE_INNER_WIDTH_PT, { size })),
  ]);
  const alarm = { size: size + 6, weight: 'bold', colour: PAPER_COLOURS.alarm } as const;
  const sides = SIDE_SIZES.map((each) => sidesBlock(sheet, sheet.winner, each));
  return [
    ...(protests.length === 0 ? [] : [textBlock(sheet.underProtest, PAGE_INNER_WIDTH_PT, alarm), ...protests]),
    emptyBlock(protests.length === 0 ? 0 : 6),
    pageHeaderBlock(sheet, sheet.title, size),
    resultBlock(sheet, size),
    emptyBlock(4),
    ...sides.filter(({ height }) => height <= MOST_FOR_SIDES).slice(0, 1),
    emptyBlock(4),
    ...sheet.sides.flatMap(({ signedLine }) => textLineBlocks(signedLine, PAGE_INNER_WIDTH_PT, { size })),
    chainHeadBlock(sheet, size),
    horizontalLineBlock(PAGE_INNER_WIDTH_PT),
  ];
}

/** One entry, line by line, with what is told below it. */
function rowLines({ at, time, text, isStruck, remarks, flags }: ScoreSheetEntryRowData): readonly DrawablePageBlock[] {
  const words = textLineBlocks(text, TEXT_WIDTH, { size: SIZE, isStruck, ...(isStruck ? { colour: soft } : {}) });
  const [first = emptyBlock(), ...others] = words;
  const number = textBlock(at, NUMBER_WIDTH, { size: SIZE, colour: soft, align: 'right' });
  const clock = textBlock(time, TIME_WIDTH, { size: SIZE - 1, colour: soft, align: 'right' });
  const start = sideBySideBlocks([
    { at: 0, block: number },
    { at: NUMBER_WIDTH + 2, block: clock },
    { at: TEXT_AT, block: first },
  ]);
  const below = [
    ...remarks.flatMap((remark) => textLineBlocks(remark, TEXT_WIDTH, { size: SIZE - 1, colour: soft })),
    ...flags.flatMap(flagLines),
  ];
  return [start, ...[...others, ...below].map((line) => sideBySideBlocks([{ at: TEXT_AT, block: line }]))];
}

const flagLines = ({ line, basis, ruling }: ScoreSheetFlagData): readonly DrawablePageBlock[] => [
  ...textLineBlocks(line, TEXT_WIDTH, { size: SIZE, weight: 'bold', colour: PAPER_COLOURS.alarm }),
  ...(basis === '' ? [] : textLineBlocks(basis, TEXT_WIDTH, { size: SIZE - 1, colour: soft })),
  ...(ruling === null ? [] : textLineBlocks(ruling, TEXT_WIDTH, { size: SIZE, weight: 'bold' })),
];

/** At the foot of every page: which game, which record, which page. */
function runningFoot(sheet: ScoreSheetData, page: number, of: number): readonly SceneShape[] {
  const third = PAGE_INNER_WIDTH_PT / 4;
  const left = stackBlocks([
    textBlock(sheet.runningTitle, 3 * third, { size: 8, weight: 'bold' }),
    textBlock(sheet.head, 3 * third, { size: 8, colour: soft }),
  ]);
  const right = textBlock(sheet.pageOf(page, of), third, { size: 9, weight: 'bold', align: 'right' });
  const foot = stackBlocks([
    horizontalLineBlock(PAGE_INNER_WIDTH_PT),
    sideBySideBlocks([
      { at: 0, block: left },
      { at: 3 * third, block: right },
    ]),
  ]);
  return foot.draw(PAGE_MARGIN_PT, PAGE_HEIGHT_PT - PAGE_MARGIN_PT - foot.height);
}
