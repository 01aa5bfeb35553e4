import { actsWith } from './acts';
import { type Entry, type EntryOf, type Header } from './entries';

const CORRECTIONS = actsWith('correction');

/** Entries that correct the record: they put nothing on the table themselves. */
export const isCorrection = (entry: Entry): boolean => CORRECTIONS.has(entry.act) || isMistap(entry);

/** The ruling `mistap` strikes the entry whose flag it rules on: the referee had tapped it by mistake. */
const isMistap = (entry: Entry): entry is EntryOf<'rule'> => entry.act === 'rule' && entry.call === 'mistap';

/** `43:build-sequence` speaks of entry 43. */
export const entryOfFlag = (id: string): number => Number(id.slice(0, id.indexOf(':')));

export interface Corrected {
  readonly header: Header;
  /** What counts, in the order in which it happened. */
  readonly placed: readonly Entry[];
  /** For each line of the record, how many placed entries lie at or before it. */
  readonly upTo: readonly number[];
  readonly struck: ReadonlySet<number>;
  /** What each entry says by now, struck or not: amended, and of an insertion what it inserts. */
  readonly bodies: ReadonlyMap<number, Entry>;
}

/**
 * The record as corrected. Nothing is deleted: a later entry strikes, amends or inserts, and may be
 * struck or amended itself (striking a strike is redo). Because a correction can only speak of what
 * came before it, walking backwards settles every one of them exactly once.
 */
export function correct(header: Header, entries: readonly Entry[]): Corrected {
  const settled = settle(entries);
  const placed: Entry[] = [];
  const place = (entry: Entry): void => {
    for (const inserted of settled.inserts.get(entry.n) ?? []) place(inserted);
    const body = settled.bodies.get(entry.n);
    if (body !== undefined && !settled.struck.has(entry.n) && !isCorrection(body)) placed.push(body);
  };
  const upTo = entries.map((entry) => {
    // an inserted entry is put where it belongs, not where it was told
    if (entry.act !== 'insert') place(entry);
    return placed.length;
  });
  return {
    header: settled.sets.reduce(setHeader, header),
    placed,
    upTo,
    struck: settled.struck,
    bodies: settled.bodies,
  };
}

interface Settled extends Pick<Corrected, 'struck' | 'bodies'> {
  readonly inserts: ReadonlyMap<number, readonly Entry[]>;
  readonly sets: readonly EntryOf<'set'>[];
}

function settle(entries: readonly Entry[]): Settled {
  const struck = new Set<number>();
  const amendments = new Map<number, EntryOf<'amend'>[]>();
  const bodies = new Map<number, Entry>();
  const inserts = new Map<number, Entry[]>();
  const sets: EntryOf<'set'>[] = [];
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i] as Entry;
    // struck or not, its place stays: something may have been inserted before it
    if (entry.act === 'insert') prepend(inserts, entry.before, entry);
    const body = amended(entry.act === 'insert' ? insertedBy(entry) : entry, amendments.get(entry.n));
    bodies.set(entry.n, body);
    if (struck.has(entry.n)) continue;
    if (body.act === 'strike') struck.add(body.entry);
    else if (isMistap(body)) struck.add(entryOfFlag(body.flag));
    else if (body.act === 'amend') prepend(amendments, body.entry, body);
    else if (body.act === 'set') sets.unshift(body);
  }
  return { struck, bodies, inserts, sets };
}

const insertedBy = (entry: EntryOf<'insert'>): Entry => ({ ...entry.with, n: entry.n }) as unknown as Entry;

function prepend<T>(map: Map<number, T[]>, key: number, value: T): void {
  map.set(key, [value, ...(map.get(key) ?? [])]);
}

const amended = (entry: Entry, amendments: readonly EntryOf<'amend'>[] | undefined): Entry =>
  amendments === undefined ? entry : amendments.reduce<Entry>((now, { with: body }) => amend(now, body), entry);

/** With an act of its own an amendment replaces the body; without one it changes the fields it names. */
function amend(entry: Entry, body: Readonly<Record<string, unknown>>): Entry {
  const { n, at, by } = entry;
  // amending an amendment says what the first one should have said
  if (entry.act === 'amend' && body.act !== 'amend' && !('with' in body) && !('entry' in body)) {
    return { ...entry, with: 'act' in body ? body : { ...entry.with, ...body } };
  }
  const stamp = { n, ...(at === undefined ? {} : { at }), ...(by === undefined ? {} : { by }) };
  return ('act' in body ? { ...stamp, ...body, n } : { ...entry, ...body, n }) as unknown as Entry;
}

const setHeader = (header: Header, set: EntryOf<'set'>): Header => ({
  ...header,
  ...(set.ruleset === undefined ? {} : { ruleset: set.ruleset }),
  ...(set.house === undefined ? {} : { house: set.house }),
  ...(set.seats === undefined ? {} : { seats: set.seats }),
});
