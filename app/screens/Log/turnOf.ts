import { actsWith, type Entry, type Seat, type Table } from '@/engine';

const SETTING_UP = actsWith('sets-up');
const ENDING = actsWith('ends-turn');
const ASIDE = actsWith('opens-no-turn');

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
