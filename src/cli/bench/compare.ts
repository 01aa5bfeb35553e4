import { type Figure, type Goal, makeFigure, median } from './figure';
import { type Effort, inTurns, type Work } from './inTurns';

type Tell = (how: string) => void;

/** How many entries are judged while another program makes one move. */
export function judgingAgainst(goal: Goal, judge: Work, peer: Work, effort: Effort, tell: Tell): Figure {
  const [ours = [], theirs = []] = inTurns([judge, peer], effort, tell);
  return makeFigure(goal, theirs, ours, {
    judgedPerSecond: 1e6 / median(ours),
    peerPerSecond: 1e6 / median(theirs),
  });
}

/** What one more entry costs late in a game, against what it costs at the first of the places. */
export function tapsCompared(places: readonly number[], works: readonly Work[], effort: Effort, tell: Tell): Figure[] {
  const [first = 0, ...later] = places;
  const [early = [], ...times] = inTurns(works, effort, tell);
  return later.map((place, i) => {
    const goal: Goal = { figure: `tap-at-${place}-vs-${first}`, budget: 1.2, better: 'lower' };
    const late = times[i] ?? [];
    return makeFigure(goal, late, early, { microseconds: median(late), microsecondsEarly: median(early) });
  });
}
