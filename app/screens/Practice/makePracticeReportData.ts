import { type Seat } from '@/engine';
import { type Lesson, type PracticeScore, type RulingOutcome } from '@/practice';
import { flagLine, type Words } from '@/words';
import { lessonStepLine } from './makePlayersData';

export interface PracticeReportItemData {
  readonly key: string;
  readonly line: string;
  readonly more: readonly string[];
}

export interface PracticeReportRulingData extends PracticeReportItemData {
  readonly outcome: RulingOutcome;
}

/** What the learner reads at the end. */
export interface PracticeReportData {
  readonly headline: string;
  readonly isAllRight: boolean;
  readonly missed: readonly PracticeReportItemData[];
  readonly mistapped: readonly PracticeReportItemData[];
  readonly corrected: string | null;
  readonly rulings: readonly PracticeReportRulingData[];
  readonly taps: string;
  /** A hint, where the learner needed many more. */
  readonly hint: string | null;
}

/** More taps than this many times the skilled number deserve a hint. */
const MANY = 1.25;

export function makePracticeReportData(
  score: PracticeScore,
  { dealt: { table } }: Lesson,
  taps: number,
  words: Words,
): PracticeReportData {
  const { report } = words.practice;
  const who = (seat: Seat): string => table.names[seat] ?? words.setUp.seat(seat);
  const { missed, wrong, extra, rulings, events, right, corrected, skilledTaps } = score;
  const isAllRight =
    events > 0 &&
    missed.length + wrong.length + extra.length === 0 &&
    rulings.every(({ outcome }) => outcome === 'right');
  return {
    headline: events === 0 ? report.nothingShown : isAllRight ? report.allRight : report.right(right, events),
    isAllRight,
    missed: missed.map(({ step }) => ({
      key: `${step.entry.n}`,
      line: lessonStepLine(step, words),
      more: step.flag === null ? [] : [report.offence(flagLine(words, step.flag, who))],
    })),
    mistapped: [
      ...wrong.map(({ step, told, fields }) => ({
        key: `${told.n}`,
        line: report.told(words.practice.players.seen(told, who)),
        more: [
          report.happened(lessonStepLine(step, words)),
          report.difference(fields.map((field) => report.fields[field])),
        ],
      })),
      ...extra.map(({ told, isRepeat }) => ({
        key: `${told.n}`,
        line: report.extra(words.practice.players.seen(told, who), isRepeat),
        more: [],
      })),
    ],
    corrected: corrected === 0 ? null : report.corrected(corrected),
    rulings: rulings.map(({ flag, outcome }, at) => ({
      key: `${at} ${flag.id}`,
      line: flagLine(words, flag, who),
      more: [report.outcomes[outcome]],
      outcome,
    })),
    taps: report.tapsLine(taps, skilledTaps),
    hint: taps > skilledTaps * MANY ? report.fewTaps : null,
  };
}
