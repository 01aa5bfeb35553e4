import { listToArray } from '@/base';
import { actsWithTrait, type Entry, type EntryOf, type Game, type RaisedFlag, type Seat, type Table } from '@/engine';

/** The table before and after an entry that counts. */
export interface TableBeforeAndAfter {
  readonly before: Table;
  readonly after: Table;
}

export function tablesBeforeAndAfterByEntry(game: Game): ReadonlyMap<number, TableBeforeAndAfter> {
  let before = game.start;
  return new Map(
    listToArray(game.played).map(({ entry, table }) => {
      const step = { before, after: table };
      before = table;
      return [entry.n, step] as const;
    }),
  );
}

const gather = <T>(items: readonly T[], key: (item: T) => number): ReadonlyMap<number, readonly T[]> => {
  const gathered = new Map<number, T[]>();
  for (const item of items) {
    const at = gathered.get(key(item));
    if (at === undefined) gathered.set(key(item), [item]);
    else at.push(item);
  }
  return gathered;
};

export const flagsByEntry = (table: Table): ReadonlyMap<number, readonly RaisedFlag[]> =>
  gather(listToArray(table.raised), ({ n }) => n);

/** The entries inserted before each entry, in the order in which they were inserted. */
export const insertsByNextEntry = (entries: readonly Entry[]): ReadonlyMap<number, readonly EntryOf<'insert'>[]> =>
  gather(
    entries.filter((entry) => entry.act === 'insert'),
    ({ before }) => before,
  );

/** For each struck entry the newest one that strikes it. */
export function strikingEntryByStruck(
  entries: readonly Entry[],
  bodies: ReadonlyMap<number, Entry>,
  struck: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const strikers = new Map<number, number>();
  for (const { n } of entries) {
    const body = bodies.get(n);
    if (body === undefined || struck.has(n)) continue;
    if (body.act === 'strike') strikers.set(body.entry, n);
    else if (body.act === 'rule' && body.call === 'mistap') strikers.set(Number.parseInt(body.flag, 10), n);
  }
  return strikers;
}

/** An amendment refers to the original entry; every other act refers to the entry as amended. */
export const makeEntryVersionFinder =
  (one: Entry, told: ReadonlyMap<number, Entry>, bodies: ReadonlyMap<number, Entry>) =>
  (n: number): Entry | undefined => {
    const first = told.get(n);
    return one.act === 'amend' && first?.act !== 'insert' ? first : bodies.get(n);
  };

/** An insertion with the inserted act as amended. */
export const insertWithCurrentBody = (entry: Entry, body: Entry): Entry =>
  ({ ...entry, with: body }) as unknown as Entry;

const SETTING_UP = actsWithTrait('sets-up');
const ENDING = actsWithTrait('ends-turn');
const ASIDE = actsWithTrait('opens-no-turn');

/** The turn an entry belongs to: a player's turn, before the first turn, or after the end. */
export type GameStage =
  { readonly in: 'setup' } | { readonly in: 'turn'; readonly seat: Seat } | { readonly in: 'end' };

export const SETUP_STAGE: GameStage = { in: 'setup' };

export function stageOfEntry(entry: Entry, before: Table, after: Table, current: GameStage): GameStage {
  if (before.over !== null) return { in: 'end' };
  if (ASIDE.has(entry.act)) return current;
  if (SETTING_UP.has(entry.act)) return current.in === 'turn' ? current : SETUP_STAGE;
  const seat = ENDING.has(entry.act) ? (before.turn ?? after.turn) : (after.turn ?? before.turn);
  return seat === null ? current : { in: 'turn', seat };
}

export const isSameStage = (a: GameStage, b: GameStage): boolean =>
  a.in === b.in && (a.in !== 'turn' || b.in !== 'turn' || a.seat === b.seat);
