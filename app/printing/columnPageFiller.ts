import { type DrawablePageBlock, stackBlocks } from './blocks';
import { PAGE_INNER_WIDTH_PT, PAGE_MARGIN_PT, type SceneShape } from './scene';

interface ColumnPaperOptions {
  readonly columns: number;
  /** Room between two columns. */
  readonly between: number;
  /** Where the text ends on every page: what lies below belongs to the foot. */
  readonly bottom: number;
}

export const columnWidth = (columns: number, between: number): number =>
  (PAGE_INNER_WIDTH_PT - (columns - 1) * between) / columns;

/** Takes blocks one after another and puts each where there is room: on the page, in a column, on a new page. */
export function makeColumnPageFiller({ columns, between, bottom }: ColumnPaperOptions) {
  const pages: SceneShape[][] = [[]];
  const width = columnWidth(columns, between);
  let y = PAGE_MARGIN_PT;
  let column = 0;
  let columnTop = PAGE_MARGIN_PT;

  const put = (block: DrawablePageBlock, x: number): void => {
    pages.at(-1)?.push(...block.draw(x, y));
    y += block.height;
  };
  const newPage = (): void => {
    pages.push([]);
    column = 0;
    columnTop = PAGE_MARGIN_PT;
    y = columnTop;
  };
  const nextColumn = (): void => {
    if (column === columns - 1) return newPage();
    column += 1;
    y = columnTop;
  };
  return {
    addAcross: (block: DrawablePageBlock): void => {
      if (y + block.height > bottom && y > PAGE_MARGIN_PT) newPage();
      put(block, PAGE_MARGIN_PT);
    },
    /** Columns begin below what stands over the whole width; on a new page if hardly anything is left of this one. */
    startColumns: (): void => {
      columnTop = y;
      if (bottom - y < 60) newPage();
    },
    /** Lines that belong together stay together, unless they are longer than a whole column. */
    addToColumn: (lines: readonly DrawablePageBlock[]): void => {
      const { height } = stackBlocks(lines);
      if (y + height > bottom && y > columnTop) nextColumn();
      // a column of the first page may be too short where a whole one is not
      if (y + height > bottom && columnTop > PAGE_MARGIN_PT && height <= bottom - PAGE_MARGIN_PT) newPage();
      for (const line of lines) {
        if (y + line.height > bottom && y > columnTop) nextColumn();
        put(line, PAGE_MARGIN_PT + column * (width + between));
      }
    },
    pages: (): readonly (readonly SceneShape[])[] => pages,
  };
}
