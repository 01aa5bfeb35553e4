import { fail, ok, type Result } from '@/base';
import { bundleHermesScript, findOrInstallHermes, runOnHermes } from '../hermesVm';
import { pathInRepo } from '../paths';
import { type MeasuredFigure, makeFigure, median } from './figure';
import { type RecordedGame } from './games';
import type * as hermesScript from './hermesScript';
import { type SamplingOptions } from './interleave';

const GOAL = { figure: 'hermes-replay-vs-copy', budget: 4, better: 'lower' } as const;

export function makeHermesFigure(times: hermesScript.ReplayAndBaselineTimes, entries: number): MeasuredFigure {
  const { replay, fold, bare } = times;
  return makeFigure(GOAL, replay, fold, {
    entries,
    replayMs: median(replay),
    foldMs: median(fold),
    bareFoldMs: median(bare),
    ratioToBareFold: median(replay.map((time, round) => time / (bare[round] ?? NaN))),
  });
}

/** What the script exports, called by name in the text that the VM runs; the type fails to compile after a rename. */
const HERMES_MAIN: keyof typeof hermesScript = 'hermesReplayScriptMain';

/** Replays a whole game on the Hermes VM, against a fold of the same entries that only copies a table. */
export async function measureReplayOnHermes(
  { header, entries }: RecordedGame,
  sampling: SamplingOptions,
): Promise<Result<MeasuredFigure, string>> {
  const hermes = await findOrInstallHermes();
  if (!hermes.ok) return hermes;
  const task: hermesScript.HermesReplayTask = { header, entries, sampling };
  const script = await bundleHermesScript(pathInRepo('src/cli/bench/hermesScript.ts'), 'bench');
  const call = `print(bench.${HERMES_MAIN}(${JSON.stringify(JSON.stringify(task))}));`;
  const printed = await runOnHermes(hermes.value, `${script}\n${call}`);
  if (!printed.ok) return fail(`Hermes could not replay the game.\n${printed.error}`);
  return ok(makeHermesFigure(JSON.parse(printed.value) as hermesScript.ReplayAndBaselineTimes, entries.length));
}
