import { memoizeByObject } from '@/base';
import { type PlayerId } from '@/record';
import { type ChargedTotal } from './lowestTotal';
import { outcomeOf } from './outcome';
import { playOffGamesAmong } from './playOffs';
import { type PointsTable, pointsTables } from './pointsTables';
import { rankContestants } from './ranking';
import { type Contestant, type EventProblem, type ReplayedEvent } from './replayedEvent';
import { type Score, scoresOf } from './scores';
import { type TieBreakStep } from './tieBreaks';
import { tooFewProblems } from './tooFew';

export interface StandingsRow {
  /** 1 + the number of rows that are strictly better. */
  readonly rank: number;
  /** The rank is shared. */
  readonly isTied: boolean;
  readonly contestant: Contestant;
  readonly score: Score;
  /** In lowest-total only, otherwise null. */
  readonly total: ChargedTotal | null;
  /** In points only, otherwise null. */
  readonly points: number | null;
}

export interface Standings {
  readonly isDone: boolean;
  readonly champions: readonly Contestant[];
  readonly playOff: readonly Contestant[];
  /** Games without a result that counts; none once the organizer has closed the event. */
  readonly waiting: readonly string[];
  readonly single: PlayerId | null;
  /** Best first; rows of equal rank in the order in which their first-written player entered. */
  readonly rows: readonly StandingsRow[];
  /** What each tie-break and play-off made of those who were level, in the order of applying. */
  readonly steps: readonly TieBreakStep[];
  /** In the points format, in the order of seating. */
  readonly tables: readonly PointsTable[];
  readonly problems: readonly EventProblem[];
}

/** How everybody stands, by the results as they now are. */
export const standings = memoizeByObject((event: ReplayedEvent): Standings => {
  const scores = scoresOf(event);
  const among = playOffGamesAmong(event);
  const { places, steps, totals, points } = rankContestants(event, scores, among);
  const tables = pointsTables(event, among);
  const { isDone, champions, playOff } = outcomeOf(event, places, tables);
  const rows: StandingsRow[] = [];
  for (const level of places) {
    const rank = rows.length + 1;
    for (const contestant of level) {
      const { index } = contestant;
      rows.push({
        rank,
        isTied: level.length > 1,
        contestant,
        score: scores[index] as Score,
        total: totals?.[index] ?? null,
        points: points?.[index] ?? null,
      });
    }
  }
  return {
    isDone,
    champions,
    playOff,
    waiting: event.isClosed ? [] : event.waiting.map(({ id }) => id),
    single: event.single,
    rows,
    steps,
    tables,
    problems: [...event.problems, ...tooFewProblems(event, isDone)],
  };
});
