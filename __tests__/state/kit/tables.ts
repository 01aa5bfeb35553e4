import { toArray } from '@/base';
import { type Entry } from '@/engine';
import { type NewTable, type TableDesk } from '@/state';
import { type Column, headerFor } from '../../kit';
import { must, type TestDesk } from './openDesk';

/** A table of four (or six) of this sheet, as the screen would open it. */
export const newTable = (ruleset: Column): NewTable => ({ ruleset, seats: headerFor(ruleset).seats });

/** Dealt: Ana starts. */
export async function dealtTable({ desk }: TestDesk, ruleset: Column = 'tennessee-partners'): Promise<TableDesk> {
  const table = must(await desk.openNew(newTable(ruleset)));
  must(await table.tell({ act: 'deal', tops: [12, 3, 4, 5] }));
  return table;
}

export const entriesOf = (table: TableDesk): Entry[] => toArray(table.store.getState().game.entries);
export const actsOf = (table: TableDesk): string[] => entriesOf(table).map(({ act }) => act);

/** What the disk says, whatever the store believes. */
export const storedOf = async ({ log }: TestDesk, table: TableDesk): Promise<readonly Entry[]> =>
  must(await log.read(table.id)).entries as readonly Entry[];
