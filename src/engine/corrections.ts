import { actsWithTrait } from './acts';
import { type Entry, type EntryOf, type Header } from './entries';

const CORRECTIONS = actsWithTrait('correction');

/** Entries that change how the record is read. They move no card themselves. */
export const isCorrection = (entry: Entry): boolean => CORRECTIONS.has(entry.act) || isMistap(entry);

/** The ruling `mistap` says that the entry behind the flag never happened, so it strikes that entry. */
const isMistap = (entry: Entry): entry is EntryOf<'rule'> => entry.act === 'rule' && entry.call === 'mistap';

/** The flag id `43:build-sequence` was raised by entry 43. */
export const entryNumberOfFlag = (id: string): number => Number(id.slice(0, id.indexOf(':')));

export interface CorrectedRecord {
  readonly header: Header;
  /** The entries to judge, in the order in which they happened. */
  readonly placed: readonly Entry[];
  /** For each line of the record, the number of placed entries up to and including it. */
  readonly placedCounts: readonly number[];
  readonly struck: ReadonlySet<number>;
  /** Each entry with its amendments applied, struck or not. For an insertion: the entry it inserts. */
  readonly bodies: ReadonlyMap<number, Entry>;
}

/**
 * Applies the corrections of a record. Nothing is deleted: a later entry strikes, amends or inserts an
 * earlier one, and can be struck or amended in its turn (striking a strike is redo).
 *
 *     record    1 play   2 discard   3 strike 1   4 insert before 2   5 amend 2   6 strike 3
 *     resolve                        <---------------- newest first ----------------------  6 strikes 3, so 1 stays
 *     placed    1 play   4 (inserted)   2 discard (amended)
 *
 * 1. A correction refers only to entries before it. Resolving from the newest to the oldest therefore
 *    meets every correction before its target, and settles each entry exactly once.
 * 2. A struck entry keeps its position: other entries may have been inserted before it.
 * 3. An inserted entry is judged at the position it names, not where it was recorded.
 * 4. `placed` holds no correction. An entry that was neither amended nor inserted stays the same object:
 *    `rejudge` compares identities to find the first entry that changed.
 */
export function applyCorrections(header: Header, entries: readonly Entry[]): CorrectedRecord {
  const settled = resolveCorrections(entries);
  const placed: Entry[] = [];
  const place = (entry: Entry): void => {
    for (const inserted of settled.inserts.get(entry.n) ?? []) place(inserted);
    const body = settled.bodies.get(entry.n);
    if (body !== undefined && !settled.struck.has(entry.n) && !isCorrection(body)) placed.push(body);
  };
  const upTo = entries.map((entry) => {
    // invariant 3
    if (entry.act !== 'insert') place(entry);
    return placed.length;
  });
  return {
    header: settled.sets.reduce(headerAfterSet, header),
    placed,
    placedCounts: upTo,
    struck: settled.struck,
    bodies: settled.bodies,
  };
}

interface ResolvedCorrections extends Pick<CorrectedRecord, 'struck' | 'bodies'> {
  readonly inserts: ReadonlyMap<number, readonly Entry[]>;
  readonly sets: readonly EntryOf<'set'>[];
}

function resolveCorrections(entries: readonly Entry[]): ResolvedCorrections {
  const struck = new Set<number>();
  const amendments = new Map<number, EntryOf<'amend'>[]>();
  const bodies = new Map<number, Entry>();
  const inserts = new Map<number, Entry[]>();
  const sets: EntryOf<'set'>[] = [];
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i] as Entry;
    // invariant 2
    if (entry.act === 'insert') prepend(inserts, entry.before, entry);
    const body = amended(entry.act === 'insert' ? insertedBy(entry) : entry, amendments.get(entry.n));
    bodies.set(entry.n, body);
    if (struck.has(entry.n)) continue;
    if (body.act === 'strike') struck.add(body.entry);
    else if (isMistap(body)) struck.add(entryNumberOfFlag(body.flag));
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

/** An amendment with an `act` replaces the whole body; without one it replaces only the fields it names. */
function amend(entry: Entry, body: Readonly<Record<string, unknown>>): Entry {
  const { n, at, by } = entry;
  // amending an amendment changes what the first amendment writes, not its own envelope
  if (entry.act === 'amend' && body.act !== 'amend' && !('with' in body) && !('entry' in body)) {
    return { ...entry, with: 'act' in body ? body : { ...entry.with, ...body } };
  }
  const stamp = { n, ...(at === undefined ? {} : { at }), ...(by === undefined ? {} : { by }) };
  return ('act' in body ? { ...stamp, ...body, n } : { ...entry, ...body, n }) as unknown as Entry;
}

/**
 * The header that a `set` makes. Rules that it brings along are named by their id, also where it does not name them;
 * rules of the header are dropped where it names another ruleset.
 */
export function headerAfterSet(
  { rules: carried, ...header }: Header,
  set: Pick<EntryOf<'set'>, 'ruleset' | 'rules' | 'house' | 'seats'>,
): Header {
  const ruleset = set.ruleset ?? (typeof set.rules?.id === 'string' ? set.rules.id : header.ruleset);
  const rules = set.rules ?? (ruleset === header.ruleset ? carried : undefined);
  return {
    ...header,
    ruleset,
    ...(rules === undefined ? {} : { rules }),
    ...(set.house === undefined ? {} : { house: set.house }),
    ...(set.seats === undefined ? {} : { seats: set.seats }),
  };
}
