import type { Header } from '@/engine';
import { type Raw } from './body';
import { afterSet } from './header';

/**
 * Just enough of the referee's corrections to know what a later line is checked against: which header
 * is in force, and what an entry says by now. What they do to the game is the engine's.
 */
export const headerInForce = (header: Header, entries: readonly Raw[]): Header =>
  standing(entries)
    .filter(({ act }) => act === 'set')
    .reduce(afterSet, header);

/** Every entry that is not struck, as it stands by now. */
function standing(entries: readonly Raw[]): readonly Raw[] {
  const struck = struckIn(entries);
  const changes = changesIn(entries, struck);
  return entries.filter(({ n }) => !struck.has(n)).map((entry) => apply(entry, changes));
}

/** One entry as it stands by now, whether struck or not. */
export const bodyNow = (entry: Raw, entries: readonly Raw[]): Raw =>
  apply(entry, changesIn(entries, struckIn(entries)));

/** A change that names its act replaces the whole; one that does not replaces the fields it names. */
export const merge = (body: Raw, change: Raw): Raw => (change.act === undefined ? { ...body, ...change } : change);

const apply = (entry: Raw, changes: ReadonlyMap<unknown, readonly Raw[]>): Raw => {
  const told = entry.act === 'insert' ? (entry.with as Raw) : entry;
  return (changes.get(entry.n) ?? []).reduce(merge, told);
};

/** The amendments that stand, by the entry they amend, in the order they were written. */
function changesIn(entries: readonly Raw[], struck: ReadonlySet<unknown>): ReadonlyMap<unknown, readonly Raw[]> {
  const changes = new Map<unknown, Raw[]>();
  const told = new Map(entries.map((entry) => [entry.n, entry]));
  for (const entry of entries) {
    if (entry.act !== 'amend' || struck.has(entry.n)) continue;
    const { n } = rootOf(entry, told);
    const earlier = changes.get(n);
    if (earlier === undefined) changes.set(n, [entry.with as Raw]);
    else earlier.push(entry.with as Raw);
  }
  return changes;
}

/** Amending an amendment amends what it amends. */
export function rootOf(entry: Raw, told: ReadonlyMap<unknown, Raw>): Raw {
  const target = entry.act === 'amend' ? told.get(entry.entry) : undefined;
  return target === undefined ? entry : rootOf(target, told);
}

/** From the last line back, because striking a strike brings the struck entry back. */
function struckIn(entries: readonly Raw[]): ReadonlySet<unknown> {
  const struck = new Set<unknown>();
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const { n, act, entry, call, flag } = entries[i] as Raw;
    if (struck.has(n)) continue;
    if (act === 'strike') struck.add(entry);
    if (act === 'rule' && call === 'mistap') struck.add(Number.parseInt(String(flag), 10));
  }
  return struck;
}
