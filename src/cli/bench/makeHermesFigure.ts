import { fail, ok, type Result } from '@/base';
import { bundleScript, findOrInstallHermes, runOnHermes } from '../hermesVm';
import { pathInRepo } from '../paths';
import { type MeasuredFigure, makeFigure, median } from './figure';
import { type RecordedGame } from './games';
import { type HermesReplayTask, type HermesReplayTimes } from './hermesScript';
import { type SamplingOptions } from './interleave';

const GOAL = { figure: 'hermes-replay-vs-copy', budget: 4, better: 'lower' } as const;

export function makeHermesFigure(times: HermesReplayTimes, entries: number): MeasuredFigure {
  const { replay, fold, bare } = times;
  return makeFigure(GOAL, replay, fold, {
    entries,
    replayMs: median(replay),
    foldMs: median(fold),
    bareFoldMs: median(bare),
    ratioToBareFold: median(replay.map((time, round) => time / (bare[round] ?? NaN))),
  });
}

/** Replays a whole game on the Hermes VM, against a fold of the same entries that only copies a table. */
export async function measureReplayOnHermes(
  { header, entries }: RecordedGame,
  sampling: SamplingOptions,
): Promise<Result<MeasuredFigure, string>> {
  const hermes = await findOrInstallHermes();
  if (!hermes.ok) return hermes;
  const task: HermesReplayTask = { header, entries, sampling };
  const script = await bundleScript(pathInRepo('src/cli/bench/hermesScript.ts'), 'bench');
  const call = `print(bench.timeTaskInsideHermes(${JSON.stringify(JSON.stringify(task))}));`;
  const printed = await runOnHermes(hermes.value, `${script}\n${call}`);
  if (!printed.ok) return fail(`Hermes could not replay the game.\n${printed.error}`);
  return ok(makeHermesFigure(JSON.parse(printed.value) as HermesReplayTimes, entries.length));
}
