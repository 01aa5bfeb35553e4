import { type Entry, type EntryOf, type Header } from './entries';

/** Entries that correct the record: they put nothing on the table themselves. */
export const isCorrection = (entry: Entry): boolean =>
  entry.act === 'strike' || entry.act === 'amend' || entry.act === 'insert' || entry.act === 'set' || isMistap(entry);

/** A ruling that the referee mis-tapped strikes the entry it speaks of. */
const isMistap = (entry: Entry): entry is EntryOf<'rule'> => entry.act === 'rule' && entry.call === 'mistap';

/** `43:build-sequence` speaks of entry 43. */
export const entryOfFlag = (id: string): number => Number(id.slice(0, id.indexOf(':')));

/** One place in the corrected record: the entry as it counts now, and the line it was told on. */
export interface Placed {
  readonly entry: Entry;
  readonly line: number;
}

export interface Corrected {
  readonly header: Header;
  /** What counts, in the order in which it happened. */
  readonly placed: readonly Placed[];
  /** For each line of the record, how many placed entries lie at or before it. */
  readonly upTo: readonly number[];
  readonly struck: ReadonlySet<number>;
}

/**
 * The record as corrected. Nothing is deleted: a later entry strikes, amends or inserts, and may be
 * struck itself (which is redo). Because a correction can only speak of what came before it, walking
 * backwards settles every one of them exactly once.
 */
export function correct(header: Header, entries: readonly Entry[]): Corrected {
  const struck = new Set<number>();
  const amendments = new Map<number, EntryOf<'amend'>[]>();
  const inserts = new Map<number, EntryOf<'insert'>[]>();
  const sets: EntryOf<'set'>[] = [];
  const targets = new Map(entries.map((entry) => [entry.n, entry]));
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i] as Entry;
    if (struck.has(entry.n)) continue;
    if (entry.act === 'strike') struck.add(entry.entry);
    else if (isMistap(entry)) struck.add(entryOfFlag(entry.flag));
    else if (entry.act === 'amend') prepend(amendments, rootOf(targets, entry.entry), entry);
    else if (entry.act === 'insert') prepend(inserts, entry.before, entry);
    else if (entry.act === 'set') sets.unshift(entry);
  }
  const lines = new Map(entries.map((entry, line) => [entry.n, line]));
  const placed: Placed[] = [];
  const place = (entry: Entry, line: number): void => {
    for (const insert of inserts.get(entry.n) ?? []) place(insert, lines.get(insert.n) ?? line);
    if (struck.has(entry.n)) return;
    const body = entry.act === 'insert' ? ({ ...entry.with, n: entry.n } as unknown as Entry) : entry;
    if (entry.act !== 'insert' && isCorrection(entry)) return;
    placed.push({ entry: amended(body, amendments.get(entry.n)), line });
  };
  const upTo = entries.map((entry, line) => {
    // an inserted entry is put where it belongs, not where it was told
    if (entry.act !== 'insert') place(entry, line);
    return placed.length;
  });
  return { header: sets.reduce(setHeader, header), placed, upTo, struck };
}

function prepend<T>(map: Map<number, T[]>, key: number, value: T): void {
  map.set(key, [value, ...(map.get(key) ?? [])]);
}

/** Amending an amendment amends what it amends. */
function rootOf(targets: ReadonlyMap<number, Entry>, n: number): number {
  const target = targets.get(n);
  return target !== undefined && target.act === 'amend' ? rootOf(targets, target.entry) : n;
}

/** With an act of its own an amendment replaces the body; without one it changes the fields it names. */
function amended(entry: Entry, amendments: readonly EntryOf<'amend'>[] | undefined): Entry {
  if (amendments === undefined) return entry;
  return amendments.reduce<Entry>((now, { with: body }) => {
    const stamp = { n: now.n, ...(now.at === undefined ? {} : { at: now.at }), ...(now.by === undefined ? {} : { by: now.by }) };
    return ('act' in body ? { ...stamp, ...body, n: now.n } : { ...now, ...body, n: now.n }) as unknown as Entry;
  }, entry);
}

const setHeader = (header: Header, set: EntryOf<'set'>): Header => ({
  ...header,
  ...(set.ruleset === undefined ? {} : { ruleset: set.ruleset }),
  ...(set.house === undefined ? {} : { house: set.house }),
  ...(set.seats === undefined ? {} : { seats: set.seats }),
});
