import type { Rules } from '@/rulesets';
import { dueTo } from './progress';
import { allSides } from './sides';
import { cardsToBeHad, type Table } from './table';

export const PHASES = ['setup', 'cut', 'dealt', 'draw', 'play', 'over', 'signed', 'paused'] as const;
export type Phase = (typeof PHASES)[number];

/** Where the game stands: derived from the table, never stored. */
export function phaseOf(rules: Rules, table: Table): Phase {
  if (table.over !== null)
    return allSides(rules, table).every((side) => table.signed.includes(side)) ? 'signed' : 'over';
  if (table.paused) return 'paused';
  if (!table.laid) return table.cutting ? 'cut' : 'setup';
  if (!table.started) return 'dealt';
  return table.turn !== null && isDrawDue(rules, table) ? 'draw' : 'play';
}

/** The owner of the turn has cards to draw before going on, and there are cards to be had. */
export const isDrawDue = (rules: Rules, table: Table): boolean =>
  table.turn !== null && table.now.known && dueTo(rules, table, table.turn, table.now) > 0 && cardsToBeHad(table);
