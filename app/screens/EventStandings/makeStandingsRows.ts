import { standings, type ReplayedEvent, type StandingsRow } from '@/tournament';
import { type EventWords } from '@/words/eventScreens';
import { sideName } from '../../events/eventNames';

/** One line of the standings, ready to draw. */
export interface StandingsRowData {
  readonly key: string;
  readonly rank: string;
  readonly name: string;
  /** What the rank rests on first: games won, or the total, or points. */
  readonly score: string;
  /** The other figures, as far as this format looks at them. */
  readonly figures: readonly string[];
  readonly isFirst: boolean;
}

export interface StandingsData {
  readonly isDone: boolean;
  readonly champions: readonly string[];
  readonly rows: readonly StandingsRowData[];
}

export function makeStandings(event: ReplayedEvent, say: EventWords): StandingsData {
  const { rows, done, champions } = standings(event);
  return {
    isDone: done,
    champions: champions.map((side) => sideName(event, side, say)),
    rows: rows.map((row) => ({
      key: row.who.join(' '),
      rank: say.standings.rank(row.rank, row.tied),
      name: sideName(event, row.who, say),
      ...figuresOf(row, event, say),
      isFirst: row.rank === 1,
    })),
  };
}

function figuresOf(
  { played, wins, losses, byes, total, points, left, taken, opponents }: StandingsRow,
  { format }: ReplayedEvent,
  { standings: say }: EventWords,
): Pick<StandingsRowData, 'score' | 'figures'> {
  const games = say.wins(wins, losses, byes);
  if (total !== null) return { score: say.total(total), figures: [games, say.played(played)] };
  if (points !== null) return { score: say.points(points), figures: [games] };
  const ties = format.kind === 'swiss' || format.kind === 'round-robin' ? format.ties : [];
  const figures = ties.flatMap((tie) => {
    if (tie === 'stockLeft') return left === null ? [] : [say.left(left)];
    if (tie === 'stockTaken') return taken === null ? [] : [say.taken(taken)];
    return tie === 'opponents' && opponents !== null ? [say.opponents(opponents)] : [];
  });
  return { score: games, figures };
}
