import { findLastInList, listToArray } from '@/base';
import { type EntryOf, type Game, type RaisedFlag, type Table } from '@/engine';
import { distinctPlayerNames } from '@/state';
import { type SeatNamer, type Words } from '@/words';

/** The flag an address names, under its present id or the one it was first raised with. */
export const findFlag = (game: Game, id: string): RaisedFlag | undefined =>
  findLastInList(game.table.raised, (flag) => flag.id === id || flag.originalId === id);

export const makeSeatNamer =
  ({ names }: Table, words: Words): SeatNamer =>
  (seat) =>
    distinctPlayerNames(names)[seat] ?? words.review.seat(seat);

/** The ruling on a flag as it was written down. */
export function findRulingEntryByNumber(game: Game, n: number): EntryOf<'rule'> | undefined {
  const entry = findLastInList(game.entries, (one) => one.n === n);
  return entry?.act === 'rule' ? entry : undefined;
}

/** The table state at the time of the ruling; the current state if there is no ruling. */
export function tableAtRuling(game: Game, flag: RaisedFlag): Table {
  const { ruling } = flag;
  if (ruling === null) return game.table;
  const played = listToArray(game.played);
  const at = played.findIndex(({ entry }) => entry.n === ruling.n);
  const table = at > 0 ? (played[at - 1]?.table ?? game.start) : game.start;
  // If the flag was ruled under its other code, the turn had not passed to the next player.
  return flag.originalId !== undefined && table.turn === flag.seat ? { ...table, turn: flag.before.turn } : table;
}
