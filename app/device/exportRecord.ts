import { selectTableFacts, type TableSession } from '@/state';
import { type Words } from '@/words';
import { saveFile } from './files';

/** The outcome of exporting a record, with the file name if it was handed over. */
export type ExportOutcome = { readonly isSaved: true; readonly name: string } | { readonly isSaved: false };

/** Exports a sealed copy of a table's record: a download in a browser, the share sheet on a phone. It never throws. */
export async function exportRecord(table: TableSession, words: Words): Promise<ExportOutcome> {
  const facts = selectTableFacts(table.store.getState());
  const name = words.review.result.fileName(facts.table, facts.game, table.id);
  const isSaved = await saveFile(name, table.record(true)).catch(() => false);
  return isSaved ? { isSaved, name } : { isSaved: false };
}
