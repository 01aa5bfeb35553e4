import {
  type EventProblem,
  type ReplayedEvent,
  type Standings,
  type StandingsRow,
  type TieBreakStep,
} from '@/tournament';
import { rulesetOfHeader } from '@/rulesets';
import { rulesetWords, wordsFor } from '@/words';
import { eventReportWordsFor } from '@/words/eventReport';
import { replaceControlChars, type TextStyles } from '../adjudicate/textStyles';
import { bracketLines } from './bracketDrawing';

const MARGIN = '  ';
const GAP = '  ';
const say = eventReportWordsFor('en');

/** Names of people, safe for a terminal. */
export const playerNamer =
  ({ people }: Pick<ReplayedEvent, 'people'>) =>
  (id: string): string =>
    replaceControlChars(people.get(id)?.name ?? id);

/** The standings for people: a table, the bracket, and how every tie was decided. */
export function textStandingsLines(event: ReplayedEvent, shown: Standings, styles: TextStyles): readonly string[] {
  const nameOf = playerNamer(event);
  const sideName = (who: readonly string[]): string => say.sideName(who.map(nameOf));
  const bracket =
    event.format.kind === 'single-elimination'
      ? bracketLines(event, { sideName, bye: say.bye, notPlayedYet: say.notPlayedYet })
      : [];
  return [
    styles.bold(headingOf(event)),
    ...tableOf(columnsFor(event, shown), shown.rows, sideName).map((line) => `${MARGIN}${line}`),
    '',
    ...stateLines(event, shown, sideName).map((line) => `${MARGIN}${line}`),
    ...section(say.bracketHeading, bracket, styles),
    ...section(say.totalsHeading, totalLines(shown, sideName), styles),
    ...section(say.tablesHeading, pointsTableLines(shown, sideName), styles),
    ...section(
      say.tiesHeading,
      shown.steps.map((step) => tieLine(step, sideName)),
      styles,
    ),
    ...section(
      say.problemsHeading,
      shown.problems.map((problem) => problemLine(problem, nameOf)),
      styles,
    ),
    '',
  ];
}

const section = (heading: string, lines: readonly string[], styles: TextStyles): readonly string[] =>
  lines.length === 0
    ? []
    : ['', `${MARGIN}${styles.bold(heading)}`, ...lines.map((line) => `${MARGIN}${MARGIN}${line}`)];

function headingOf({ header, format }: ReplayedEvent): string {
  const words = wordsFor('en');
  const ruleset = rulesetOfHeader(header);
  const parts = [
    header.name ?? `${say.unnamedEvent} ${header.id}`,
    header.place,
    header.date,
    ruleset === undefined ? header.ruleset : rulesetWords(words, ruleset).name,
    say.formats[format.kind],
  ];
  return replaceControlChars(
    words.phrasing.inLine(parts.filter((part) => part !== undefined && part !== '') as string[]),
  );
}

interface Column {
  readonly heading: string;
  readonly valueOf: (row: StandingsRow) => number | null;
}

/** Only what the format ranks or breaks ties by. */
function columnsFor({ format }: ReplayedEvent, { rows }: Standings): readonly Column[] {
  const of = (name: keyof typeof say.columns, valueOf: Column['valueOf']): Column => ({
    heading: say.columns[name],
    valueOf,
  });
  const ties = format.kind === 'swiss' || format.kind === 'round-robin' ? format.ties : [];
  const hasByes = rows.some(({ score }) => score.byes > 0);
  return [
    of('played', ({ score }) => score.played),
    of('wins', ({ score }) => score.wins),
    of('losses', ({ score }) => score.losses),
    ...(hasByes ? [of('byes', ({ score }) => score.byes)] : []),
    ...(format.kind === 'lowest-total' ? [of('total', ({ total }) => total?.total ?? null)] : []),
    ...(format.kind === 'points' ? [of('points', ({ points }) => points)] : []),
    ...(ties.includes('stockLeft') ? [of('left', ({ score }) => score.left)] : []),
    ...(ties.includes('stockTaken') ? [of('taken', ({ score }) => score.taken)] : []),
    ...(ties.includes('opponents') ? [of('opponents', ({ score }) => score.opponents)] : []),
  ];
}

type SideName = (who: readonly string[]) => string;

/** Columns as wide as their widest cell; the names to the left, the figures to the right. */
function tableOf(columns: readonly Column[], rows: readonly StandingsRow[], sideName: SideName): readonly string[] {
  const cells = [
    [say.columns.rank, say.columns.who, ...columns.map(({ heading }) => heading)],
    ...rows.map((row) => [
      row.isTied ? say.tiedRank(row.rank) : String(row.rank),
      sideName(row.contestant.who),
      ...columns.map(({ valueOf }) => String(valueOf(row) ?? '')),
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  return cells.map((row) =>
    row
      .map((cell, i) => (i === 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join(GAP)
      .trimEnd(),
  );
}

function stateLines(event: ReplayedEvent, shown: Standings, sideName: SideName): readonly string[] {
  const names = (list: readonly { readonly who: readonly string[] }[]) => list.map(({ who }) => sideName(who));
  const waiting = shown.waiting.map((id) =>
    replaceControlChars(say.waitingGame(id, event.gameById.get(id)?.table ?? null)),
  );
  return [
    !shown.isDone
      ? say.notDone
      : shown.champions.length === 0
        ? say.doneWithoutChampion
        : say.champions(names(shown.champions)),
    ...(shown.playOff.length === 0 ? [] : [say.playOff(names(shown.playOff))]),
    ...(waiting.length === 0 ? [] : [say.waiting(waiting)]),
    ...(shown.single === null ? [] : [say.single(sideName([shown.single]))]),
    ...(event.late.length === 0 ? [] : [say.late(event.late.map((id) => sideName([id])))]),
  ];
}

/** A sum is shown where something was added up. */
const totalLines = ({ rows }: Standings, sideName: SideName): readonly string[] =>
  rows.flatMap(({ total, contestant }) => {
    if (total === null || total.charges.length + total.byes === 0) return [];
    const charges = total.charges.map(({ charge }) => charge);
    const line = say.totalLine(sideName(contestant.who), charges, total.byes, total.byeCharge, total.total);
    return [total.roundsMissed === 0 ? line : `${line}, ${say.roundsMissed(total.roundsMissed)}`];
  });

const pointsTableLines = ({ tables }: Standings, sideName: SideName): readonly string[] =>
  tables.map(({ members, points, isFinished }) =>
    say.tableLine(
      members.map((one) => say.valueOf(sideName(one.who), points.get(one) ?? 0)),
      isFinished,
    ),
  );

function tieLine({ by, among, values }: TieBreakStep, sideName: SideName): string {
  const names = among.map(({ who }) => sideName(who));
  const level = say.levelAmong(names);
  const label = say.tieBreaks[by];
  if (values === null) return say.tieStepSkipped(level, label, say.tieSkipped[by]);
  return say.tieStep(
    level,
    label,
    names.map((name, i) => say.valueOf(name, values[i] ?? 0)),
  );
}

export const problemLine = ({ code, game = '', who = [] }: EventProblem, nameOf: (id: string) => string): string =>
  say.problems[code](replaceControlChars(game), say.sideName(who.map(nameOf)));
