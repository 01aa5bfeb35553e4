import { fail } from '@/base';
import { type Batch, type Log } from '@/storage';

/** A log promises never to throw. If it does all the same, nobody knows what was written. */
export const appendSafely = async (log: Log, batch: Batch): ReturnType<Log['append']> => {
  try {
    return await log.append(batch);
  } catch (error) {
    return fail({ why: 'unknown', error: String(error) });
  }
};
