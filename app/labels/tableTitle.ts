import { type Header } from '@/engine';
import { type Words } from '@/words';

/** Fields of a header that the engine has no use for. */
type Numbered = Header & { readonly table?: unknown; readonly game?: unknown };

/** "Table 7 · Game 2"; a table without a number goes by who sits there. */
export function tableTitle(header: Header, words: Words): string {
  const { table, game } = header as Numbered;
  return tableTitleFromNames(
    header.seats.map((seat) => seat.name),
    table,
    game,
    words,
  );
}

/** One name wherever the table is spoken of: its number, or who sits there. */
export function tableTitleFromNames(people: readonly string[], table: unknown, game: unknown, words: Words): string {
  const { tables } = words.setUp;
  const title = typeof table === 'number' ? tables.table(table) : tables.tableOf(shortNames(people));
  return typeof game === 'number' && (game > 1 || typeof table === 'number') ? tables.game(title, game) : title;
}

/** First names, where they tell people apart; else the names as they are. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => name.split(/\s+/)[0] ?? name);
  // "Seat 1" and "Seat 2" have the same first word, and so might two Anas.
  return names.map((name, at) =>
    firsts.filter((first) => first === firsts[at]).length === 1 ? (firsts[at] ?? name) : name,
  );
}
