import { type Entry, type Refusal, replay } from '@/engine';
import {
  type AnyRecordEntry,
  type AnyRecordHeader,
  compareRecordCopies,
  isEventHeader,
  isGameHeader,
  isRulingsHeader,
  makeAnyRecordReader,
  makeSealChecker,
  type SealChecker,
} from '@/record';
import { fail, ok, type Result } from '@/base';
import { type AppendFailure, type Batch, type Log } from '@/storage';
import { type TruncatedRecord } from '../session';
import { type Provenance } from './provenance';
import { isSettingsLine } from './allRecords';

/** A record as it stood in a file. */
export interface ParsedImportRecord {
  readonly line: number;
  readonly header: AnyRecordHeader;
  readonly entries: readonly AnyRecordEntry[];
  /** Whether a seal covers all of it. */
  readonly provenance: Provenance;
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
  readonly cut: TruncatedRecord | null;
}

interface Open extends ParsedImportRecord {
  readonly entries: AnyRecordEntry[];
  provenance: Provenance;
  readonly isNewer: boolean;
  readonly seals: SealChecker | null;
}
const openRecord = (line: number, header: AnyRecordHeader, isNewer: boolean): Open => ({
  line,
  header,
  entries: [],
  // Until its seal has been read. Those of a newer version are not understood.
  provenance: 'not-sealed',
  isNewer,
  seals: isNewer ? null : makeSealChecker(header),
});

/**
 * The records of a file. A record is refused as a whole if a line cannot be read, if an entry refers to something that
 * does not exist, or if it was changed after it was sealed; the other records are taken. A record of a newer version is
 * kept as it is and not read. A file that breaks off in the middle of a line was cut off: what is whole of its last
 * record is a record only if `takesCut`.
 */
export function parseImport(text: string, takesCut = false): ParsedImport {
  const reader = makeAnyRecordReader();
  const records: ParsedImportRecord[] = [];
  const refused: RefusedRecord[] = [];
  let cut: TruncatedRecord | null = null;
  let open: Open | null = null;

  const begin = (next: Open | null): void => {
    if (open !== null) {
      const judged = judge(open);
      if (judged?.ok === false) refused.push({ line: open.line, refusal: judged.error });
      else records.push(open);
    }
    open = next;
  };
  const keep = (entry: AnyRecordEntry | null): void => {
    if (entry === null) return;
    if (open === null) return;
    open.entries.push(entry);
    open.seals?.entry(entry);
    open.provenance = 'not-sealed';
  };

  const lines = text.split('\n');
  const last = lines.findLastIndex((content) => content.trim() !== '') + 1;
  lines.forEach((content, i) => {
    const line = i + 1;
    // A file with everything of a device begins with its settings, which are no record.
    if (isSettingsLine(content)) return;
    const item = reader.read(content, line);
    if (item === null) keep(open?.isNewer === true ? newerEntry(content) : null);
    else if (item.kind === 'header') begin(openRecord(line, item.header, false));
    else if (item.kind === 'entry') keep(item.entry);
    else if (item.kind === 'seal') {
      const found = open?.seals?.seal(item.seal);
      // The seal of a record that had come to its exporter without one says so.
      if (found === 'matches' && open !== null && item.seal.seal.origin !== 'not-sealed') open.provenance = 'sealed';
      if (found !== 'differs') return;
      refused.push({ line, refusal: null, failure: { why: 'seal-differs' } });
      open = null;
    } else if (item.kind === 'problem') {
      const newer = item.refusal.code === 'newer-version' ? newerHeader(content) : null;
      if (newer !== null) return begin(openRecord(line, newer, true));
      if (line === last && isCutOff(content, item.refusal)) {
        cut = cutRecordOf(line, item.record === null ? null : open);
        if (item.record !== null && !takesCut) open = null;
        return begin(null);
      }
      // an unreadable header ends the record before it, which is whole; an unreadable entry spoils its own record
      if (item.record !== null) open = null;
      begin(null);
      refused.push({ line, refusal: item.refusal });
    }
  });
  begin(null);
  const nothing = reader.end(lines.length);
  if (nothing !== null && cut === null) refused.push({ line: nothing.line, refusal: nothing.refusal });
  return { records, refused, cut: takesCut ? null : cut };
}

/** A game is also replayed: an entry may refer to a flag that never was. An event's entries have all been checked. */
const judge = ({ isNewer, header, entries }: Open): ReturnType<typeof replay> | null =>
  isNewer || !isGameHeader(header) ? null : replay(header, entries as readonly Entry[]);

/** A line begins as every line of a record does, and has no end. */
const isCutOff = (content: string, { code }: Refusal): boolean => code === 'not-json' && /^\s*\{\s*"/.test(content);

const cutRecordOf = (line: number, open: Open | null): TruncatedRecord => ({
  line,
  table: open?.header.id ?? null,
  after: open?.entries.at(-1)?.n ?? null,
});

/** Enough of a newer header to list it; null where not even that is there. */
function newerHeader(text: string): AnyRecordHeader | null {
  const header = JSON.parse(text) as AnyRecordHeader;
  if (isEventHeader(header) || isRulingsHeader(header))
    return typeof header.id === 'string' && header.id !== '' ? header : null;
  const { id, ruleset, seats } = header as { id?: unknown; ruleset?: unknown; seats?: unknown };
  const isListable =
    typeof id === 'string' &&
    id !== '' &&
    typeof ruleset === 'string' &&
    Array.isArray(seats) &&
    seats.every((seat: unknown) => typeof (seat as { name?: unknown } | null)?.name === 'string');
  return isListable ? header : null;
}

function newerEntry(text: string): AnyRecordEntry | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && 'act' in value ? (value as AnyRecordEntry) : null;
  } catch {
    return null;
  }
}

/**
 * Takes a record into the log. One that is here already is only ever continued: if the file says the same and more,
 * the rest is appended; if it says less, nothing is done; if it contradicts what is here, it is refused. A seal over a
 * whole file covers the lines that were here before it too.
 */
export async function importRecord(
  log: Log,
  { header, entries, provenance }: ParsedImportRecord,
): Promise<Result<'taken' | 'here', AppendFailure>> {
  const here = await log.read(header.id);
  if (!here.ok && here.error.why === 'broken-chain') return fail({ why: 'moved', head: null });
  if (!here.ok && here.error.why === 'failed') return fail({ why: 'unknown', error: here.error.error });
  const ours = here.ok ? [here.value.header, ...here.value.entries] : [];
  const theirs = [header, ...entries];
  const after = here.ok ? here.value.head : null;
  const found = compareRecordCopies({ lines: ours }, { lines: theirs });
  if (found.kind === 'equals' && here.ok && here.value.origin !== undefined && provenance === 'sealed') {
    const marked = here.value.origin === provenance ? ok(null) : await log.setOrigin(header.id, provenance);
    return marked.ok ? ok('here') : marked;
  }
  if (found.kind === 'equals' || found.kind === 'is-behind') return ok('here');
  if (found.kind !== 'continues') return fail({ why: 'moved', head: after });
  const lines = theirs.slice(found.from) as unknown as Batch['lines'];
  const added = await log.append({ table: header.id, after, lines, origin: provenance });
  return added.ok ? ok('taken') : added;
}
