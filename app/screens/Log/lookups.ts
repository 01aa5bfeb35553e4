import { toArray } from '@/base';
import { type Entry, type EntryOf, type Game, type Raised, type Table } from '@/engine';

/** The table before and after an entry that counts. */
export interface Step {
  readonly before: Table;
  readonly after: Table;
}

export function stepsByEntry(game: Game): ReadonlyMap<number, Step> {
  let before = game.start;
  return new Map(
    toArray(game.played).map(({ entry, table }) => {
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

export const flagsByEntry = (table: Table): ReadonlyMap<number, readonly Raised[]> =>
  gather(toArray(table.raised), ({ n }) => n);

/** What was added before each entry, in the order in which it was told. */
export const addedBefore = (entries: readonly Entry[]): ReadonlyMap<number, readonly EntryOf<'insert'>[]> =>
  gather(
    entries.filter((entry) => entry.act === 'insert'),
    ({ before }) => before,
  );

/** For each struck entry the newest one that strikes it. */
export function strikersOf(
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

/** An amendment speaks of the entry as it was first told; everything else of what it says by now. */
export const finder =
  (one: Entry, told: ReadonlyMap<number, Entry>, bodies: ReadonlyMap<number, Entry>) =>
  (n: number): Entry | undefined => {
    const first = told.get(n);
    return one.act === 'amend' && first?.act !== 'insert' ? first : bodies.get(n);
  };

/** An insertion that says what it inserts by now. */
export const insertNow = (entry: Entry, body: Entry): Entry => ({ ...entry, with: body }) as unknown as Entry;
