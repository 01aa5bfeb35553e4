import { type Figure, type Goal, makeFigure, median } from './figure';
import { follow, open, type Recorded } from './games';
import { type Effort, inTurns, type Work } from './inTurns';

/** Whole games, entry by entry: what a referee's taps cost in judging. */
export const judging = (games: readonly Recorded[]): Work => {
  const count = games.reduce((sum, { entries }) => sum + entries.length, 0);
  return () => {
    for (const { header, entries } of games) follow(open(header), entries);
    return count;
  };
};

/** How many entries are judged while the other program makes one move. */
export function judgingAgainst(
  goal: Goal,
  games: readonly Recorded[],
  peer: Work,
  effort: Effort,
  tell: (round: string) => void,
): Figure {
  const [judge = [], other = []] = inTurns([judging(games), peer], effort, tell);
  return makeFigure(goal, other, judge, {
    judgedPerSecond: 1e6 / median(judge),
    peerPerSecond: 1e6 / median(other),
  });
}
