import { type TieBreak } from '@/record';
import { type PlayOffGamesAmong, playOffWins } from './playOffs';
import { type Contestant, type EventGame, type ReplayedEvent } from './replayedEvent';
import { countingGames, type Score } from './scores';

/** What a tie-break made of contestants who were level: who is first, and by which numbers. */
export interface TieBreakStep {
  readonly by: TieBreak | 'play-off';
  /** In the order in which they stood before. */
  readonly among: readonly Contestant[];
  /** By position in `among`; null: the tie-break was skipped, because it cannot compare these. */
  readonly values: readonly number[] | null;
}

/** One after the other, best first; whoever stays level is in one list. */
export type Places = readonly (readonly Contestant[])[];

/** Parts of equal value, smallest value first. Inside a part the order stays as it was. */
export function splitByValue(level: readonly Contestant[], values: readonly number[]): Places {
  const parts = new Map<number, Contestant[]>();
  level.forEach((contestant, i) => {
    const value = values[i] ?? 0;
    const part = parts.get(value);
    if (part === undefined) parts.set(value, [contestant]);
    else part.push(contestant);
  });
  return [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
}

type ValuesOf = (level: readonly Contestant[]) => readonly number[] | null;
const FEWER_FIRST: ReadonlySet<TieBreakStep['by']> = new Set(['stockLeft'] as const);

export interface TieBreaker {
  readonly by: TieBreakStep['by'];
  readonly valuesOf: ValuesOf;
}

/** The tie-breaks that the format lists, in its order. */
export function tieBreakers(event: ReplayedEvent, scores: readonly Score[]): readonly TieBreaker[] {
  const { format } = event;
  const ties = format.kind === 'round-robin' || format.kind === 'swiss' ? format.ties : [];
  const score = ({ index }: Contestant): Score => scores[index] as Score;
  const ifLeftIsKnown =
    (valueOf: (score: Score) => number): ValuesOf =>
    (level) =>
      level.some((one) => score(one).lacksLeft) ? null : level.map((one) => valueOf(score(one)));
  const valuesOf: Readonly<Record<TieBreak, ValuesOf>> = {
    headToHead: ties.includes('headToHead') ? headToHeadWins(event) : () => null,
    stockLeft: ifLeftIsKnown(({ left }) => left),
    stockTaken: ifLeftIsKnown(({ taken }) => taken),
    opponents: (level) => level.map((one) => score(one).opponents),
  };
  return ties.map((by) => ({ by, valuesOf: valuesOf[by] }));
}

/** Wins in games among exactly those who are level; null unless each of them has met each other one. */
function headToHeadWins(event: ReplayedEvent): ValuesOf {
  const gamesOf = new Map<Contestant, EventGame[]>();
  for (const game of countingGames(event))
    for (const side of game.contestants)
      for (const contestant of side) {
        const before = gamesOf.get(contestant);
        if (before === undefined) gamesOf.set(contestant, [game]);
        else before.push(game);
      }
  return (level) => {
    const isLevel = new Set(level);
    const wins: number[] = [];
    for (const contestant of level) {
      const met = new Set<Contestant>([contestant]);
      let won = 0;
      for (const { contestants, result } of gamesOf.get(contestant) ?? []) {
        if (!contestants.every((side) => side.every((one) => isLevel.has(one)))) continue;
        for (const side of contestants) for (const one of side) met.add(one);
        if (result !== null && result.won !== null && contestants[result.won]?.includes(contestant) === true) won += 1;
      }
      if (met.size < level.length) return null;
      wins.push(won);
    }
    return wins;
  };
}

/** Applies one tie-break to each list of contestants who are level, and tells what it made of each. */
export function applyTieBreaker(
  places: Places,
  { by, valuesOf }: TieBreaker,
  tell: (step: TieBreakStep) => void,
): Places {
  return places.flatMap((level): Places => {
    if (level.length < 2) return [level];
    const values = valuesOf(level);
    tell({ by, among: level, values });
    if (values === null) return [level];
    return splitByValue(
      level,
      values.map((value) => (FEWER_FIRST.has(by) ? value : -value)),
    );
  });
}

/** Play-offs among exactly those who are level, and again among those whom one has left level. */
export function applyPlayOffs(places: Places, among: PlayOffGamesAmong, tell: (step: TieBreakStep) => void): Places {
  return places.flatMap((level): Places => {
    const wins = level.length < 2 ? null : playOffWins(level, among);
    if (wins === null) return [level];
    tell({ by: 'play-off', among: level, values: wins });
    const parts = splitByValue(
      level,
      wins.map((won) => -won),
    );
    return parts.length === 1 ? parts : applyPlayOffs(parts, among, tell);
  });
}
