import { replay, type Table } from '@/engine';
import { type SamplingOptions } from './interleave';
import { type RecordedGame } from './games';

/** The input of `hermesReplayScriptMain`, passed as JSON text because the Hermes VM cannot read files. */
export interface HermesReplayTask extends RecordedGame {
  readonly sampling: SamplingOptions;
}

/** Milliseconds for the whole game, round by round. */
export interface ReplayAndBaselineTimes {
  readonly replay: number[];
  readonly fold: number[];
  readonly bare: number[];
}

/**
 * One table copied as data: the table itself, its list of seats and every seat, its list of building piles and
 * every pile, and both tallies. The cards in a pile are shared, as they are when the engine moves one.
 */
const copyTable = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat })),
  building: table.building.map((pile) => ({ ...pile })),
  seen: table.seen.slice(),
  completedFaces: table.completedFaces.slice(),
});

/** A shallow copy, whose ratio is shown beside the figure. */
const copyFields = (table: Table): Table => ({ ...table });

function time(work: () => void, sliceMs: number): number {
  const began = Date.now();
  let done = 0;
  let elapsed = 0;
  do {
    work();
    done += 1;
    elapsed = Date.now() - began;
  } while (elapsed < sliceMs);
  return elapsed / done;
}

/** Runs on the Hermes VM, in a bundle: times replaying the game and folding over its entries with one copy each. */
export function hermesReplayScriptMain(task: string): string {
  const { header, entries, sampling } = JSON.parse(task) as HermesReplayTask;
  const half = replay(header, entries.slice(0, entries.length / 2));
  if (!half.ok) throw new Error(half.error.code);
  const { table } = half.value;
  const works: Readonly<Record<keyof ReplayAndBaselineTimes, () => unknown>> = {
    replay: () => replay(header, entries),
    fold: () => entries.reduce(copyTable, table),
    bare: () => entries.reduce(copyFields, table),
  };
  const times: ReplayAndBaselineTimes = { replay: [], fold: [], bare: [] };
  const names = Object.keys(times) as (keyof ReplayAndBaselineTimes)[];
  names.forEach((name) => time(works[name], sampling.sliceMs));
  for (let round = 0; round < sampling.rounds; round += 1) {
    names.forEach((name) => times[name].push(time(works[name], sampling.sliceMs)));
  }
  return JSON.stringify(times);
}
