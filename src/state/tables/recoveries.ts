import { type Entry, type Header } from '@/engine';
import { isRulingsHeader, type RulingsRecordEntry } from '@/record';
import type { Batch, ResolvedInDoubtBatch } from '@/storage';
import { isAssumedEntry } from '../plan/assumptions';
import { type RegistryState, type RulingRecovery, type TapRecovery } from '../session';

type Recoveries = Pick<RegistryState, 'recoveries' | 'rulingRecoveries'>;

/**
 * What became of writes that were in doubt or waited behind one, by record. `rulingsRecords`: ids of the records of
 * rulings that are known. Without them a batch shows by its lines that it belongs to one; a strike alone does not.
 */
export function tapRecoveriesOf(
  settled: readonly ResolvedInDoubtBatch[],
  dropped: readonly Batch[],
  rulingsRecords: readonly string[] = [],
): Recoveries {
  const all = [...settled.map(({ batch }) => batch), ...dropped];
  const ofRulings = new Set([...rulingsRecords, ...all.filter(showsRulings).map(({ table }) => table)]);
  const recoveries: TapRecovery[] = [];
  const rulingRecoveries: RulingRecovery[] = [];
  for (const table of new Set(all.map((batch) => batch.table))) {
    // Of several writes in doubt at one table the last counts.
    const last = settled.findLast(({ batch }) => batch.table === table);
    const outcome = last?.outcome ?? null;
    const behind = dropped.filter((batch) => batch.table === table);
    if (ofRulings.has(table)) {
      const entries = last === undefined ? [] : rulingEntriesOf(last.batch);
      rulingRecoveries.push({ record: table, outcome, entries, dropped: behind.flatMap(rulingEntriesOf) });
    } else {
      const entries = last === undefined ? [] : entriesOf(last.batch);
      recoveries.push({ table, outcome, entries, dropped: behind.flatMap(entriesOf) });
    }
  }
  return { recoveries, rulingRecoveries };
}

const actOf = (line: object): unknown => (line as { readonly act?: unknown }).act;
const showsRulings = ({ lines }: Batch): boolean =>
  lines.some((line) => isRulingsHeader(line) || actOf(line) === 'ruling');

const rulingEntriesOf = ({ lines }: Batch): readonly RulingsRecordEntry[] =>
  lines.filter((line) => actOf(line) !== undefined) as unknown as readonly RulingsRecordEntry[];

/** What was told: not the header, nor what the app filled in. */
const entriesOf = ({ lines }: Batch): readonly Entry[] =>
  (lines as readonly (Header | Entry)[]).flatMap((line) => ('act' in line && !isAssumedEntry(line) ? [line] : []));
