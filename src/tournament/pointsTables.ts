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

/** A game belongs to the table of the first of its sides that has one. In the order in which they were first seated. */
export function pointsTables(event: ReplayedEvent, among: PlayOffGamesAmong): readonly PointsTable[] {
  const { format } = event;
  if (format.kind !== 'points') return [];
  const tables: TableDraft[] = [];
  const home = new Map<Contestant, TableDraft>();
  for (const game of event.rounds.flatMap(({ games }) => games)) {
    if (game.status === 'abandoned') continue;
    const seated = game.contestants.flat();
    const known = seated.find((one) => home.has(one));
    const blank: TableDraft = { members: [], games: [], points: new Map() };
    const table = (known === undefined ? undefined : home.get(known)) ?? blank;
    if (known === undefined) tables.push(table);
    table.games.push(game);
    for (const one of seated) {
      if (!home.has(one)) home.set(one, table);
      if (table.points.has(one)) continue;
      table.members.push(one);
      table.points.set(one, 0);
    }
    if (game.status !== 'counts') continue;
    for (const one of winnersOf(game)) table.points.set(one, (table.points.get(one) ?? 0) + pointsFor(event, game));
  }
  return tables.map((table) => withLeaders(table, format.to, among));
}

function withLeaders({ members, games, points }: TableDraft, to: number, among: PlayOffGamesAmong): PointsTable {
  const hasReached = [...points.values()].some((sum) => sum >= to);
  const here = members.filter(({ isHere }) => isHere);
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
