import { type ImportOutcome } from '@/state';
import { type Words } from '@/words';
import { type EventWords } from '@/words/eventScreens';
import { importRefusalReason } from '../../labels/importRefusalReason';
import { type EventsOutcome } from './EventsView';

/** What became of a file that was read in here: events, and whatever else stood in it. */
export function makeEventImportOutcome(outcome: ImportOutcome, say: EventWords, words: Words): EventsOutcome {
  const { events = [], tables, refused, cut } = outcome;
  const taken = events.filter(({ isHere }) => !isHere).length;
  const lines = [
    ...(taken > 0 ? [say.list.taken(taken)] : []),
    ...(events.length > taken ? [say.list.isHere] : []),
    ...(tables.length > 0 ? [words.setUp.tables.imported(tables.length)] : []),
    ...(cut === null ? [] : [say.list.cut(cut.line)]),
    ...refused.map((one) => say.list.refused(one.line, importRefusalReason(one, words))),
  ];
  if (lines.length === 0) return { kind: 'warning', lines: [say.list.nothing] };
  const isBad = refused.length > 0 || cut !== null;
  return { kind: isBad ? (taken > 0 ? 'warning' : 'error') : taken > 0 ? 'good' : 'info', lines };
}
