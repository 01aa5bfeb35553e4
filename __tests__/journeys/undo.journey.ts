import { strict as assert } from 'node:assert';
import { gameSummary, replay } from '@/engine';
import { simulateGame } from '@/simulate';
import { rulesetById } from '@/rulesets';
import { readTold, tap, tellable } from '../kit/referee';
import { type AtTable, arrive, sitDown, tellAll } from './atTable';
import { type Journey } from './stage';

/** As it is on the disk: what is on its way there is waited for. */
const summaryOf = async ({ finger }: AtTable): Promise<unknown> => {
  await finger.settle();
  const { header, entries } = readTold(await finger.record());
  const game = replay(header, entries);
  assert.ok(game.ok);
  return gameSummary(game.value);
};

const touch = async ({ finger }: AtTable, name: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i += 1) await finger.perform([tap(name)]);
  await finger.settle();
};

const wholeGame: Journey = {
  name: 'undo: through a whole game to before the deal, redo to its end, and a deal taken back is not typed again',
  walk: async (stage) => {
    const ruleset = rulesetById('tennessee-2018');
    assert.ok(ruleset);
    const told = tellable(simulateGame({ ruleset, seed: 'undo 3', house: { stock: 2 }, players: 2 }));
    const at = await arrive(stage);
    const acts = await sitDown(at, told);
    const dealt = await summaryOf(at);
    await tellAll(at, acts);
    const whole = await summaryOf(at);
    await touch(at, 'undo', acts.length);
    assert.deepEqual(await summaryOf(at), dealt, 'as it was dealt');
    await touch(at, 'redo', acts.length);
    assert.deepEqual(await summaryOf(at), whole, 'as it ended');
    assert.equal(await at.finger.isThere('redo'), false, 'nothing is left to redo');
    await touch(at, 'undo', acts.length);
    await touch(at, 'undo', 1);
    await at.page.waitForURL('**/deal');
    await at.finger.perform([tap('start-game')]);
    await at.page.getByTestId('turn').filter({ visible: true }).waitFor();
    assert.deepEqual(await summaryOf(at), dealt, 'dealt again');
    await at.leave();
  },
};

export const undos: readonly Journey[] = [wholeGame];
