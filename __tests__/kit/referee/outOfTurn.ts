import { type Entry, type Game, type Seat } from '@/engine';
import { listToArray } from '@/base';
import { type Gesture, tap, tapIfThere, taps } from './gesture';

/** Who acts out of turn at the table, brought there by a tap; null: whoever is on turn acts. */
export type Guest = Seat | null;

/** Shows this seat in ActivePlayerPanel, or the seat on turn again. */
export function bring({ table }: Game, guest: Guest, seat: Seat, asked = false): Gesture[] {
  const { turn } = table;
  if (turn === seat) return guest === null ? [] : [tap('release')];
  const there = guest === seat ? [] : [turn === null ? tapIfThere(`seat-${seat}`) : tap(`seat-${seat}`)];
  return [...there, ...(asked ? taps('asked') : [])];
}

/**
 * Who acts out of turn once an entry was told, as the description of the screens has it: until released, and by itself
 * with that seat's discard, a ruling on it, and when it is no longer out of turn. `isBrought`: its gestures brought the
 * seat of the entry into ActivePlayerPanel.
 */
export function guestAfter(before: Game, after: Game, guest: Guest, entry: Entry, isBrought: boolean): Guest {
  const seat = 'seat' in entry ? entry.seat : undefined;
  const held = isBrought && seat !== undefined && seat !== null ? (seat === before.table.turn ? null : seat) : guest;
  const isReleased =
    held === null ||
    held === after.table.turn ||
    after.table.over !== null ||
    entry.act === 'position' ||
    entry.act === 'deal' ||
    (seat === held && (entry.act === 'discard' || entry.act === 'pass')) ||
    (seat === held && entry.act === 'play' && entry.asked === true) ||
    (entry.act === 'rule' && isAbout(before, entry.flag, held));
  return isReleased ? null : held;
}

function isAbout({ table }: Game, id: string, guest: Seat): boolean {
  const flag = listToArray(table.raised).find((raised) => raised.id === id);
  const told = flag?.entry;
  return flag?.seat === guest || (told !== undefined && ACTS.has(told.act) && 'seat' in told && told.seat === guest);
}

/** What a player does with the cards; a new stock top, a count and words are told by others. */
const ACTS: ReadonlySet<Entry['act']> = new Set([
  'draw',
  'play',
  'discard',
  'pass',
  'shift',
  'reveal',
  'peek',
  'claim',
]);
