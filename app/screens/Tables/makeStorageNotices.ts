import {
  distinctPlayerNames,
  type TruncatedRecord,
  type RegistryState,
  type ImportOutcome,
  PROVENANCES,
  type TableListRow,
} from '@/state';
import { tapRecoveryLine, type SeatNamer, type Words } from '@/words';
import { tableTitle } from '../../labels/tableTitle';
import { importRefusalReason } from '../../labels/importRefusalReason';

export type NoticeActionKind = 'reopen' | 'list-again' | 'forget-lost' | 'take-cut';

export interface NoticeData {
  readonly kind: 'info' | 'warning' | 'error' | 'good';
  readonly testID: string;
  readonly lines: readonly string[];
  /** The actions that the notice offers. */
  readonly does?: { readonly title: string; readonly what: NoticeActionKind };
}

type Kept = Pick<RegistryState, 'losses' | 'health' | 'durability' | 'rows' | 'recoveries' | 'listTrouble'> &
  Partial<Pick<RegistryState, 'rulingRecoveries' | 'rulingsRecords' | 'isListed'>>;

/** Notices about storage that the referee should know of, the gravest first. */
export function makeStorageNotices(kept: Kept, words: Words): readonly NoticeData[] {
  const {
    losses,
    health,
    durability,
    rows,
    recoveries,
    listTrouble,
    rulingRecoveries = [],
    rulingsRecords = [],
  } = kept;
  const { tables } = words.setUp;
  const { keeping } = words;
  const nameOf = (table: string): string => {
    if (rulingsRecords.includes(table)) return tables.rulings;
    const header = rows.find(({ id }) => id === table)?.header;
    return header === undefined ? keeping.lost.unnamed(table) : tableTitle(header, words);
  };
  const whoAt =
    (table: string): SeatNamer =>
    (seat) => {
      const seats = rows.find(({ id }) => id === table)?.header.seats ?? [];
      return distinctPlayerNames(seats.map(({ name }) => name))[seat] || words.setUp.seat(seat);
    };
  const lost = losses.map(({ table, acknowledged, found }) => {
    if (found === null) return keeping.lost.whole(nameOf(table), acknowledged.seq + 1);
    return found.seq < acknowledged.seq
      ? keeping.lost.part(nameOf(table), acknowledged.seq + 1, found.seq + 1)
      : keeping.lost.changed(nameOf(table), acknowledged.seq + 1);
  });
  // A batch that is still in doubt is what keeps the log from being written to: that is said below.
  // Before the list is read nobody knows whether a record without a row is a table's at all.
  const isTable = (table: string): boolean => kept.isListed !== false || rows.some(({ id }) => id === table);
  const known = recoveries.filter(({ outcome, table }) => outcome !== 'failed' && isTable(table));
  return [
    ...(lost.length === 0
      ? []
      : [
          {
            kind: 'error',
            testID: 'notice-lost',
            lines: [keeping.lost.title, ...lost, keeping.lost.why, keeping.lost.whatNow],
            // What is left of a table can be continued, or deleted from the list.
            ...(losses.some(({ found }) => found === null)
              ? { does: { title: tables.forgetLost, what: 'forget-lost' as const } }
              : {}),
          } as const,
        ]),
    ...(listTrouble === null
      ? []
      : [
          {
            kind: 'error',
            testID: 'notice-no-list',
            lines: [tables.notListed],
            does: { title: keeping.readOnly.tryAgain, what: 'list-again' },
          } as const,
        ]),
    ...(health === 'sound'
      ? []
      : [
          {
            kind: 'error',
            testID: 'notice-read-only',
            lines: [
              keeping.readOnly.title,
              keeping.readOnly.text,
              keeping.readOnly.whatNow,
              keeping.readOnly.freeSpace,
            ],
            does: { title: keeping.readOnly.tryAgain, what: 'reopen' },
          } as const,
        ]),
    ...known.map((recovery, index): NoticeData => ({
      kind: recovery.outcome === 'moved' || recovery.dropped.length > 0 ? 'warning' : 'good',
      testID: `notice-settled-${index}`,
      lines: [
        nameOf(recovery.table),
        tapRecoveryLine(words, recovery, (entry) => words.entryWords(entry, whoAt(recovery.table))),
      ],
    })),
    // The screen of the rulings names each of them.
    ...rulingRecoveries
      .filter(({ outcome, dropped }) => outcome === 'moved' || (outcome !== 'failed' && dropped.length > 0))
      .map((_, index): NoticeData => ({
        kind: 'warning',
        testID: `notice-ruling-${index}`,
        lines: [tables.rulings, tables.rulingNotKept],
      })),
    ...(durability.kept === 'disk'
      ? []
      : [{ kind: 'warning', testID: 'notice-memory', lines: [tables.inMemory] } as const]),
    ...(durability.kept === 'disk' && durability.persisted === false && rows.length > 0
      ? [{ kind: 'info', testID: 'notice-not-promised', lines: [tables.notPromised] } as const]
      : []),
  ];
}

/** The most refused lines that are listed. */
const MOST_LINES = 5;

/** Nothing in it looks like a record: a picture, a letter, another program's file. */
const NO_RECORD: ReadonlySet<string> = new Set(['no-record', 'no-header', 'not-json', 'not-text', 'not-an-object']);

/**
 * What came of reading in a file: what was taken in and what is known of it, what was here already, where the file breaks
 * off, and every line that was refused, with the reason.
 */
export function makeImportNotice(outcome: ImportOutcome, rows: readonly TableListRow[], words: Words): NoticeData {
  const { tables: taken, here, rulings = [], refused, cut } = outcome;
  const { tables } = words.setUp;
  const isNoRecord = refused.length > 0 && refused.every(({ refusal }) => NO_RECORD.has(refusal?.code ?? ''));
  if (taken.length + here.length + rulings.length === 0 && cut === null && isNoRecord)
    return { kind: 'error', testID: 'imported', lines: [tables.notARecord] };
  const titleOf = (id: string): string => {
    const header = rows.find((row) => row.id === id)?.header;
    return header === undefined ? words.keeping.lost.unnamed(id) : tableTitle(header, words);
  };
  const newRulings = rulings.filter(({ isHere }) => !isHere);
  const isNothing = taken.length + here.length + rulings.length + refused.length === 0 && cut === null;
  const isTaken = taken.length > 0 || (here.length + rulings.length === 0 && refused.length > 0);
  const hasTaken = taken.length + newRulings.length > 0;
  const known = PROVENANCES.filter((one) =>
    rows.some(({ id, provenance }) => taken.includes(id) && provenance === one),
  );
  const isMarked = known.includes('not-sealed');
  const mayTakeCut = cut !== null && cut.table !== null;
  return {
    kind:
      cut !== null || (refused.length > 0 && hasTaken) || isMarked
        ? 'warning'
        : refused.length > 0
          ? 'error'
          : hasTaken
            ? 'good'
            : 'info',
    testID: 'imported',
    lines: [
      ...(isNothing ? [tables.emptyFile] : []),
      ...(isTaken ? [tables.imported(taken.length)] : []),
      ...known.map((provenance) => words.provenance[provenance]),
      ...(newRulings.length === 0
        ? []
        : [tables.rulingsImported(newRulings.reduce((sum, { count }) => sum + count, 0))]),
      ...(rulings.length > newRulings.length ? [tables.rulingsHere] : []),
      ...(here.length === 0 ? [] : [words.tableList.here(here.slice(0, MOST_LINES).map(titleOf))]),
      ...cutLines(cut, words),
      ...refusedLines(refused, words),
    ],
    ...(mayTakeCut ? { does: { title: words.tableList.cut.take, what: 'take-cut' as const } } : {}),
  };
}

function cutLines(cut: TruncatedRecord | null, { tableList }: Words): readonly string[] {
  if (cut === null) return [];
  if (cut.table === null) return [tableList.cut.nothing];
  return [cut.after === null ? tableList.cut.beforeFirst : tableList.cut.after(cut.after), tableList.cut.offer];
}

function refusedLines(refused: ImportOutcome['refused'], words: Words): readonly string[] {
  const { tables } = words.setUp;
  if (refused.length === 0) return [];
  const reasons = refused
    .slice(0, MOST_LINES)
    .map((one) => tables.refusedLine(one.line, importRefusalReason(one, words)));
  const rest = refused.length - reasons.length;
  return [tables.refusedLines(refused.length), ...reasons, ...(rest > 0 ? [tables.andMore(rest)] : [])];
}
