import { listToArray } from '@/base';
import {
  type Entry,
  emptyTable,
  type RaisedFlag,
  judge,
  VERDICTS_NEEDING_RULING,
  planRemedy,
  type RemedyLateReason,
  type RemedyStep,
  type Table,
  type Verdict,
} from '@/engine';
import { type Rules } from '@/rulesets';
import { groundsOfAllowed, type ReadingInForce, readingsInForceAmong, type RulingGrounds } from './grounds';
import { type PlayQuestion, type QuestionCase, type Scene } from './question';
import { makeSampleTable, type SampleTable } from './sampleTable';
import { type SceneAct } from './sceneActs';

export const ANSWER_VERDICTS = ['allowed', 'illegal', 'penalty', 'silent', 'stands', 'info'] as const;
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number];

/** The position of a case before and after the play, and after the remedy where there is one. */
export interface JudgedTables {
  readonly before: Table;
  readonly after: Table;
  readonly remedied: Table | null;
  /** What happened, for a line under the picture. */
  readonly entries: readonly Entry[];
}

/** What the engine made of one position of a question: codes only, `answerQuestion` says them in words. */
export interface JudgedCase {
  readonly id: string;
  readonly verdict: AnswerVerdict;
  /** The flag the answer is about; null where the play is allowed. */
  readonly flag: RaisedFlag | null;
  /** How many flags the play raised. */
  readonly raised: number;
  readonly grounds: RulingGrounds;
  readonly readings: readonly ReadingInForce[];
  readonly steps: readonly RemedyStep[];
  readonly late: RemedyLateReason | null;
  readonly sample: SampleTable;
  readonly tables: JudgedTables;
}

interface Played {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

function playActs(rules: Rules, at: SampleTable, from: Played, acts: readonly SceneAct[]): Played {
  return acts.reduce<Played>(
    (played, act) =>
      act({ at, rules, table: played.table }).reduce<Played>(({ table, entries }, unnumbered) => {
        const entry = { ...unnumbered, n: entries.length + 1 } as Entry;
        return { table: judge(rules, table, entry).table, entries: [...entries, entry] };
      }, played),
    from,
  );
}

const GRAVEST_FIRST: readonly Verdict[] = ['penalty', 'illegal', 'silent', 'stands', 'info', 'record'];

/** The flag the question is about: by the order of its codes, else the gravest. */
function principalFlag(question: PlayQuestion, flags: readonly RaisedFlag[]): RaisedFlag | null {
  const about = question.about.flatMap((code) => flags.findLast((flag) => flag.code === code) ?? []);
  const byGravity = [...flags].sort((a, b) => GRAVEST_FIRST.indexOf(a.verdict) - GRAVEST_FIRST.indexOf(b.verdict));
  return about[0] ?? byGravity[0] ?? null;
}

const seatOptions = ({ seats, hasPartners, teamSize, isSameChapter }: Scene) => ({
  ...(seats === undefined ? {} : { seats }),
  ...(hasPartners === undefined ? {} : { hasPartners }),
  ...(teamSize === undefined ? {} : { teamSize }),
  ...(isSameChapter === undefined ? {} : { isSameChapter }),
});

/** Plays one case of a question at a table of these rules and lets the engine judge it. */
export function judgeCase(
  question: PlayQuestion,
  { id, scene }: QuestionCase,
  rules: Rules,
  names: readonly string[],
): JudgedCase {
  const at = makeSampleTable(rules, names, seatOptions(scene));
  const start: Played = { table: emptyTable(at.header, rules.values.deck), entries: [] };
  const before = playActs(rules, at, start, scene.before);
  const after = playActs(rules, at, before, scene.acts);
  const raised = listToArray(after.table.raised).filter(({ n }) => n > before.entries.length);
  const flag = principalFlag(question, raised);
  const tables = { before: before.table, after: after.table, entries: after.entries.slice(before.entries.length) };
  if (flag === null) {
    const grounds = groundsOfAllowed(rules, question.about, question.settings);
    return {
      id,
      verdict: 'allowed',
      flag,
      raised: 0,
      grounds,
      readings: readingsInForceAmong(rules, [grounds.reading, ...question.readings]),
      steps: [],
      late: null,
      sample: at,
      tables: { ...tables, remedied: null },
    };
  }
  const isOpen = VERDICTS_NEEDING_RULING.has(flag.verdict) && flag.ruling === null;
  const plan = isOpen ? planRemedy(rules, after.table, flag) : { steps: [], late: null };
  return {
    id,
    verdict: verdictOf(flag, plan.late),
    flag,
    raised: raised.length,
    grounds: {
      basis: flag.basis,
      clauses: flag.clauses,
      isLocal: flag.local === true,
      ...(flag.reading === undefined ? {} : { reading: flag.reading }),
    },
    readings: readingsInForceAmong(rules, [flag.reading, ...question.readings]),
    steps: plan.steps,
    late: plan.late,
    sample: at,
    tables: { ...tables, remedied: plan.steps.length === 0 ? null : remedied(rules, after, flag) },
  };
}

/** A doubt about the record blames nobody. What can no longer be put right stands. */
function verdictOf({ verdict }: RaisedFlag, late: RemedyLateReason | null): AnswerVerdict {
  if (late !== null) return 'stands';
  return verdict === 'record' ? 'info' : verdict;
}

const remedied = (rules: Rules, { table, entries }: Played, flag: RaisedFlag): Table =>
  judge(rules, table, { n: entries.length + 1, act: 'rule', flag: flag.id, call: 'remedy' }).table;

/** Every case of the question that applies to these rules; the first is the headline. */
export const judgeQuestion = (question: PlayQuestion, rules: Rules, names: readonly string[]): readonly JudgedCase[] =>
  question.cases
    .filter(({ appliesTo }) => appliesTo?.(rules) ?? true)
    .map((one) => judgeCase(question, one, rules, names));
