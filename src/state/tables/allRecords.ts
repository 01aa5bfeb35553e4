import { fail, ok, type Result } from '@/base';
import { isEventHeader, isRulingsHeader, serializeRecord, stringifyLine } from '@/record';
import { type ListedTable, type Log, type ReadFailure, type TableContents } from '@/storage';
import { type TruncatedRecord, type ImportOutcome } from '../session';
import { provenanceOf } from './provenance';

/** Every record of this device in one file, behind a line with its settings. */
export interface AllRecordsExport {
  readonly text: string;
  readonly tables: number;
  /** How many rulings are in it that were given at tables that are not in the app. */
  readonly rulings: number;
  readonly events: number;
  /** Ids of tables that could not be read, and are not in the file. */
  readonly unreadable: readonly string[];
}

/** The line with the settings: neither a header nor an entry, so the records behind it are read as from any other file. */
export interface ExportedSettingsLine {
  readonly 'tableside-settings': 1;
  /** When and on which device the file was made. */
  readonly made: string;
  readonly device: string;
  readonly settings: Readonly<Record<string, string>>;
}

const MARK = 'tableside-settings';

export const isSettingsLine = (text: string): boolean => text.startsWith(`{"${MARK}"`);

export async function exportAllRecords(
  log: Log,
  about: Omit<ExportedSettingsLine, typeof MARK>,
): Promise<Result<AllRecordsExport, ReadFailure>> {
  const listed = await log.list();
  if (!listed.ok) return listed;
  const records: string[] = [];
  let [tables, rulings, events] = [0, 0, 0];
  const unreadable: string[] = [];
  for (const { head } of listed.value) {
    const read = await log.read(head.table);
    if (read.ok) {
      records.push(sealedRecordText(read.value));
      if (isRulingsHeader(read.value.header)) rulings += countRulings(read.value.entries);
      else if (isEventHeader(read.value.header)) events += 1;
      else tables += 1;
    } else unreadable.push(head.table);
  }
  const first: ExportedSettingsLine = { [MARK]: 1, ...about };
  const text = [`${stringifyLine(first)}\n`, ...records].join('');
  return ok({ text, tables, rulings, events, unreadable });
}

/** A record as text with its seal. One that came without a seal says so in ours: exporting it must not make it look unchanged. */
export function sealedRecordText({ header, entries, head, origin }: TableContents): string {
  const { provenance } = provenanceOf(origin);
  const { epoch, seq, hash } = head;
  const seal = { epoch, seq, head: hash, ...(provenance === 'not-sealed' ? { origin: provenance } : {}) };
  return serializeRecord(header, [...entries, { seal }]);
}

/** Those that were taken back are rulings too. */
export const countRulings = (entries: readonly object[]): number =>
  entries.filter((entry) => (entry as { readonly act?: unknown }).act === 'ruling').length;

/** What reading such a file in has done. Settings are only read: applying them is another step. */
export interface AllRecordsImportOutcome {
  /** `continued`: the table was here, and the file has more of it. */
  readonly arrived: readonly ImportedRecordOutcome[];
  readonly refused: ImportOutcome['refused'];
  /** The record in whose middle the file breaks off; nothing of it was taken in. */
  readonly cut: TruncatedRecord | null;
  /** Null: the file has none. `unreadable`: it has a line for them that is no such thing. */
  readonly settings: Omit<ExportedSettingsLine, typeof MARK> | 'unreadable' | null;
}

export interface ImportedRecordOutcome {
  readonly id: string;
  readonly how: 'new' | 'continued' | 'already-here';
  /** How many rulings the file has in it, where it is a record of rulings. */
  readonly rulings?: number;
  /** It is an event. */
  readonly isEvent?: true;
}

export async function importAllRecords(
  log: Log,
  text: string,
  importRecords: (text: string) => Promise<ImportOutcome>,
): Promise<Result<AllRecordsImportOutcome, ReadFailure>> {
  const lines = text.split('\n');
  const settings = parseSettings(lines.find(isSettingsLine));
  // Blanked and not taken out, so that what is refused is named by its line in the file.
  const rest = lines.map((line) => (isSettingsLine(line) ? '' : line)).join('\n');
  if (settings !== null && rest.trim() === '') return ok({ arrived: [], refused: [], cut: null, settings });
  const before = await log.list();
  if (!before.ok) return before;
  const { tables, here, rulings = [], events = [], refused, cut } = await importRecords(rest);
  const after = await log.list();
  if (!after.ok) return after;
  const [was, is] = [seqsOf(before.value), seqsOf(after.value)];
  const howOf = (id: string): ImportedRecordOutcome['how'] => {
    const known = was.get(id);
    return known === undefined ? 'new' : known === is.get(id) ? 'already-here' : 'continued';
  };
  const arrived = [
    ...[...new Set([...tables, ...here])].map((id) => ({ id, how: howOf(id) })),
    ...rulings.map(({ id, count }) => ({ id, how: howOf(id), rulings: count })),
    ...events.map(({ id }) => ({ id, how: howOf(id), isEvent: true as const })),
  ];
  return ok({ arrived, refused, cut, settings });
}

const seqsOf = (listed: readonly ListedTable[]): ReadonlyMap<string, number> =>
  new Map(listed.map(({ head }) => [head.table, head.seq]));

function parseSettings(line: string | undefined): AllRecordsImportOutcome['settings'] {
  if (line === undefined) return null;
  const parsed = parseJson(line);
  if (!parsed.ok) return 'unreadable';
  const { made, device, settings } = parsed.value as Partial<ExportedSettingsLine>;
  const isWhole =
    typeof made === 'string' &&
    typeof device === 'string' &&
    typeof settings === 'object' &&
    settings !== null &&
    Object.values(settings).every((value) => typeof value === 'string');
  return isWhole ? { made, device, settings } : 'unreadable';
}

function parseJson(text: string): Result<object, null> {
  try {
    return ok(JSON.parse(text) as object);
  } catch {
    return fail(null);
  }
}
