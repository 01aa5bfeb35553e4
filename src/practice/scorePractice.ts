import {
  applyCorrections,
  type Entry,
  type Game,
  type RaisedFlag,
  type RulingCall,
  VERDICTS_NEEDING_RULING,
} from '@/engine';
import { listToArray } from '@/base';
import { type ComparedEvent, compareRecords } from './compareRecords';
import { type LessonStep } from './lesson';
import { countSkilledTaps } from './skilledTaps';

/** What became of an offence, or of a flag that a telling raised without one. */
export type RulingOutcome =
  /** Ruled on as the ruleset says. */
  | 'right'
  /** Ruled on, and the ruleset says otherwise. */
  | 'other-call'
  /** The flag still waits. */
  | 'unruled'
  /** The offence was not told, or not as it was: no flag came up. */
  | 'not-seen'
  /** A mis-tap raised the flag, and somebody was ruled on for it. */
  | 'no-offence';

export interface ScoredRuling {
  readonly outcome: RulingOutcome;
  readonly flag: RaisedFlag;
  readonly call: RulingCall | null;
}

/** A whole practice game, judged. */
export interface PracticeScore {
  /** Things that happened and had to be told. */
  readonly events: number;
  readonly right: number;
  readonly missed: readonly Extract<ComparedEvent, { kind: 'missed' }>[];
  readonly wrong: readonly Extract<ComparedEvent, { kind: 'wrong' }>[];
  readonly extra: readonly Extract<ComparedEvent, { kind: 'extra' }>[];
  /** Tellings that were undone, struck or amended. They cost taps and nothing else. */
  readonly corrected: number;
  readonly rulings: readonly ScoredRuling[];
  readonly skilledTaps: number;
}

/** Scores what a learner told against the steps of the lesson that were shown. */
export function scorePractice(shown: readonly LessonStep[], told: Game): PracticeScore {
  const compared = compareRecords(shown, told);
  const only = <K extends ComparedEvent['kind']>(kind: K) =>
    compared.filter((one): one is Extract<ComparedEvent, { kind: K }> => one.kind === kind);
  const rulings = [...rulingsOnOffences(shown, compared, told), ...rulingsOnNothing(compared, told)];
  const isDue = ({ step }: { readonly step: LessonStep }): boolean => step.task === 'tell';
  return {
    events: shown.filter(({ task }) => task === 'tell').length,
    right: only('right').filter(isDue).length,
    missed: only('missed'),
    wrong: only('wrong'),
    extra: only('extra'),
    corrected: countCorrected(told),
    rulings,
    skilledTaps: countSkilledTaps(shown),
  };
}

const isPair = (one: ComparedEvent): one is Extract<ComparedEvent, { kind: 'right' | 'wrong' }> =>
  one.kind === 'right' || one.kind === 'wrong';

/** Every offence that was shown: only one that was told right can have been ruled on right. */
function rulingsOnOffences(
  shown: readonly LessonStep[],
  compared: readonly ComparedEvent[],
  told: Game,
): ScoredRuling[] {
  const raised = listToArray(told.table.raised);
  return shown.flatMap((step, at): ScoredRuling[] => {
    const { flag } = step;
    if (flag === null || step.task === 'rule') return [];
    const pair = compared.filter(isPair).find((one) => one.step === step);
    const own = raised.find(({ n, code }) => n === pair?.told.n && code === flag.code);
    const call = own?.ruling?.call ?? null;
    if (own === undefined) return [{ outcome: 'not-seen', flag, call: null }];
    // The ruling was not asked for yet if the lesson was broken off at the offence itself.
    const isDue = shown[at + 1]?.task === 'rule';
    if (call === null) return isDue ? [{ outcome: 'unruled', flag: own, call }] : [];
    return [{ outcome: call === 'remedy' ? 'right' : 'other-call', flag: own, call }];
  });
}

/** Flags that a mis-tap raised and that were ruled on as if somebody had offended. */
function rulingsOnNothing(compared: readonly ComparedEvent[], told: Game): ScoredRuling[] {
  const mistapped = new Set(
    compared.flatMap((one) => (one.kind === 'extra' || one.kind === 'wrong' ? [one.told.n] : [])),
  );
  const offending = new Set(compared.flatMap((one) => (isPair(one) && one.step.flag !== null ? [one.told.n] : [])));
  return listToArray(told.table.raised).flatMap((flag): ScoredRuling[] =>
    mistapped.has(flag.n) && !offending.has(flag.n) && VERDICTS_NEEDING_RULING.has(flag.verdict) && flag.ruling !== null
      ? [{ outcome: 'no-offence', flag, call: flag.ruling.call }]
      : [],
  );
}

/** Entries of the learner that were put right again. Undone and redone is as it was. */
function countCorrected(told: Game): number {
  const entries = listToArray(told.entries);
  const { struck } = applyCorrections(told.header, entries);
  const isTelling = (entry: Entry): boolean =>
    !['strike', 'amend', 'insert', 'rule'].includes(entry.act) && !('assumed' in entry && entry.assumed === true);
  const amended = new Set(
    entries.flatMap((entry) => (entry.act === 'amend' && !struck.has(entry.n) ? [entry.entry] : [])),
  );
  return entries.filter((entry) => isTelling(entry) && (struck.has(entry.n) || amended.has(entry.n))).length;
}
