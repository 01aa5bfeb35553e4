import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { gameSummary, replay } from '@/engine';
import { simulateGame } from '@/simulate';
import { rulesetById } from '@/rulesets';
import { fill, positionTaps, readTold, tap, taps, tellable, type Told } from '../kit/referee';
import { arrive, recordOf, sitDown, tellAll } from './atTable';
import { type Journey, textOf } from './stage';

function wonGame(): Told {
  const ruleset = rulesetById('mattel');
  assert.ok(ruleset);
  for (let i = 1; ; i += 1) {
    const told = tellable(simulateGame({ ruleset, seed: `won ${i}`, players: 2, house: { stock: 2 }, haste: 0 }));
    if (told.entries.length < 40 && told.entries.at(-1)?.act === 'play') return told;
  }
}

const signed: Journey = {
  name: 'result: both sides sign, one under protest; the record is sealed and shared; the next game follows',
  walk: async (stage) => {
    const told = wonGame();
    const at = await arrive(stage);
    await tellAll(at, await sitDown(at, told));
    await at.finger.perform(taps('result'));
    await textOf(at.page, 'result-title');
    await at.picture('result-to-sign');
    await at.finger.perform([tap('sign-0'), ...taps('protest-1'), fill('protest-text-1', 'The last card was mine.')]);
    await at.finger.perform(taps('protest-sign-1'));
    await textOf(at.page, 'result-sealed');
    await at.picture('result-sealed');
    const [download] = await Promise.all([at.page.waitForEvent('download'), at.finger.perform(taps('export-record'))]);
    const shared = readTold(readFileSync(await download.path(), 'utf8'));
    const game = replay(shared.header, shared.entries);
    assert.ok(game.ok);
    assert.equal(gameSummary(game.value).phase, 'signed');
    const signatures = shared.entries.filter((entry) => entry.act === 'sign');
    assert.deepEqual(
      signatures.map(({ seat, disputes }) => ({ seat, disputes })),
      [
        { seat: 0, disputes: undefined },
        { seat: 1, disputes: 'The last card was mine.' },
      ],
    );
    await at.finger.perform(taps('next-game'));
    await at.page.waitForURL('**/deal');
    await textOf(at.page, 'deal-question');
    const next = (await recordOf(at)).header;
    assert.notEqual(next.id, shared.header.id);
    assert.deepEqual(
      next.seats.map(({ name }) => name),
      shared.header.seats.map(({ name }) => name),
    );
    await at.leave();
  },
};

const calledOver: Journey = {
  name: 'result: a referee called over tells what lies on the table, and the game is ended for time',
  walk: async (stage) => {
    const position = {
      n: 1,
      act: 'position',
      turn: 2,
      stock: [
        { count: 12, top: 7 },
        { count: 9, top: 'S' },
        { count: 11, top: 12 },
        { count: 15, top: 1 },
      ],
      discards: [
        [[4, 9], [], [11], []],
        [[], [], [], [2]],
        [[5], [6, 6, 8], [], []],
        [[], [], [], []],
      ],
      hand: [5, 4, 3, 5],
      building: [3, 0, 11, 6],
      draw: 47,
      completed: 24,
    } as const;
    const at = await arrive(stage);
    await at.finger.perform(taps('from-table', 'ruleset-texas-good-sam', 'deal'));
    await at.page.waitForURL('**/position');
    await at.finger.perform(positionTaps(position));
    await at.page.getByTestId('build-0').filter({ visible: true }).waitFor();
    const [told] = (await recordOf(at)).entries;
    const { at: _at, by: _by, ...entry } = told ?? assert.fail('nothing was told');
    assert.deepEqual(entry, position);
    await at.finger.perform(taps('stock-2', 'more', 'end-time'));
    await at.finger.settle();
    await at.finger.perform(taps('result'));
    assert.match(await textOf(at.page, 'result-stocks'), /11/);
    await at.leave();
  },
};

export const results: readonly Journey[] = [signed, calledOver];
