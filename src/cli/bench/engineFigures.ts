import { type MeasuredFigure, type FigureGoal, makeFigure, median } from './figure';
import { type SamplingOptions, timeWorkloadsInterleaved, type Workload } from './interleave';

type OnProgress = (how: string) => void;

/** How many entries are judged while another program makes one move. */
export function measureJudgingAgainstPeer(
  goal: FigureGoal,
  judge: Workload,
  peer: Workload,
  sampling: SamplingOptions,
  onProgress: OnProgress,
): MeasuredFigure {
  const [ours = [], theirs = []] = timeWorkloadsInterleaved([judge, peer], sampling, onProgress);
  return makeFigure(goal, theirs, ours, {
    judgedPerSecond: 1e6 / median(ours),
    peerPerSecond: 1e6 / median(theirs),
  });
}

/** What adding an entry costs at each later place of a game, against its cost at the first place. */
export function measureLateVersusEarlyEntries(
  places: readonly number[],
  workloads: readonly Workload[],
  sampling: SamplingOptions,
  onProgress: OnProgress,
): MeasuredFigure[] {
  const [first = 0, ...later] = places;
  const [early = [], ...times] = timeWorkloadsInterleaved(workloads, sampling, onProgress);
  return later.map((place, i) => {
    const goal: FigureGoal = { figure: `tap-at-${place}-vs-${first}`, budget: 1.2, better: 'lower' };
    const late = times[i] ?? [];
    return makeFigure(goal, late, early, { microseconds: median(late), microsecondsEarly: median(early) });
  });
}
