import { type Card, type Seat } from '@/engine';
import { type SeatData, type TableViewData } from './tableData';

/** A card that has just gone from somewhere to a building pile. */
export interface Flight {
  readonly card: Card;
  /** Where it came from: a place of the strip or of the partner's row. */
  readonly row: 'strip' | 'partner';
  readonly from: number | 'stock' | 'hand';
  readonly discards: number;
  readonly to: number;
  /** Each flight is another one. */
  readonly at: number;
}

const seatIn = (table: TableViewData, seat: Seat): SeatData | undefined =>
  [table.strip, ...(table.partner === null ? [] : [table.partner]), ...table.others].find((one) => one.seat === seat);

/** What flew between two pictures of the table; null where nothing did, or more than one card can have moved. */
export function flightOf(before: TableViewData, now: TableViewData): Flight | null {
  if (before.id !== now.id || now.entries <= before.entries || now.slot.kind === 'undone') return null;
  const to = now.building.findIndex((pile, index) => pile.isNewest && pile.needs !== before.building[index]?.needs);
  const needed = before.building[to]?.needs ?? 1;
  const needs = now.building[to]?.needs ?? 1;
  // A twelve, or a card laid as one, clears the pile; anything else raises it.
  if (to < 0 || (needs < needed && needs !== 1)) return null;
  const laid = needs > 1 ? needs - 1 : 12;
  for (const row of ['strip', 'partner'] as const) {
    const was = before[row];
    const is = was === null ? undefined : seatIn(now, was.seat);
    if (was === null || is === undefined) continue;
    const flight = { row, to, at: now.entries, discards: was.discards.length };
    if (is.stock.count === was.stock.count - 1) return { ...flight, from: 'stock', card: was.stock.card ?? laid };
    const place = was.discards.findIndex((pile, index) => (is.discards[index]?.count ?? 0) === pile.count - 1);
    if (place >= 0) return { ...flight, from: place, card: was.discards[place]?.card ?? laid };
  }
  const { discards } = before.strip;
  return { row: 'strip', from: 'hand', card: before.armed ?? laid, discards: discards.length, to, at: now.entries };
}
