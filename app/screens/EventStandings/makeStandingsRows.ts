import { standings, type ReplayedEvent, type StandingsRow, type TieBreakStep } from '@/tournament';
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
  /** What decided between those who were level, a line each. */
  readonly steps: readonly string[];
}

export function makeStandings(event: ReplayedEvent, say: EventWords): StandingsData {
  const { rows, isDone, champions, steps } = standings(event);
  return {
    isDone,
    champions: champions.map(({ who }) => sideName(event, who, say)),
    rows: rows.map((row) => ({
      key: row.contestant.who.join(' '),
      rank: say.standings.rank(row.rank, row.isTied),
      name: sideName(event, row.contestant.who, say),
      ...figuresOf(row, event, say),
      isFirst: row.rank === 1,
    })),
    steps: steps.map((step) => stepLine(step, event, say)),
  };
}

function figuresOf(
  { score, total, points }: StandingsRow,
  { format }: ReplayedEvent,
  { standings: say }: EventWords,
): Pick<StandingsRowData, 'score' | 'figures'> {
  const games = say.wins(score.wins, score.losses, score.byes);
  if (total !== null) {
    const charges = total.charges.map(({ charge }) => charge);
    const missed = total.roundsMissed > 0 ? [say.missed(total.roundsMissed)] : [];
    return { score: say.total(total.total), figures: [say.sum(charges, total.byes, total.byeCharge), ...missed] };
  }
  if (points !== null) return { score: say.points(points), figures: [games, say.taken(score.taken)] };
  const ties = format.kind === 'swiss' || format.kind === 'round-robin' ? format.ties : [];
  const figures = ties.flatMap((tie) => {
    if (tie === 'headToHead') return [];
    if (tie === 'opponents') return [say.opponents(score.opponents)];
    if (score.lacksLeft) return [say.leftUnknown];
    return [tie === 'stockLeft' ? say.left(score.left) : say.taken(score.taken)];
  });
  return { score: games, figures: [...new Set(figures)] };
}

function stepLine(
  { by, among, values }: TieBreakStep,
  event: ReplayedEvent,
  { standings: say, ...words }: EventWords,
): string {
  const names = among.map(({ who }) => words.side(who.map((id) => event.people.get(id)?.name ?? id)));
  if (values === null) return say.stepSkipped(by, names);
  return say.step(
    by,
    names.map((name, i) => say.stepValue(name, values[i] ?? 0)),
  );
}
