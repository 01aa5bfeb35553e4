import { type Figure, makeFigure, median } from './figure';
import { follow, open, type Recorded } from './games';
import { type Effort, inTurns, type Work } from './inTurns';
import { longGame, STRETCH } from './longGame';

const EARLY = 50;
const TIMES = 20;

/** One more entry, and one more, around the given place: half a stretch before it, half a stretch after. */
function tapsAt(record: Recorded, place: number): Work {
  const from = place - STRETCH / 2;
  const game = follow(open(record.header), record.entries.slice(0, from));
  const entries = record.entries.slice(from, from + STRETCH);
  return () => {
    for (let time = 0; time < TIMES; time += 1) follow(game, entries);
    return TIMES * entries.length;
  };
}

/** What one more entry costs late in a game, against what it costs early on. */
export function tapsCompared(
  record: Recorded,
  places: readonly number[],
  effort: Effort,
  tell: (round: string) => void,
): Figure[] {
  const long = longGame(record, Math.max(...places) + STRETCH);
  const works = [EARLY, ...places].map((place) => tapsAt(long, place));
  const [early = [], ...later] = inTurns(works, effort, tell);
  return places.map((place, i) => {
    const times = later[i] ?? [];
    const goal = { figure: `tap-at-${place}-vs-${EARLY}`, budget: 1.2, better: 'lower' } as const;
    return makeFigure(goal, times, early, { microseconds: median(times), microsecondsAt50: median(early) });
  });
}
