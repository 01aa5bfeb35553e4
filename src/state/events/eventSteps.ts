import type { EventEntry } from '@/record';
import { type EventDraft, type EventStep } from './eventBook';

/**
 * What undo and redo act on, read off the record alone.
 *
 * Entries written together carry the same time and stand one behind the other: they are a step. A step that counts can
 * be undone: one strike for each of its entries, written together, so that the strikes are a step themselves. Redo
 * strikes those strikes. It is offered only while nothing else was told since.
 */
export function undoableStep(entries: readonly EventEntry[]): EventStep | null {
  const struck = struckEntries(entries);
  const steps = stepsOf(entries);
  for (const step of [...steps].reverse()) {
    const standing = step.filter(({ n, act }) => act !== 'strike' && !struck.has(n));
    if (standing.length > 0) return standing;
  }
  return null;
}

/** The entries that the newest undo took back, where the record ends with that undo. */
export function redoableStep(entries: readonly EventEntry[]): EventStep | null {
  const strikes = standingUndo(entries);
  if (strikes === null) return null;
  const taken = new Set(strikes.flatMap((one) => (one.act === 'strike' ? [one.entry] : [])));
  const brought = entries.filter(({ n, act }) => taken.has(n) && act !== 'strike');
  return brought.length > 0 ? brought : null;
}

/** In reverse, so that at no moment something stands whose ground was taken away. */
export const undoDrafts = (step: EventStep): readonly EventDraft[] =>
  [...step].reverse().map(({ n }) => ({ act: 'strike', entry: n }));

export function redoDrafts(entries: readonly EventEntry[]): readonly EventDraft[] {
  const strikes = standingUndo(entries) ?? [];
  return [...strikes].reverse().map(({ n }) => ({ act: 'strike', entry: n }));
}

/**
 * The newest step of strikes that counts, if behind it there are only undone undos and the strikes that undid them.
 * A correction that struck something older is an undo as well: redo brings it back.
 */
function standingUndo(entries: readonly EventEntry[]): EventStep | null {
  const struck = struckEntries(entries);
  const numbersOfStrikes = new Set(entries.flatMap(({ n, act }) => (act === 'strike' ? [n] : [])));
  for (const step of [...stepsOf(entries)].reverse()) {
    if (step.some(({ act }) => act !== 'strike')) return null;
    // A strike of a strike is a redo; it is not redone itself.
    const undoes = step.filter((one) => one.act === 'strike' && !numbersOfStrikes.has(one.entry) && !struck.has(one.n));
    if (undoes.length > 0) return undoes;
  }
  return null;
}

/** The numbers of entries that do not count. From the end: whether a strike counts is decided by those behind it. */
export function struckEntries(entries: readonly EventEntry[]): ReadonlySet<number> {
  const struck = new Set<number>();
  for (const entry of [...entries].reverse())
    if (entry.act === 'strike' && !struck.has(entry.n)) struck.add(entry.entry);
  return struck;
}

function stepsOf(entries: readonly EventEntry[]): readonly EventStep[] {
  const steps: EventEntry[][] = [];
  for (const entry of entries) {
    const last = steps.at(-1)?.at(-1);
    if (last?.at !== undefined && last.at === entry.at && last.by === entry.by && sameKind(last, entry))
      steps.at(-1)?.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

const sameKind = (one: EventEntry, other: EventEntry): boolean => (one.act === 'strike') === (other.act === 'strike');
