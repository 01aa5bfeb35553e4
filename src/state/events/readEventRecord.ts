import { fail, ok, type Result } from '@/base';
import { type Refusal } from '@/engine';
import { type EventEntry, type EventHeader, makeEventRecordReader, stringifyLine } from '@/record';
import { type Log, type ReadFailure } from '@/storage';
import { type StoredEvent } from './makeEventSession';

/** An event record off the disk, checked as one from a file is. */
export async function readEventRecord(log: Log, id: string): Promise<Result<StoredEvent, ReadFailure>> {
  const read = await log.read(id);
  if (!read.ok) return read;
  const { header, entries, head, origin } = read.value;
  const lines = { header: header as EventHeader, entries: entries as readonly EventEntry[] };
  const refusal = makeEventLineChecker()([lines.header, ...lines.entries]);
  if (refusal !== null) return fail({ why: 'failed', error: refusal.code });
  return ok({
    ...lines,
    head,
    ...(origin === undefined ? {} : { origin }),
  });
}

/** Reads one line after the other; the refusal of the first that does not fit, after which it is of no use. */
export type EventLineChecker = (lines: readonly (EventHeader | EventEntry)[]) => Refusal | null;

export function makeEventLineChecker(): EventLineChecker {
  const reader = makeEventRecordReader();
  let count = 0;
  return (lines) => {
    for (const line of lines) {
      const item = reader.read(stringifyLine(line), (count += 1));
      if (item?.kind === 'problem') return item.refusal;
    }
    return null;
  };
}
