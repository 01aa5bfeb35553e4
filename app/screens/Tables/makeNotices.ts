import { type RegistryState, type ImportOutcome } from '@/state';
import { tapRecoveryLine, type SeatNamer, type Words } from '@/words';
import { tableTitle } from '../../labels/tableTitle';

export type NoticeAction = 'reopen' | 'list-again' | 'forget-lost';

export interface NoticeData {
  readonly kind: 'info' | 'warning' | 'error' | 'good';
  readonly testID: string;
  readonly lines: readonly string[];
  /** What can be done about it. */
  readonly does?: { readonly title: string; readonly what: NoticeAction };
}

type Kept = Pick<RegistryState, 'losses' | 'health' | 'durability' | 'rows' | 'recoveries' | 'listTrouble'>;

/** How the device keeps what it is told, as far as somebody should know. The gravest first. */
export function makeNotices(kept: Kept, words: Words): readonly NoticeData[] {
  const { losses, health, durability, rows, recoveries, listTrouble } = kept;
  const { tables } = words.setUp;
  const { keeping } = words;
  const nameOf = (table: string): string => {
    const header = rows.find(({ id }) => id === table)?.header;
    return header === undefined ? keeping.lost.unnamed(table) : tableTitle(header, words);
  };
  const whoAt =
    (table: string): SeatNamer =>
    (seat) =>
      rows.find(({ id }) => id === table)?.header.seats[seat]?.name || words.setUp.seat(seat);
  const lost = losses.map(({ table, acknowledged, found }) => {
    if (found === null) return keeping.lost.whole(nameOf(table), acknowledged.seq + 1);
    return found.seq < acknowledged.seq
      ? keeping.lost.part(nameOf(table), acknowledged.seq + 1, found.seq + 1)
      : keeping.lost.changed(nameOf(table), acknowledged.seq + 1);
  });
  // A batch that is still in doubt is what keeps the log from being written to: that is said below.
  const known = recoveries.filter(({ outcome }) => outcome !== 'failed');
  return [
    ...(lost.length === 0
      ? []
      : [
          {
            kind: 'error',
            testID: 'notice-lost',
            lines: [keeping.lost.title, ...lost, keeping.lost.why, keeping.lost.whatNow],
            // What is left of a table can be gone on with, or forgotten from the list.
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
    ...(durability.kept === 'disk'
      ? []
      : [{ kind: 'warning', testID: 'notice-memory', lines: [tables.inMemory] } as const]),
    ...(durability.kept === 'disk' && durability.persisted === false && rows.length > 0
      ? [{ kind: 'info', testID: 'notice-not-promised', lines: [tables.notPromised] } as const]
      : []),
  ];
}

/** A file full of nonsense is not read out to its end. */
const MOST_LINES = 5;

/** Nothing in it looks like a record: a picture, a letter, another program's file. */
const NO_RECORD: ReadonlySet<string> = new Set(['no-record', 'no-header', 'not-json', 'not-text', 'not-an-object']);

/** What came of reading in a file: what was taken in, and every line that was not, with the reason. */
export function makeImportNotice({ tables: taken, refused }: ImportOutcome, words: Words): NoticeData {
  const { tables } = words.setUp;
  const reasons = refused.slice(0, MOST_LINES).map(({ line, refusal, failure }) => {
    const found = refusal ?? (failure?.why === 'refused' ? failure.refusal : null);
    const why = failure?.why ?? 'refused';
    const failed = why === 'moved' || why === 'forgotten' ? tables.notTaken[why] : tables.wentWrong[why];
    const reason = found === null ? failed : words.refusals[found.code](found);
    return tables.refusedLine(line, reason);
  });
  const rest = refused.length - reasons.length;
  if (taken.length === 0 && refused.length > 0 && refused.every(({ refusal }) => NO_RECORD.has(refusal?.code ?? '')))
    return { kind: 'error', testID: 'imported', lines: [tables.notARecord] };
  return {
    kind: refused.length === 0 ? (taken.length === 0 ? 'info' : 'good') : taken.length === 0 ? 'error' : 'warning',
    testID: 'imported',
    lines: [
      taken.length === 0 && refused.length === 0 ? tables.emptyFile : tables.imported(taken.length),
      ...(refused.length === 0 ? [] : [tables.refusedLines(refused.length), ...reasons]),
      ...(rest > 0 ? [tables.moreRefused(rest)] : []),
    ],
  };
}
