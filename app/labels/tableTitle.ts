import { distinctPlayerNames } from '@/state';
import { type Header } from '@/engine';
import { type Words } from '@/words';

/** Fields of a header that the engine has no use for. */
type Numbered = Header & { readonly table?: unknown; readonly game?: unknown };

/** "Table 7 · Game 2"; a table without a number goes by who sits there. */
export function tableTitle(header: Header, words: Words): string {
  const { table, game } = header as Numbered;
  return tableTitleFromNumberOrNames(distinctPlayerNames(header.seats.map((seat) => seat.name)), table, game, words);
}

/** The number of a table; null where it has none. */
export function tableNumberInHeader(header: Header): number | null {
  const { table } = header as Numbered;
  return typeof table === 'number' ? table : null;
}

/** By number, those without one last; of one table the newest game first. */
export function compareTableNumbers(a: Header, b: Header): number {
  const numbers = numberOf((a as Numbered).table) - numberOf((b as Numbered).table);
  return Number.isNaN(numbers) || numbers === 0 ? gameOf((b as Numbered).game) - gameOf((a as Numbered).game) : numbers;
}
const numberOf = (table: unknown): number => (typeof table === 'number' ? table : Number.POSITIVE_INFINITY);
const gameOf = (game: unknown): number => (typeof game === 'number' ? game : 0);

/** One name wherever the table is spoken of: its number, or who sits there. */
export function tableTitleFromNumberOrNames(
  people: readonly string[],
  table: unknown,
  game: unknown,
  words: Words,
): string {
  const { tables } = words.setUp;
  const title = typeof table === 'number' ? tables.table(table) : tables.tableOf(shortNames(people), people[0] ?? '');
  return typeof game === 'number' && (game > 1 || typeof table === 'number') ? tables.game(title, game) : title;
}

/** First names, where they tell the people of a table apart; else the names as they are. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => name.split(/\s+/)[0] ?? name);
  // "Seat 1" and "Seat 2" have the same first word, and so might two Anas.
  return names.map((name, at) =>
    firsts.filter((first) => first === firsts[at]).length === 1 ? (firsts[at] ?? name) : name,
  );
}
