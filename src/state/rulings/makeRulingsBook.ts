import { fail, makeSerialQueue, ok, type Result } from '@/base';
import {
  foldStrikes,
  makeRulingsRecordReader,
  RULINGS_RECORD_VERSION,
  type RulingEntry,
  type RulingsHeader,
  type RulingsRecordEntry,
  stringifyLine,
} from '@/record';
import {
  type Batch,
  type Head,
  type Log,
  type LogEvent,
  type LogRecordHeader,
  type ReadFailure,
  recordKindOf,
} from '@/storage';
import { createStore } from 'zustand/vanilla';
import { type StampSource, type SubmitFailure } from '../session';
import { appendSafely } from '../records/appendSafely';
import { sealedRecordText } from '../tables/allRecords';
import { provenanceOf } from '../tables/provenance';
import {
  type KeptRuling,
  type RulingDraft,
  type RulingsBook,
  type RulingsBookState,
  type RulingsBookWithEvents,
} from './rulingsBook';

/** One record of rulings as it is on the disk. */
interface StoredRulings {
  readonly header: RulingsHeader;
  readonly entries: readonly RulingsRecordEntry[];
  readonly head: Head;
  readonly origin?: string;
}

/**
 * The rulings of this device, over its log.
 *
 *     add, strike ─► queue ─► log.append ─► COMMIT ─► records ─► store
 *
 * 1. Disk first: the store shows a ruling only after its COMMIT.
 * 2. One write at a time: the number and the head of a write are taken when its turn comes.
 * 3. Own rulings go into one record, which this device alone wrote. A record from a file is shown beside it; the next own
 *    ruling then begins a record of its own, so that the file can still be continued from where it came.
 * 4. What another writer appends (a file that is read in) makes that record be read again before the next write.
 */
export function makeRulingsBook(log: Log, stamps: StampSource): RulingsBookWithEvents {
  const written = log.durability.kept === 'disk' ? 'saved' : 'not saved';
  const store = createStore<RulingsBookState>(() => ({
    rulings: [],
    isRead: false,
    troubles: [],
    saved: log.health() === 'sound' ? written : 'not saved',
  }));
  /** The one appended to last comes first. */
  let records: readonly StoredRulings[] = [];
  const queue = makeSerialQueue();
  let pending: Batch | null = null;

  const show = (more: Partial<RulingsBookState> = {}): void =>
    store.setState({ rulings: newestFirst(records), ...more });

  const readAll = async (): Promise<void> => {
    const listed = await log.list({ kind: 'rulings' });
    if (!listed.ok) return show({ isRead: true, troubles: [listed.error] });
    // One whose header is damaged may be of any kind; the list of tables names it.
    const ids = listed.value.flatMap(({ head, header }) => (header === null ? [] : [head.table]));
    const read = [];
    for (const id of ids) read.push(await readRecord(log, id));
    records = read.flatMap((one) => (one.ok ? [one.value] : []));
    show({ isRead: true, troubles: read.flatMap((one) => (one.ok ? [] : [one.error])) });
  };
  const ready = queue.run(readAll);

  /** Appends to a record, or begins one. Where another writer was first, the records are read again, once. */
  const write = async (
    plan: () => Result<PlannedWrite, SubmitFailure>,
    isRetry = false,
  ): Promise<Result<PlannedWrite, SubmitFailure>> => {
    const planned = plan();
    if (!planned.ok) return planned;
    const { into, entry } = planned.value;
    const after = 'head' in into ? into.head : null;
    const lines: Batch['lines'] = after === null ? [into.header, entry] : [entry];
    pending = { table: into.header.id, after, lines };
    store.setState({ saved: 'saving' });
    const appended = await appendSafely(log, pending);
    pending = null;
    if (appended.ok) {
      const before = 'entries' in into ? into.entries : [];
      const grown = { ...into, entries: [...before, entry], head: appended.value };
      records = [grown, ...records.filter(({ header }) => header.id !== into.header.id)];
      show({ saved: written });
      return planned;
    }
    const isSound = appended.error.why === 'moved' || appended.error.why === 'refused';
    store.setState({ saved: isSound ? written : 'not saved' });
    if (appended.error.why !== 'moved' || isRetry) return appended;
    await readAll();
    return write(plan, true);
  };

  const kept = (record: string, n: number): KeptRuling | undefined =>
    store.getState().rulings.find((one) => one.record === record && one.entry.n === n);

  /** The ruling as it is after a write that concerned it. */
  const outcome = (done: Result<PlannedWrite, SubmitFailure>, n?: number): Result<KeptRuling, SubmitFailure> => {
    if (!done.ok) return done;
    const found = kept(done.value.into.header.id, n ?? done.value.entry.n);
    return found === undefined ? NO_SUCH_RULING : ok(found);
  };

  const stamp = () => ({ at: stamps.now(), by: stamps.device });

  const planRuling = (draft: RulingDraft): Result<PlannedWrite, SubmitFailure> => {
    const own = records.find(({ origin, header }) => origin === undefined && isOurVersion(header));
    const into = own ?? { header: { tablesideRulings: RULINGS_RECORD_VERSION, id: stamps.id() } };
    const told = { n: nextNumber(own), act: 'ruling', ...stamp(), ...draft };
    // What is undefined is left out, as it will be in the line.
    const entry = JSON.parse(stringifyLine(told)) as RulingEntry;
    const reader = makeRulingsRecordReader();
    reader.read(stringifyLine(into.header), 1);
    const read = reader.read(stringifyLine(entry), 2);
    return read?.kind === 'problem' ? fail({ why: 'refused', refusal: read.refusal }) : ok({ into, entry });
  };

  /** Strikes the ruling, or the strike that took it back. Where that is done already, nothing is written. */
  const correct = (record: string, n: number, isBack: boolean) =>
    queue.run(async () => {
      const found = kept(record, n);
      if (found !== undefined && (found.struck === null) === isBack) return ok(found);
      const plan = (): Result<PlannedWrite, SubmitFailure> => {
        const into = records.find(({ header }) => header.id === record);
        const ruling = kept(record, n);
        if (into === undefined || ruling === undefined) return NO_SUCH_RULING;
        const entry = {
          n: nextNumber(into),
          act: 'strike',
          ...stamp(),
          entry: isBack ? (ruling.struck?.n ?? n) : n,
        } as const;
        return ok({ into, entry });
      };
      return outcome(await write(plan), n);
    });

  const onLogEvent = (event: LogEvent): void => {
    if (event.what === 'health' && event.health === 'read-only' && pending === null)
      store.setState({ saved: 'not saved' });
    const isKnown = (table: string): boolean => records.some(({ header }) => header.id === table);
    const isForeign =
      (event.what === 'appended' &&
        event.batch !== pending &&
        (isKnown(event.head.table) || (event.from === 0 && isRulingsLine(event.lines[0])))) ||
      ((event.what === 'forgotten' || event.what === 'origin') && isKnown(event.table));
    if (isForeign) void queue.run(readAll);
  };

  const book: RulingsBook = {
    store,
    ready,
    add: (draft) => queue.run(async () => outcome(await write(() => planRuling(draft)))),
    strike: (record, n) => correct(record, n, false),
    restore: (record, n) => correct(record, n, true),
    exportAll: () => queue.run(async () => records.map(sealedRecordText).join('')),
  };
  return { book, onLogEvent, isSaving: () => store.getState().saved === 'saving' };
}

/** A line that is to be written, and the record it goes into. */
interface PlannedWrite {
  readonly into: StoredRulings | Pick<StoredRulings, 'header'>;
  readonly entry: RulingsRecordEntry;
}

const NO_SUCH_RULING = fail({ why: 'refused', refusal: { code: 'no-such-entry', field: 'entry' } } as const);

const isOurVersion = (header: RulingsHeader): boolean => header.tablesideRulings === RULINGS_RECORD_VERSION;
const isRulingsLine = (line: object | undefined): boolean =>
  line !== undefined && recordKindOf(line as LogRecordHeader) === 'rulings';

const nextNumber = (record: StoredRulings | undefined): number =>
  Math.max(0, ...(record?.entries.map(({ n }) => n) ?? [])) + 1;

/** A record of a newer version is passed on with every export; what it says this version does not know. */
async function readRecord(log: Log, id: string): Promise<Result<StoredRulings, ReadFailure>> {
  const read = await log.read(id);
  if (!read.ok) return read;
  const { header, entries, head, origin } = read.value;
  const reader = makeRulingsRecordReader();
  for (const [i, line] of [header, ...entries].entries()) {
    const item = reader.read(stringifyLine(line), i + 1);
    if (item?.kind === 'problem') return fail({ why: 'failed', error: item.refusal.code });
  }
  return ok({
    header: header as RulingsHeader,
    entries: entries as readonly RulingsRecordEntry[],
    head,
    ...(origin === undefined ? {} : { origin }),
  });
}

/** By time, whichever record they are in; of two at the same time the one written later. */
const newestFirst = (records: readonly StoredRulings[]): readonly KeptRuling[] =>
  records
    .flatMap(({ header, entries, origin }) =>
      foldStrikes(entries).map((ruling) => ({ ...ruling, record: header.id, ...provenanceOf(origin) })),
    )
    .sort((a, b) => compareText(b.entry.at ?? '', a.entry.at ?? '') || b.entry.n - a.entry.n);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
