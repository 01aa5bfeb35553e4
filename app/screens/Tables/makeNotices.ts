import { type DeskState, type Imported } from '@/state';
import { type Words } from '@/words';
import { titleOf } from './makeTables';

export interface NoticeData {
  readonly kind: 'info' | 'warning' | 'error' | 'good';
  readonly testID: string;
  readonly lines: readonly string[];
}

type Kept = Pick<DeskState, 'losses' | 'health' | 'durability' | 'rows'>;

/** How the device keeps what it is told, as far as somebody should know. The gravest first. */
export function makeNotices({ losses, health, durability, rows }: Kept, words: Words): readonly NoticeData[] {
  const { tables } = words.setUp;
  const lost = losses.map(({ table, acknowledged, found }) => {
    const header = rows.find(({ id }) => id === table)?.header;
    const title = header === undefined ? table : titleOf(header, words);
    return found === null ? tables.lostTable(title) : tables.lostLines(title, found.seq, acknowledged.seq);
  });
  return [
    ...(lost.length === 0
      ? []
      : [{ kind: 'error', testID: 'notice-lost', lines: [tables.lost, ...lost, tables.lostHelp] } as const]),
    ...(health === 'sound' ? [] : [{ kind: 'error', testID: 'notice-read-only', lines: [tables.readOnly] } as const]),
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

/** What came of reading in a file: what was taken in, and every line that was not, with the reason. */
export function makeImported({ tables: taken, refused }: Imported, words: Words): NoticeData {
  const { tables } = words.setUp;
  const reasons = refused.slice(0, MOST_LINES).map(({ line, refusal, failure }) => {
    const found = refusal ?? (failure?.why === 'refused' ? failure.refusal : null);
    const reason = found === null ? tables.wentWrong[failure?.why ?? 'refused'] : words.refusals[found.code](found);
    return tables.refusedLine(line, reason);
  });
  const rest = refused.length - reasons.length;
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
