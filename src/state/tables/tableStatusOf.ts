import { type Game, openFlags, phaseOf } from '@/engine';
import { type TableStatus } from '../session';

/** How a table stands, as its row in the list says it. */
export const tableStatusOf = ({ rules, table, entries }: Game): TableStatus => ({
  phase: phaseOf(rules, table),
  turn: table.turn === null ? null : (table.names[table.turn] ?? null),
  stock: table.seats.map(({ stock }) => stock),
  openFlags: openFlags(table).length,
  winner: table.over?.winner ?? null,
  entries: entries?.length ?? 0,
});
