import { listToArray } from '@/base';
import { type Entry, type Game } from '@/engine';
import { isNotEnteredByReferee } from './dueDraws';
import { type LessonStep } from './lesson';

/** The fields of an act by which a telling can be wrong. */
export const COMPARED_FIELDS = ['seat', 'card', 'from', 'owner', 'to', 'pile', 'count', 'what', 'where'] as const;
export type ComparedFieldName = (typeof COMPARED_FIELDS)[number];

/** The result for one event of the lesson, or for one entry of the learner. */
export type ComparedEvent =
  | { readonly kind: 'right'; readonly step: LessonStep; readonly told: Entry }
  | {
      readonly kind: 'wrong';
      readonly step: LessonStep;
      readonly told: Entry;
      readonly fields: readonly ComparedFieldName[];
    }
  | { readonly kind: 'missed'; readonly step: LessonStep }
  /** Optional, and left out: counts as right. */
  | { readonly kind: 'left-out'; readonly step: LessonStep }
  /** Told, and it did not happen. `isRepeat`: the same touch told the entry before it. */
  | { readonly kind: 'extra'; readonly told: Entry; readonly isRepeat: boolean };

const MISSED = 10;
const EXTRA = 10;
const LEFT_OUT = 1;
const WRONG = 10;
const WRONG_AGAIN = 4;
/** A telling that differs in more fields is another event. */
const MOST_WRONG_FIELDS = 2;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Aligns the events of the lesson with the learner's entries by edit distance. An entry that is wrong in one or two
 * fields costs less than a missed event plus an extra entry.
 *
 * 1. The record is taken as corrected: struck entries are gone, amended ones as amended. So what was undone and told
 *    again counts as right.
 * 2. What the app filled in by itself is no telling. A draw in two parts is one draw.
 * 3. Rulings are no events; `scorePractice` looks at them.
 * 4. The order of events counts: a thing told late, after something else, is missed once and extra once.
 */
export function compareRecords(steps: readonly LessonStep[], game: Game): readonly ComparedEvent[] {
  const truth = steps.filter(({ task }) => task !== 'rule');
  const told = toldEvents(game);
  const cost = costs(truth, told);
  const found: ComparedEvent[] = [];
  let [i, j] = [truth.length, told.length];
  while (i > 0 || j > 0) {
    const now = cost[i]?.[j] as number;
    const [step, entry] = [truth[i - 1], told[j - 1]];
    if (step !== undefined && entry !== undefined && now === (cost[i - 1]?.[j - 1] ?? NEVER) + pairCost(step, entry)) {
      const fields = wrongFields(step, entry);
      found.push(
        fields.length === 0 ? { kind: 'right', step, told: entry } : { kind: 'wrong', step, told: entry, fields },
      );
      i -= 1;
      j -= 1;
    } else if (entry !== undefined && now === (cost[i]?.[j - 1] ?? NEVER) + EXTRA) {
      const before = told[j - 2];
      found.push({ kind: 'extra', told: entry, isRepeat: before !== undefined && isSameTouch(before, entry) });
      j -= 1;
    } else {
      found.push({ kind: step?.task === 'optional' ? 'left-out' : 'missed', step: step as LessonStep });
      i -= 1;
    }
  }
  return found.reverse();
}

/** `cost[i][j]`: the cheapest way to explain the first `j` tellings by the first `i` events. */
function costs(truth: readonly LessonStep[], told: readonly Entry[]): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i <= truth.length; i += 1) {
    const row: number[] = [];
    for (let j = 0; j <= told.length; j += 1) {
      if (i === 0 && j === 0) {
        row.push(0);
        continue;
      }
      const step = truth[i - 1];
      const entry = told[j - 1];
      const above = rows[i - 1];
      const missed =
        step === undefined ? NEVER : (above?.[j] ?? NEVER) + (step.task === 'optional' ? LEFT_OUT : MISSED);
      const extra = j === 0 ? NEVER : (row[j - 1] ?? NEVER) + EXTRA;
      const pair =
        step === undefined || entry === undefined ? NEVER : (above?.[j - 1] ?? NEVER) + pairCost(step, entry);
      row.push(Math.min(missed, extra, pair));
    }
    rows.push(row);
  }
  return rows;
}

function pairCost(step: LessonStep, told: Entry): number {
  if (isReportOf(step, told)) return 0;
  if (step.entry.act !== told.act) return NEVER;
  const wrong = wrongFields(step, told).length;
  if (wrong === 0) return 0;
  return wrong > MOST_WRONG_FIELDS ? NEVER : WRONG + (wrong - 1) * WRONG_AGAIN;
}

/** An offence may be told by its name as well: `report`. */
const isReportOf = ({ flag }: LessonStep, told: Entry): boolean =>
  flag !== null && told.act === 'report' && told.code === flag.code && told.seat === flag.seat;

type Fields = Readonly<Partial<Record<ComparedFieldName, unknown>>>;

function wrongFields(step: LessonStep, told: Entry): readonly ComparedFieldName[] {
  if (isReportOf(step, told)) return [];
  const [a, b] = [fieldsOf(step.entry), fieldsOf(told)];
  // Who was spoken to matters only where the record of the true game names somebody.
  const isSpeech = told.act === 'speak';
  // A partner who is asked moves the card; told either way it is the same play.
  const isAsked = told.act === 'play' && told.asked === true && step.entry.act === 'play' && a.owner === b.owner;
  return COMPARED_FIELDS.filter(
    (field) =>
      a[field] !== b[field] &&
      !(isSpeech && field === 'to') &&
      !(isAsked && field === 'seat' && step.before.table.turn === step.entry.seat),
  );
}

/** The fields that are compared, with what a record may leave out filled in. */
function fieldsOf(entry: Entry): Fields {
  const fields = entry as unknown as Fields;
  if (entry.act === 'play') return { ...fields, owner: entry.owner ?? entry.seat };
  if (entry.act === 'discard') return { ...fields, owner: entry.owner ?? entry.seat, from: entry.from ?? 'hand' };
  if (entry.act === 'reshuffle') return { ...fields, from: entry.from ?? 'completed' };
  return fields;
}

const NOT_EVENTS: ReadonlySet<string> = new Set([
  ...['cut', 'deal', 'start', 'rule', 'strike', 'amend', 'insert', 'set', 'sit', 'note'],
  ...['pause', 'resume', 'count', 'position', 'end', 'sign'],
]);

/** What the learner told, as corrected, without what the app filled in. */
function toldEvents(game: Game): readonly Entry[] {
  const events: Entry[] = [];
  let before = game.start;
  for (const { entry, table } of listToArray(game.played)) {
    const isCall = isNotEnteredByReferee(before, entry);
    before = table;
    if (isCall || NOT_EVENTS.has(entry.act) || ('assumed' in entry && entry.assumed === true)) continue;
    const last = events.at(-1);
    if (entry.act === 'draw' && last?.act === 'draw' && last.seat === entry.seat)
      events[events.length - 1] = { ...last, count: last.count + entry.count };
    else events.push(entry);
  }
  return events;
}

/** A second touch on a building pile tells the next number: same hand, same pile. */
function isSameTouch(before: Entry, entry: Entry): boolean {
  const [a, b] = [fieldsOf(before), fieldsOf(entry)];
  return (
    before.act === entry.act && (['seat', 'from', 'owner', 'to', 'pile', 'what'] as const).every((f) => a[f] === b[f])
  );
}

/** Draws and new stock tops may be left out, so they say nothing about how far a learner has come. */
const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['draw', 'reshuffle', 'flip']);

/** How many of the steps shown the learner has not told yet, roughly: a count, and no comparison. */
export const countUntold = (shown: readonly LessonStep[], game: Game): number =>
  shown.filter(({ entry, task }) => task === 'tell' && !MAY_BE_LEFT_OUT.has(entry.act)).length -
  toldEvents(game).filter(({ act }) => !MAY_BE_LEFT_OUT.has(act)).length;
