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
import { type PrintedRowData, type PrintedSectionData, type PrintedTextData } from './printedTextData';
import {
  PAGE_HEIGHT_PT,
  PAGE_INNER_WIDTH_PT,
  PAGE_MARGIN_PT,
  PAGE_WIDTH_PT,
  PAPER_COLOURS,
  type PageScene,
} from './scene';

const { soft } = PAPER_COLOURS;
/** Letter sizes of running text, the largest first: the first at which a page is enough is taken. */
const SIZES = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
/** Where the text may take as many pages as it likes. */
const USUAL_SIZE = 9.5;
const BETWEEN = 18;
const FOOT_SIZE = 7.5;
/** Of the width of a column, where labels stand beside their texts. */
const LABEL_SHARE = 0.4;
const LABEL_GAP = 6;

/** A text on as many pages as it takes, or on one. */
export function layoutTextPages(
  text: PrintedTextData,
  pageOf: (page: number, of: number) => string,
): readonly PageScene[] {
  if (!text.isOnePage) return layoutAt(text, USUAL_SIZE, pageOf);
  const tries = SIZES.map((size) => () => layoutAt(text, size, pageOf));
  for (const layout of tries) {
    const pages = layout();
    if (pages.length === 1) return pages;
  }
  return layoutAt(text, SIZES[SIZES.length - 1] ?? USUAL_SIZE, pageOf);
}

function layoutAt(
  text: PrintedTextData,
  size: number,
  pageOf: (page: number, of: number) => string,
): readonly PageScene[] {
  const { columns } = text;
  const foot = stackBlocks([
    horizontalLineBlock(PAGE_INNER_WIDTH_PT),
    textBlock(text.foot, PAGE_INNER_WIDTH_PT - PAGE_NUMBER_WIDTH, { size: FOOT_SIZE, colour: soft }),
  ]);
  const bottom = PAGE_HEIGHT_PT - PAGE_MARGIN_PT - foot.height - 6;
  const paper = makeColumnPageFiller({ columns, between: BETWEEN, bottom });
  paper.addAcross(headBlock(text, size));
  paper.startColumns();
  const width = columnWidth(columns, BETWEEN);
  for (const section of text.sections) {
    sectionBlocks(section, width, size, text.labels === 'beside').forEach((lines) => paper.addToColumn(lines));
  }
  const pages = paper.pages();
  return pages.map((shapes, index) => {
    const top = PAGE_HEIGHT_PT - PAGE_MARGIN_PT - foot.height;
    const number = textBlock(pageOf(index + 1, pages.length), PAGE_NUMBER_WIDTH, {
      size: FOOT_SIZE,
      weight: 'bold',
      align: 'right',
    });
    return {
      width: PAGE_WIDTH_PT,
      height: PAGE_HEIGHT_PT,
      shapes: [
        ...shapes,
        ...foot.draw(PAGE_MARGIN_PT, top),
        ...(pages.length === 1 ? [] : number.draw(PAGE_MARGIN_PT + PAGE_INNER_WIDTH_PT - PAGE_NUMBER_WIDTH, top + 6)),
      ],
    };
  });
}

const PAGE_NUMBER_WIDTH = 90;

const headBlock = ({ title, subtitle, intro }: PrintedTextData, size: number): DrawablePageBlock =>
  stackBlocks([
    textBlock(title, PAGE_INNER_WIDTH_PT, { size: size * 1.7, weight: 'bold' }),
    ...(subtitle === undefined ? [] : [textBlock(subtitle, PAGE_INNER_WIDTH_PT, { size: size + 1, colour: soft })]),
    ...(intro === undefined ? [] : [emptyBlock(3), textBlock(intro, PAGE_INNER_WIDTH_PT, { size })]),
    horizontalLineBlock(PAGE_INNER_WIDTH_PT, 8),
  ]);

/** The heading stays with the first row. */
function sectionBlocks(
  { heading, rows }: PrintedSectionData,
  width: number,
  size: number,
  isBeside: boolean,
): readonly (readonly DrawablePageBlock[])[] {
  const head = [emptyBlock(size * 0.5), textBlock(heading, width, { size: size + 1.5, weight: 'bold' }), emptyBlock(2)];
  const lines = rows.map((row) => [...rowBlocks(row, width, size, isBeside), emptyBlock(size * 0.25)]);
  const [first = [], ...others] = lines;
  return [[...head, ...first], ...others];
}

function rowBlocks(
  { label, text, detail }: PrintedRowData,
  width: number,
  size: number,
  isBeside: boolean,
): DrawablePageBlock[] {
  const small = detail === undefined ? [] : [textBlock(detail, width, { size: size - 1.5, colour: soft })];
  if (label === undefined) return [...textLineBlocks(text, width, { size }), ...small];
  if (!isBeside) {
    return [
      ...textLineBlocks(label, width, { size, weight: 'bold' }),
      ...textLineBlocks(text, width, { size }),
      ...small,
    ];
  }
  const at = width * LABEL_SHARE;
  return [
    sideBySideBlocks([
      { at: 0, block: textBlock(label, at - LABEL_GAP, { size, colour: soft }) },
      { at, block: textBlock(text, width - at, { size, weight: 'bold' }) },
    ]),
    ...small,
  ];
}
