import { type Page } from 'playwright-core';
import { type SeededRandom, simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';
import { type StoredAfterFault } from '../../src/cli/faults/compare';
import { type Finger, follow, newTableTaps, tellable, type Telling, type Told } from '../kit/referee';

/** A game as the referee tells it, and the table it is told at, once there is one. */
export interface Evening {
  readonly told: Told;
  readonly tellings: readonly Telling[];
  table: string | null;
}

export function newEvening(dice: SeededRandom): Evening {
  const told = tellable(simulateGame({ ruleset: dice.pick(RULESETS), seed: dice.below(1e6) }));
  return { told, tellings: follow(told), table: null };
}

/** What is left to tell: an entry is on the disk or is told again, with every tap it takes. Null: not even dealt. */
export function leftToTell({ tellings, table }: Evening, { tables }: StoredAfterFault): readonly Telling[] | null {
  const stored = tables.find(({ head }) => head.table === table);
  const [deal] = tellings;
  if (stored === undefined || deal === undefined || stored.entries.length < deal.entries.length) return null;
  return tellings.filter(({ entries }) => (entries.at(-1)?.n ?? 0) > stored.entries.length);
}

/** From the list of tables to a table that is set up. */
export const openTable = (finger: Finger, { told }: Evening): Promise<void> =>
  finger.perform(newTableTaps(told.header));

/** A control that is on the screen once a table is shown that has been dealt. */
const AT_TABLE = 'build-0';

/** To a table by its address, until it is shown: which controls are there is asked only then. */
export async function returnTo(page: Page, finger: Finger, address: string): Promise<void> {
  await page.goto(address);
  await finger.untilShown(AT_TABLE);
}

/** With one finger for a whole page: it remembers what it touched last, because a second touch too soon does not count. */
export async function tell(finger: Finger, tellings: readonly Telling[]): Promise<void> {
  for (const { way, gestures } of tellings) {
    await finger.perform(gestures);
    if (way === 'deal') await finger.untilShown(AT_TABLE);
  }
  await finger.settle();
}
