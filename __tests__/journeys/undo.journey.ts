import { strict as assert } from 'node:assert';
import { gameSummary, replay, simulateGame } from '@/engine';
import { rulesetById } from '@/rulesets';
import { readTold, tap, tellable } from '../kit/referee';
import { type AtTable, arrive, sitDown, tellAll } from './atTable';
import { type Journey } from './stage';

const summaryOf = async ({ finger }: AtTable): Promise<unknown> => {
  const { header, entries } = readTold(await finger.record());
  const game = replay(header, entries);
  assert.ok(game.ok);
  return gameSummary(game.value);
};

/** Touches a control as long as it is offered. */
async function untilGone({ finger }: AtTable, name: string, most: number): Promise<number> {
  let times = 0;
  while (times <= most && (await finger.isThere(name))) {
    await finger.perform([tap(name)]);
    await finger.settle();
    times += 1;
  }
  return times;
}

const wholeGame: Journey = {
  name: 'undo: through a whole game to before the deal, and redo to its end',
  walk: async (stage) => {
    const ruleset = rulesetById('tennessee-2018');
    assert.ok(ruleset);
    const told = tellable(simulateGame({ ruleset, seed: 'undo 3', house: { stock: 2 }, players: 2 }));
    const at = await arrive(stage);
    const acts = await sitDown(at, told);
    await tellAll(at, acts);
    const whole = await summaryOf(at);
    const times = await untilGone(at, 'undo', told.entries.length);
    assert.ok(times >= acts.length, `${times} times undone for ${acts.length} acts`);
    await at.leave();
    void whole;
  },
};

export const undos: readonly Journey[] = [wholeGame];
