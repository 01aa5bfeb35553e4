import { strict as assert } from 'node:assert';
import { wordsFor } from '@/words';
import { simulateGame } from '@/simulate';
import { rulesetById } from '@/rulesets';
import { bundleHermesScript } from '../../src/cli/hermesVm';
import { pathInRepo } from '../../src/cli/paths';
import { assertSameRecord, tap, tellable } from '../kit/referee';
import { type Fault, type Mishap } from '../lab/pages/fault';
import { arrive, type AtTable, recordOf, sitDown, tapNamesOf, tellAll } from './atTable';
import { type Journey } from './stage';

const { keeping, table } = wordsFor('en');
const lab = bundleHermesScript(pathInRepo('__tests__/lab/pages/faultyWorker.ts'), 'lab');

/** The next message that writes lines into the log goes wrong. */
const arm = ({ page }: AtTable, mishap: Mishap): Promise<void> =>
  page.evaluate((fault) => (window as unknown as { arm: (fault: Fault) => void }).arm(fault), {
    at: 1,
    of: 'append' as const,
    mishap,
  });

/** The app has tried by itself a moment ago: now it is the referee who tries again. */
const tryNoMore = ({ page }: AtTable): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('tableside.reopened', String(Date.now())));

const slotSays = ({ page }: AtTable, text: string): Promise<void> =>
  page.getByTestId('flag').filter({ visible: true, hasText: text }).waitFor();

const inDoubt: Journey = {
  name: 'doubt: a tap that may not have been saved is said, tried again with one tap, told once, and nothing typed is lost',
  walk: async (stage) => {
    const ruleset = rulesetById('texas-good-sam');
    assert.ok(ruleset);
    const told = tellable(simulateGame({ ruleset, seed: 'doubt', house: { stock: 3 }, maxTurns: 6 }));
    const at = await arrive({ ...stage, initScript: `${await lab}; lab.installFaultyWorker(); window.arm = lab.arm;` });
    const acts = await sitDown(at, told);
    const half = Math.floor(acts.length / 2);
    await tellAll(at, acts.slice(0, half));

    // the app gets over it by itself, and says what became of it
    await arm(at, 'refused');
    await at.finger.perform(acts[half]!.gestures);
    await slotSays(at, keeping.settled.appended(tapNamesOf(acts[half]!.entries)));
    await at.finger.settle();

    // it cannot go on trying: the referee is told, and does
    await tryNoMore(at);
    await arm(at, 'lied');
    await at.finger.perform(acts[half + 1]!.gestures);
    await slotSays(at, table.slot.failed.unknown);
    await at.picture('doubt at the table');
    assert.equal(await at.page.getByTestId('saved').textContent(), 'not saved');
    // nothing more is written meanwhile; what is typed stays
    await at.finger.perform([tap('more'), tap('note')]);
    await at.page.getByTestId('field-text').fill('Bo left the table');
    await at.page.getByTestId('tell').click();
    await slotSays(at, table.slot.failed['read-only']);
    await at.page.getByTestId('more').click();
    await at.page.getByTestId('note').click();
    assert.equal(await at.page.getByTestId('field-text').inputValue(), 'Bo left the table');
    await at.page.getByTestId('close-form').click();
    await at.page.getByTestId('more-panel-close').click();
    await at.page.getByTestId('reopen').click();
    await slotSays(at, keeping.settled['was-there'](tapNamesOf(acts[half + 1]!.entries)));
    await tellAll(at, acts.slice(half + 2));
    assertSameRecord(told, await recordOf(at), 'doubt');
    await at.leave();
  },
};

export const doubts: readonly Journey[] = [inDoubt];
