import { type RulingsRecordEntry } from '@/record';
import { type RulingRecovery } from '@/state';
import { type JustARulingWords } from '@/words/justARuling';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { type JustARulingNoticeData } from './JustARulingView';
import { whoAndWhatOfRuling } from './makeKeptRulings';

/** What became of rulings around a write that failed, told after the app was opened again: each is named. */
export function makeRulingRecoveryLines(
  recoveries: readonly RulingRecovery[],
  say: JustARulingWords,
  dictionaries: RulingsTabWords,
): readonly JustARulingNoticeData[] {
  const { keeping } = dictionaries.words;
  const nameOf = (entry: RulingsRecordEntry): string => {
    if (entry.act === 'strike') return say.list.takeBack;
    const { who, what } = whoAndWhatOfRuling(entry, say, dictionaries);
    return dictionaries.words.phrasing.list([who, what]);
  };
  // A write that is still in doubt keeps the log from being written to: the list of tables says so.
  return recoveries
    .filter(({ outcome }) => outcome !== 'failed')
    .map(({ outcome, entries, dropped }) => ({
      kind: outcome === 'moved' || dropped.length > 0 ? 'warning' : 'good',
      lines: [
        ...(outcome === null ? [] : [keeping.settled[outcome](entries.map(nameOf))]),
        ...(dropped.length === 0 ? [] : [keeping.notTaken(dropped.map(nameOf))]),
      ],
    }));
}
