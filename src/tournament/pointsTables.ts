import { type PlayOffGamesAmong } from './playOffs';
import { type Contestant, type EventGame, type ReplayedEvent } from './replayedEvent';
import { cardsOf, countingGames } from './scores';
import { applyPlayOffs, splitByValue } from './tieBreaks';

/** The sides that play at one table from the first round on, wherever that table stands. */
export interface PointsTable {
  readonly members: readonly Contestant[];
  readonly games: readonly EventGame[];
  /** Points gained in the games of this table, by member. */
  readonly points: ReadonlyMap<Contestant, number>;
  readonly hasReached: boolean;
  /** A side has reached what is played to, or there is nobody left to play against. */
  readonly isFinished: boolean;
  /** Whoever has the most points there, play-offs counted; several where they are level. */
  readonly leaders: readonly Contestant[];
}

/** Points that a game brings its winning side. */
export function pointsFor({ format }: Pick<ReplayedEvent, 'format'>, { result }: EventGame): number {
  if (format.kind !== 'points' || result === null || result.won === null) return 0;
  if (result.why === 'forfeit') return format.out;
  const others = (result.left ?? []).filter((_, side) => side !== result.won);
  return format.out + format.card * others.reduce((sum, side) => sum + cardsOf(side), 0);
}

/** Points over all games, by the contestants' indices. */
export function pointsOf(event: ReplayedEvent): readonly number[] {
  const points = event.contestants.map(() => 0);
  for (const game of countingGames(event))
    for (const { index } of winnersOf(game)) points[index] = (points[index] ?? 0) + pointsFor(event, game);
  return points;
}

const winnersOf = ({ contestants, result }: EventGame): readonly Contestant[] =>
  result === null || result.won === null ? [] : (contestants[result.won] ?? []);

interface TableDraft {
  readonly members: Contestant[];
  readonly games: EventGame[];
  readonly points: Map<Contestant, number>;
}

/** A game belongs to the table where most of its sides sat last. In the order in which they were first seated. */
export function pointsTables(event: ReplayedEvent, among: PlayOffGamesAmong): readonly PointsTable[] {
  const { format } = event;
  if (format.kind !== 'points') return [];
  const tables: TableDraft[] = [];
  const home = new Map<Contestant, TableDraft>();
  for (const game of event.rounds.flatMap(({ games }) => games)) {
    if (game.status === 'abandoned') continue;
    const seated = game.contestants.flat();
    const known = mostFrequent(seated.flatMap((one) => home.get(one) ?? []));
    const table: TableDraft = known ?? { members: [], games: [], points: new Map() };
    if (known === undefined) tables.push(table);
    table.games.push(game);
    for (const one of seated) {
      home.set(one, table);
      if (table.points.has(one)) continue;
      table.members.push(one);
      table.points.set(one, 0);
    }
    if (game.status !== 'counts') continue;
    for (const one of winnersOf(game)) table.points.set(one, (table.points.get(one) ?? 0) + pointsFor(event, game));
  }
  return tables.map((table) => {
    const here = table.members.filter((one) => one.isHere && home.get(one) === table);
    return withLeaders(table, here, format.to, among);
  });
}

/** The first one of those that are there most often. */
export function mostFrequent<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  let best: T | undefined;
  for (const [item, count] of counts) if (best === undefined || count > counts.get(best)!) best = item;
  return best;
}

/** `here`: the members who are here, and have not sat at another table since. */
function withLeaders(
  { members, games, points }: TableDraft,
  here: readonly Contestant[],
  to: number,
  among: PlayOffGamesAmong,
): PointsTable {
  const hasReached = [...points.values()].some((sum) => sum >= to);
  const [most = []] = splitByValue(
    members,
    members.map((one) => -(points.get(one) ?? 0)),
  );
  const [leaders = []] = applyPlayOffs([most], among, () => undefined);
  const isLeftAlone = !hasReached && here.length === 1;
  return {
    members,
    games,
    points,
    hasReached,
    isFinished: hasReached || here.length < 2,
    leaders: isLeftAlone ? here : leaders,
  };
}
