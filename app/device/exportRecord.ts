import { selectTableFacts, type TableSession } from '@/state';
import { type Words } from '@/words';
import { saveFile } from './files';

/** What became of a copy of a record; its name where one was handed over. */
export type ExportOutcome = { readonly isSaved: true; readonly name: string } | { readonly isSaved: false };

/** A sealed copy of a table's record, handed to whatever this device offers for a file. It never throws. */
export async function exportRecord(table: TableSession, words: Words): Promise<ExportOutcome> {
  const facts = selectTableFacts(table.store.getState());
  const name = words.review.result.fileName(facts.table, facts.game, table.id);
  const isSaved = await saveFile(name, table.record(true)).catch(() => false);
  return isSaved ? { isSaved, name } : { isSaved: false };
}
