import { type TableCardData, type TableListData } from './makeTableListData';

/** Small letters without accents, so that "zoe" finds "Zoë". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text as they are compared. */
export const splitIntoSearchWords = (...texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * Whether every typed word begins a word of the table: a name, its number, its rule sheet, how it stands. A number means
 * the table's number or a part of a name, and not a count that happens to stand in the row.
 */
const isFound = ({ findable }: TableCardData, typed: readonly string[]): boolean =>
  typed.every((word) => (isNumber(word) ? findable.numbers : findable.words).some((known) => known.startsWith(word)));

/** The same list with only what was looked for. What was put away is found too. */
export function findTables(list: TableListData, text: string): TableListData {
  const typed = splitIntoSearchWords(text);
  if (typed.length === 0) return list;
  const among = (cards: readonly TableCardData[]): readonly TableCardData[] =>
    cards.filter((card) => isFound(card, typed));
  return { ...list, open: among(list.open), finished: among(list.finished), hidden: among(list.hidden) };
}

export const countAllTables = ({ open, finished, hidden }: TableListData): number =>
  open.length + finished.length + hidden.length;
