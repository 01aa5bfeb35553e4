import { type Act, type Entry, type Seat, type Table } from '@/engine';

const SETTING_UP: ReadonlySet<Act> = new Set<Act>(['cut', 'deal', 'start']);
/** They end a turn: they belong to the one they end, not to the one that follows. */
const ENDING: ReadonlySet<Act> = new Set<Act>(['discard', 'pass', 'end']);
/** Told beside the game: they open no turn of their own. */
const ASIDE: ReadonlySet<Act> = new Set<Act>(['rule', 'note', 'pause', 'resume', 'sit', 'count', 'position']);

/** Where an entry belongs: in somebody's turn, before the first one, or after the end. */
export type Place = { readonly in: 'setup' } | { readonly in: 'turn'; readonly seat: Seat } | { readonly in: 'end' };

export const SET_UP: Place = { in: 'setup' };

export function turnOf(entry: Entry, before: Table, after: Table, current: Place): Place {
  if (before.over !== null) return { in: 'end' };
  if (ASIDE.has(entry.act)) return current;
  if (SETTING_UP.has(entry.act)) return current.in === 'turn' ? current : SET_UP;
  const seat = ENDING.has(entry.act) ? (before.turn ?? after.turn) : (after.turn ?? before.turn);
  return seat === null ? current : { in: 'turn', seat };
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.in === b.in && (a.in !== 'turn' || b.in !== 'turn' || a.seat === b.seat);
