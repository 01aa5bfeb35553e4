import { checkDatabaseAccess } from './databaseAccess';
import { openDatabaseFile } from './databaseFile';

/**
 * Starts the worker of the database before the rest of the app is loaded, so that both happen at the same time. If it
 * fails, whoever opens the log meets the same failure and reports it.
 */
export async function startDatabaseEarly(): Promise<void> {
  const [hasFiles, isOurs] = await checkDatabaseAccess();
  if (hasFiles && isOurs) openDatabaseFile().catch(() => undefined);
}
