import { type EventHeader } from '@/record';
import { type EventProblem, type Standings, type StandingsRow } from '@/tournament';

/** The standings for programs, on one line. The order of the keys is part of the format. */
export const jsonStandingsLine = ({ id, format }: EventHeader, shown: Standings): string =>
  JSON.stringify({
    event: id,
    done: shown.isDone,
    champions: shown.champions.map(({ who }) => who),
    waiting: shown.waiting,
    single: shown.single,
    rows: shown.rows.map((row) => rowJson(row, format.kind === 'lowest-total')),
    problems: shown.problems.map(problemJson),
  });

const rowJson = ({ rank, isTied, contestant, score, total, points }: StandingsRow, isByTotal: boolean) => ({
  rank,
  tied: isTied,
  who: contestant.who,
  played: score.played,
  wins: score.wins,
  losses: score.losses,
  byes: score.byes,
  total: total?.total ?? null,
  points,
  left: isByTotal ? null : score.left,
  taken: isByTotal ? null : score.taken,
  opponents: isByTotal ? null : score.opponents,
});

const problemJson = ({ code, game, who, entry }: EventProblem) => ({
  code,
  ...(game === undefined ? {} : { game }),
  ...(who === undefined ? {} : { who }),
  ...(entry === undefined ? {} : { entry }),
});
