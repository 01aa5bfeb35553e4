import { type LogRowData, type TurnHeadingData } from './logRow';

/** Entries that were undone, with the entries that undid them: one line that can be opened. */
export interface UndoneLogFoldData {
  readonly key: string;
  readonly testID: string;
  readonly rows: readonly LogRowData[];
  /** Its rows are shown below it. */
  readonly isOpen?: boolean;
  /** Those of the rows that told something: not what struck them, nor what the app filled in. */
  readonly undone: readonly LogRowData[];
  readonly turn: TurnHeadingData;
  readonly at: string | null;
}

/** A line of the log: an entry, or several folded into one. */
export type LogRowOrFoldData = LogRowData | UndoneLogFoldData;
export const isLogFold = (item: LogRowOrFoldData): item is UndoneLogFoldData => 'rows' in item;

/**
 * Stretches of rows of which nothing counts any more become one item each. A stretch is made of struck entries and of
 * strikes whose target stands in the same stretch: what `undo` and `redo` leave behind, however often they were
 * pressed. An entry that was struck later, from the log, has its strike elsewhere: both stay in sight, as does every
 * amendment, insertion and ruling.
 */
export function foldUndone(rows: readonly LogRowData[]): readonly LogRowOrFoldData[] {
  const items: LogRowOrFoldData[] = [];
  let stretch: LogRowData[] = [];
  const close = (): void => {
    items.push(...foldStretch(stretch));
    stretch = [];
  };
  for (const row of rows) {
    if (row.isStruck || row.entry.act === 'strike') stretch.push(row);
    else {
      close();
      items.push(row);
    }
  }
  close();
  return items;
}

/** The entry that a row strikes; null where it strikes none, or is struck itself. */
const targetOf = ({ entry, isStruck }: LogRowData): number | null =>
  entry.act === 'strike' && !isStruck ? entry.entry : null;

/** Folds the pairs that lie whole in the stretch; what strikes, or was struck by, something outside of it stays. */
function foldStretch(stretch: readonly LogRowData[]): LogRowOrFoldData[] {
  const struckHere = new Set(stretch.flatMap((row) => targetOf(row) ?? []));
  const here = new Set(stretch.map(({ n }) => n));
  const isFolded = (row: LogRowData): boolean => {
    const target = targetOf(row);
    return target === null ? struckHere.has(row.n) : here.has(target);
  };
  const items: LogRowOrFoldData[] = [];
  let pairs: LogRowData[] = [];
  const close = (): void => {
    const [first] = pairs;
    if (first !== undefined) items.push(makeFold(first, pairs));
    pairs = [];
  };
  for (const row of stretch) {
    if (isFolded(row)) pairs.push(row);
    else {
      close();
      items.push(row);
    }
  }
  close();
  return items;
}

function makeFold(first: LogRowData, rows: readonly LogRowData[]): UndoneLogFoldData {
  const undone = rows.filter(({ entry, isQuiet }) => entry.act !== 'strike' && !isQuiet);
  const { n, turn, at } = first;
  return { key: `undone-${n}`, testID: `log-undone-${n}`, rows, undone, turn, at };
}

/** The rows of the folds with these keys follow their line. */
export const expandFolds = (
  items: readonly LogRowOrFoldData[],
  open: ReadonlySet<string>,
): readonly LogRowOrFoldData[] =>
  items.flatMap((item) => (isLogFold(item) && open.has(item.key) ? [{ ...item, isOpen: true }, ...item.rows] : [item]));
