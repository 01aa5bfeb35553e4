import { type Card, discardAt, pileOf, type Seat, seatAt, type Source, SOURCES, type Table } from '@/engine';

/** A pile whose top can be played. */
export interface Place {
  readonly owner: Seat;
  readonly from: Source;
}

/** The card that lies there to be taken; null where nothing does. `?`: nobody saw it. */
export function topAt(table: Table, { owner, from }: Place): Card | null {
  const pile = pileOf(from);
  if (pile !== null) return discardAt(table, owner, pile).at(-1) ?? null;
  const { stock, top } = seatAt(table, owner);
  return from === 'stock' && stock > 0 ? top : null;
}

/** A discard pile as a source; a fifth has no name as one. */
export const discardSource = (pile: number): Source | null => SOURCES.find((source) => pileOf(source) === pile) ?? null;

export const isSamePlace = (a: Place | null, b: Place): boolean => a?.owner === b.owner && a.from === b.from;
