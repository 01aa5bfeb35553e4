import { fail, ok, type Result } from '@/base';
import { type TableContents } from '@/storage';
import { openExpoLog } from '@/storage/expo';
import { type Store } from './store';

/** The app's own log. */
export async function openLogStore(): Promise<Result<Store, string>> {
  const opened = await openExpoLog();
  if (!opened.ok) return fail(JSON.stringify(opened.error));
  const { log, losses, settled } = opened.value;
  if (log.durability.kept !== 'disk') return fail('kept in memory only');
  return ok({
    losses,
    settled,
    flushed: log.flushed,
    append: async (batch) => {
      const appended = await log.append(batch);
      return appended.ok ? appended : fail(JSON.stringify(appended.error));
    },
    tables: async () => {
      const list = await log.list();
      if (!list.ok) throw new Error(JSON.stringify(list.error));
      const tables: TableContents[] = [];
      for (const { head } of list.value) {
        const table = await log.read(head.table);
        if (!table.ok) throw new Error(`${head.table}: ${JSON.stringify(table.error)}`);
        tables.push(table.value);
      }
      return tables;
    },
  });
}
