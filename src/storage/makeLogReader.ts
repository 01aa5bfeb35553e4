import { fail, ok, type Result, type SerialQueue } from '@/base';
import { type LogBackend, type RawListedTable } from './backend';
import { headFromRow, isSameHead, parseStoredLine, recordKindOf, verifyRowsOffThread } from './chain';
import type {
  ChainRow,
  Head,
  LogHealth,
  ListedTable,
  Log,
  LogRecordHeader,
  OpaqueLogLine,
  ReadFailure,
  RecordKind,
} from './port';
import { errorMessageOf } from './timeLimit';

interface ReaderParts {
  readonly backend: LogBackend;
  readonly serial: SerialQueue;
  /** Nothing beyond these is shown: after a failed write more may be stored, or only seem to be. */
  readonly heads: ReadonlyMap<string, Head>;
  readonly origins: ReadonlyMap<string, string>;
  readonly health: () => LogHealth;
}

interface Verified {
  readonly rows: readonly ChainRow[];
  readonly lines: readonly OpaqueLogLine[];
  readonly head: Head;
}

type ReadingCall = 'read' | 'readRows' | 'list' | 'readSettings' | 'listAttachments' | 'readAttachment';

/** The reading half of a log. Reads wait in the same queue as writes; none of them changes anything. */
export function makeLogReader(parts: ReaderParts): Pick<Log, ReadingCall> {
  const { backend, serial, heads, origins, health } = parts;
  const originOf = (table: string): { readonly origin?: string } => {
    const origin = origins.get(table);
    return origin === undefined ? {} : { origin };
  };

  const inQueue = <T>(work: () => Promise<Result<T, ReadFailure>>): Promise<Result<T, ReadFailure>> =>
    serial.run(async () => {
      try {
        return await work();
      } catch (error) {
        return fail({ why: 'failed', error: errorMessageOf(error) });
      }
    });

  /** The rows of a table from this seq to its acknowledged head. */
  const readVerified = async (table: string, from: number): Promise<Result<Verified, ReadFailure>> => {
    const head = heads.get(table);
    if (head === undefined) return fail({ why: 'no-such-table' });
    if (from > head.seq) return ok({ rows: [], lines: [], head });
    // The row before the first one is read too: the chain is verified from its hash on.
    const start = Math.max(0, from - 1);
    const found = (await backend.rows(table, start)).filter(({ seq }) => seq <= head.seq);
    const [first] = found;
    // `forget` may have been carried out although its answer was lost: then nothing is damaged.
    if (first === undefined && health() === 'read-only') return fail({ why: 'failed', error: 'not known' });
    if (first?.seq !== start) return fail({ why: 'broken-chain', seq: start });
    const before = from === 0 ? null : first;
    const rows = before === null ? found : found.slice(1);
    const lines = await verifyRowsOffThread(rows, before);
    if (!lines.ok) return fail({ why: 'broken-chain', seq: lines.error });
    const isWhole = isSameHead(headFromRow(found.at(-1) ?? first), head);
    return isWhole ? ok({ rows, lines: lines.value, head }) : fail({ why: 'broken-chain', seq: start + found.length });
  };

  return {
    read: (table) =>
      inQueue(async () => {
        const read = await readVerified(table, 0);
        if (!read.ok) return read;
        const [header, ...entries] = read.value.lines;
        return ok({ header: header as LogRecordHeader, entries, head: read.value.head, ...originOf(table) });
      }),

    readRows: async (table, from) => {
      if (!Number.isSafeInteger(from) || from < 0) return fail({ why: 'failed', error: `no seq: ${from}` });
      return inQueue(async () => {
        const read = await readVerified(table, from);
        return read.ok ? ok({ rows: read.value.rows, head: read.value.head }) : read;
      });
    },

    list: ({ kind } = {}) =>
      inQueue(async () => {
        const summaries = await backend.tables();
        return ok(
          summaries
            .flatMap((summary) => listed(summary, heads.get(summary.head.table), kind))
            .map((row) => ({ ...row, ...originOf(row.head.table) })),
        );
      }),

    readSettings: () => inQueue(async () => ok(await backend.readSettings())),
    listAttachments: (subject) => inQueue(async () => ok(await backend.attachments(subject))),
    readAttachment: (id) => inQueue(async () => ok(await backend.attachmentBytes(id))),
  };
}

function listed(summary: RawListedTable, acknowledged: Head | undefined, kind: RecordKind | undefined): ListedTable[] {
  if (acknowledged === undefined) return [];
  const { header: text, isHidden, touched, summary: kept } = summary;
  const isCurrent = kept !== null && isSameHead(acknowledged ?? null, summary.head);
  const header = text === null ? null : ((parseStoredLine(text) as LogRecordHeader | undefined) ?? null);
  if (kind !== undefined && header !== null && recordKindOf(header) !== kind) return [];
  return [{ head: acknowledged, header, isHidden, touched, ...(isCurrent ? { summary: kept } : {}) }];
}
