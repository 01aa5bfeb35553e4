import { fail, ok, type Result } from '@/base';
import { bundleScript, obtainHermes, runOnHermes } from '../hermesVm';
import { inRoot } from '../paths';
import { type Figure, makeFigure, median } from './figure';
import { type Recorded } from './games';
import { type HermesTask, type HermesTimes } from './hermesScript';
import { type Effort } from './inTurns';

const GOAL = { figure: 'hermes-replay-vs-copy', budget: 4, better: 'lower' } as const;

export function hermesFigure(times: HermesTimes, entries: number): Figure {
  const { replay, fold, bare } = times;
  return makeFigure(GOAL, replay, fold, {
    entries,
    replayMs: median(replay),
    foldMs: median(fold),
    bareFoldMs: median(bare),
    ratioToBareFold: median(replay.map((time, round) => time / (bare[round] ?? NaN))),
  });
}

/** A whole game replayed by the engine that phones have, against copying a table once for each entry. */
export async function replayOnHermes({ header, entries }: Recorded, effort: Effort): Promise<Result<Figure, string>> {
  const hermes = await obtainHermes();
  if (!hermes.ok) return hermes;
  const task: HermesTask = { header, entries, effort };
  const script = await bundleScript(inRoot('src/cli/bench/hermesScript.ts'), 'bench');
  const call = `print(bench.measureOnHermes(${JSON.stringify(JSON.stringify(task))}));`;
  const printed = await runOnHermes(hermes.value, `${script}\n${call}`);
  if (!printed.ok) return fail(`Hermes could not replay the game.\n${printed.error}`);
  return ok(hermesFigure(JSON.parse(printed.value) as HermesTimes, entries.length));
}
