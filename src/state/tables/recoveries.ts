import { type Entry, type Header } from '@/engine';
import { type EventEntry, isEventHeader, isRulingsHeader, type RulingsRecordEntry } from '@/record';
import type { Batch, ResolvedInDoubtBatch } from '@/storage';
import { isAssumedEntry } from '../plan/assumptions';
import { type EventRecovery, type RegistryState, type RulingRecovery, type TapRecovery } from '../session';

type Recoveries = Pick<RegistryState, 'recoveries' | 'rulingRecoveries' | 'eventRecoveries'>;

/** Ids of the records that are no games, as far as they have been listed. */
type KnownRecords = Pick<RegistryState, 'rulingsRecords' | 'eventRecords'>;

/**
 * What became of writes that were in doubt or waited behind one, by record. Where `known` does not have a record, a batch
 * shows by its lines what it belongs to; a strike alone does not.
 */
export function tapRecoveriesOf(
  settled: readonly ResolvedInDoubtBatch[],
  dropped: readonly Batch[],
  known: KnownRecords = { rulingsRecords: [], eventRecords: [] },
): Recoveries {
  const all = [...settled.map(({ batch }) => batch), ...dropped];
  const ofRulings = new Set([...known.rulingsRecords, ...all.filter(showsRulings).map(({ table }) => table)]);
  const ofEvents = new Set([...known.eventRecords, ...all.filter(showsEvent).map(({ table }) => table)]);
  const recoveries: TapRecovery[] = [];
  const rulingRecoveries: RulingRecovery[] = [];
  const eventRecoveries: EventRecovery[] = [];
  for (const table of new Set(all.map((batch) => batch.table))) {
    // Of several writes in doubt at one table the last counts.
    const last = settled.findLast(({ batch }) => batch.table === table);
    const outcome = last?.outcome ?? null;
    const behind = dropped.filter((batch) => batch.table === table);
    if (ofRulings.has(table)) {
      const entries = last === undefined ? [] : linesWithAct<RulingsRecordEntry>(last.batch);
      const dropped = behind.flatMap((batch) => linesWithAct<RulingsRecordEntry>(batch));
      rulingRecoveries.push({ record: table, outcome, entries, dropped });
    } else if (ofEvents.has(table)) {
      const entries = last === undefined ? [] : linesWithAct<EventEntry>(last.batch);
      const dropped = behind.flatMap((batch) => linesWithAct<EventEntry>(batch));
      eventRecoveries.push({ record: table, outcome, entries, dropped });
    } else {
      const entries = last === undefined ? [] : entriesOf(last.batch);
      recoveries.push({ table, outcome, entries, dropped: behind.flatMap(entriesOf) });
    }
  }
  return { recoveries, rulingRecoveries, eventRecoveries };
}

const actOf = (line: object): unknown => (line as { readonly act?: unknown }).act;
const showsRulings = ({ lines }: Batch): boolean =>
  lines.some((line) => isRulingsHeader(line) || actOf(line) === 'ruling');

/** Acts that no other kind of record has. */
const EVENT_ACTS: ReadonlySet<unknown> = new Set<EventEntry['act']>([
  'enter',
  'arrive',
  'leave',
  'pair',
  'seat',
  'result',
]);
const showsEvent = ({ lines }: Batch): boolean =>
  lines.some((line) => isEventHeader(line) || EVENT_ACTS.has(actOf(line)));

const linesWithAct = <E>({ lines }: Batch): readonly E[] =>
  lines.filter((line) => actOf(line) !== undefined) as unknown as readonly E[];

/** What was told: not the header, nor what the app filled in. */
const entriesOf = ({ lines }: Batch): readonly Entry[] =>
  (lines as readonly (Header | Entry)[]).flatMap((line) => ('act' in line && !isAssumedEntry(line) ? [line] : []));
