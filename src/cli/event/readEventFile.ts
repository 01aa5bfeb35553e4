import type { Refusal } from '@/engine';
import { type EventEntry, type EventHeader, isEventHeader, makeAnyRecordReader } from '@/record';
import { wordsFor } from '@/words';
import { eventReportWordsFor } from '@/words/eventReport';
import { MAX_LINE_BYTES, openByteStream, readLines } from '../adjudicate/lineStreams';
import { replaceControlChars } from '../adjudicate/textStyles';

export interface WrittenEvent {
  readonly header: EventHeader;
  readonly entries: readonly EventEntry[];
}

/** Receives what `readEventFile` finds, in the order of the file. */
export interface EventSink {
  readonly event: (event: WrittenEvent) => Promise<void>;
  /** A record that cannot be read: the message names file, line and reason. Nothing of it is kept. */
  readonly problem: (message: string) => void;
}

/** Reads a file to its end. Games and rulings between events are checked and passed over. */
export async function readEventFile(file: string, sink: EventSink): Promise<void> {
  const reader = makeAnyRecordReader();
  let open: { readonly header: EventHeader; readonly entries: EventEntry[] } | null = null;
  let hasEvent = false;
  let hasProblem = false;
  let lastLine = 1;

  const complain = (line: number, reason: string): void => {
    hasProblem = true;
    sink.problem(`${replaceControlChars(file)}:${line}: ${replaceControlChars(reason)}`);
  };
  const close = async (): Promise<void> => {
    if (open === null) return;
    const event = open;
    open = null;
    hasEvent = true;
    await sink.event(event);
  };
  const refuse = async (refusal: Refusal, line: number, record: string | null): Promise<void> => {
    // The header of the next record could not be read: the event before it is complete.
    if (record === null) await close();
    open = null;
    complain(line, wordsFor('en').refusals[refusal.code](refusal));
  };
  const refuseHere = async (refusal: Refusal, line: number): Promise<void> => {
    const problem = reader.refuse(refusal, line);
    if (problem !== null) await refuse(refusal, line, problem.record);
  };

  for await (const lines of readLines(openByteStream(file)))
    for (const { line, text, fault } of lines) {
      lastLine = line;
      if (text === null) {
        const isTooLong = fault === 'line-too-long';
        await refuseHere(isTooLong ? { code: fault, allowed: `${MAX_LINE_BYTES} bytes` } : { code: 'not-text' }, line);
        continue;
      }
      const item = reader.read(text, line);
      if (item?.kind === 'problem') await refuse(item.refusal, line, item.record);
      if (item?.kind === 'entry' && open !== null) open.entries.push(item.entry as EventEntry);
      if (item?.kind !== 'header') continue;
      await close();
      if (isEventHeader(item.header)) open = { header: item.header, entries: [] };
    }
  await close();
  if (!hasEvent && !hasProblem) complain(lastLine, eventReportWordsFor('en').noEvent);
}
