import { type Entry, type Header, type Refusal, replay } from '@/engine';
import { makeSealChecker, compareRecordCopies, makeGameRecordReader, type SealChecker } from '@/record';
import { type AppendFailure, type Batch, type Log } from '@/storage';

/** A record as it stood in a file. */
export interface ParsedImportRecord {
  readonly line: number;
  readonly header: Header;
  readonly entries: readonly Entry[];
}
export interface RefusedRecord {
  readonly line: number;
  readonly refusal: Refusal | null;
  /** Its lines are not those that were sealed. */
  readonly failure?: { readonly why: 'seal-differs' };
}
export interface ParsedImport {
  readonly records: readonly ParsedImportRecord[];
  readonly refused: readonly RefusedRecord[];
}

interface Open extends ParsedImportRecord {
  readonly entries: Entry[];
  readonly isNewer: boolean;
  readonly seals: SealChecker | null;
}

/**
 * The records of a file. A record is refused as a whole if a line cannot be read, if an entry refers to something that
 * does not exist, or if it was changed after it was sealed; the other records are taken. A record of a newer version is
 * kept as it is and not read.
 */
export function parseImport(text: string): ParsedImport {
  const reader = makeGameRecordReader();
  const records: ParsedImportRecord[] = [];
  const refused: RefusedRecord[] = [];
  let open: Open | null = null;

  const begin = (next: Open | null): void => {
    if (open !== null) {
      const judged = open.isNewer ? null : replay(open.header, open.entries);
      if (judged?.ok === false) refused.push({ line: open.line, refusal: judged.error });
      else records.push(open);
    }
    open = next;
  };
  const keep = (entry: Entry | null): void => {
    if (entry === null) return;
    open?.entries.push(entry);
    open?.seals?.entry(entry);
  };

  const lines = text.split('\n');
  lines.forEach((content, i) => {
    const line = i + 1;
    const item = reader.read(content, line);
    if (item === null) keep(open?.isNewer === true ? newerEntry(content) : null);
    else if (item.kind === 'header')
      begin({ line, header: item.header, entries: [], isNewer: false, seals: makeSealChecker(item.header) });
    else if (item.kind === 'entry') keep(item.entry);
    else if (item.kind === 'seal') {
      if (open?.seals?.seal(item.seal) !== 'differs') return;
      refused.push({ line, refusal: null, failure: { why: 'seal-differs' } });
      open = null;
    } else if (item.kind === 'problem') {
      const newer = item.refusal.code === 'newer-version' ? newerHeader(content) : null;
      if (newer !== null) return begin({ line, header: newer, entries: [], isNewer: true, seals: null });
      // an unreadable header ends the record before it, which is whole; an unreadable entry spoils its own record
      if (item.record !== null) open = null;
      begin(null);
      refused.push({ line, refusal: item.refusal });
    }
  });
  begin(null);
  const nothing = reader.end(lines.length);
  if (nothing !== null) refused.push({ line: nothing.line, refusal: nothing.refusal });
  return { records, refused };
}

/** Enough of a newer header to list it; null where not even that is there. */
function newerHeader(text: string): Header | null {
  const header = JSON.parse(text) as Header;
  const { id, ruleset, seats } = header as { id?: unknown; ruleset?: unknown; seats?: unknown };
  const isListable =
    typeof id === 'string' &&
    id !== '' &&
    typeof ruleset === 'string' &&
    Array.isArray(seats) &&
    seats.every((seat: unknown) => typeof (seat as { name?: unknown } | null)?.name === 'string');
  return isListable ? header : null;
}

function newerEntry(text: string): Entry | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && 'act' in value ? (value as Entry) : null;
  } catch {
    return null;
  }
}

/**
 * Makes a record a table. A table that is here already is only ever continued: if the file says the same and more,
 * the rest is appended; if it says less, nothing is done; if it contradicts what is here, it is refused.
 */
export async function importRecord(log: Log, { header, entries }: ParsedImportRecord): Promise<AppendFailure | null> {
  const here = await log.read(header.id);
  if (!here.ok && here.error.why === 'broken-chain') return { why: 'moved', head: null };
  if (!here.ok && here.error.why === 'failed') return { why: 'unknown', error: here.error.error };
  const ours = here.ok ? [here.value.header, ...here.value.entries] : [];
  const theirs = [header, ...entries];
  const after = here.ok ? here.value.head : null;
  const found = compareRecordCopies({ lines: ours }, { lines: theirs });
  if (found.kind === 'equals' || found.kind === 'is-behind') return null;
  if (found.kind !== 'continues') return { why: 'moved', head: after };
  const lines = theirs.slice(found.from) as unknown as Batch['lines'];
  const added = await log.append({ table: header.id, after, lines });
  return added.ok ? null : added.error;
}
