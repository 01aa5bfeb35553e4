import { listToArray } from '@/base';
import { type Entry } from '@/engine';
import { type NewTableOptions, type TableSession } from '@/state';
import { type Column, headerFor } from '../../kit';
import { must, type TestRegistry } from './openRegistry';

/** A table of four (or six) of this sheet, as the screen would open it. */
export const newTable = (ruleset: Column): NewTableOptions => ({ ruleset, seats: headerFor(ruleset).seats });

/** Dealt: Ana starts. */
export async function dealtTable(
  { registry }: TestRegistry,
  ruleset: Column = 'tennessee-partners',
): Promise<TableSession> {
  const table = must(await registry.openNew(newTable(ruleset)));
  must(await table.tell({ act: 'deal', tops: [12, 3, 4, 5] }));
  return table;
}

export const entriesOf = (table: TableSession): Entry[] => listToArray(table.store.getState().game.entries);
export const actsOf = (table: TableSession): string[] => entriesOf(table).map(({ act }) => act);

/** What the disk says, whatever the store believes. */
export const storedOf = async ({ log }: TestRegistry, table: TableSession): Promise<readonly Entry[]> =>
  must(await log.read(table.id)).entries as readonly Entry[];
