import { type Statement } from '../driver';
import { type Lane } from './lane';

/**
 * BEGIN IMMEDIATE … COMMIT in one crossing. Resolves only after COMMIT has; where anything failed,
 * COMMIT too, what is left open is rolled back and the first error is the one that is told.
 */
export async function transact(lane: Lane, statements: readonly Statement[]): Promise<void> {
  try {
    await lane.run([{ sql: 'BEGIN IMMEDIATE' }, ...statements, { sql: 'COMMIT' }]);
  } catch (error) {
    lane.rollBack();
    throw error;
  }
}
