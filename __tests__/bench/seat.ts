import { type Page } from 'playwright-core';
import { simulateGame } from '@/simulate';
import { serializeRecord } from '@/record';
import { type Ruleset, rulesetById } from '@/rulesets';
import { follow, hurried, makeFinger, newTableTaps, tellable, type Told } from '../kit/referee';
import { launch, newProfile, removeProfile, without } from '../lab/browser';
import { type LabPageName } from '../../src/cli/build/lab';
import { serve } from '../lab/serve';
import { originOf, visit } from '../lab/visitLab';

/** A browser with the app in it, for as long as something is measured there. */
export interface Seat {
  readonly page: Page;
  readonly origin: string;
  /** Six times slower than this computer: about what a cheap phone is. 1: as it is. */
  readonly slowDown: (times: number) => Promise<void>;
}

/** A page that was left is not kept for going back to: it would hold on to its database. */
const FORGETFUL = [without('BackForwardCache')];

/** A new browser on an empty disk at the list of tables. */
export async function atSeat<T>(which: LabPageName | 'app', measure: (seat: Seat) => Promise<T>): Promise<T> {
  const served = await serve(which);
  const profile = newProfile();
  const { browser, kill } = launch(served.program, profile, FORGETFUL);
  try {
    const { context } = await browser;
    const origin = originOf('bench', served.port);
    const { page, devtools } = await visit(context, origin, () => undefined, '/tables');
    const slowDown = async (rate: number): Promise<void> =>
      void (await devtools.send('Emulation.setCPUThrottlingRate', { rate }));
    return await measure({ page, origin, slowDown });
  } finally {
    await kill();
    removeProfile(profile);
    served.close();
  }
}

/** So long may it take on the busiest machine until a page shows or saves what it was touched for. */
const LONGEST_MS = 60_000;

/** Does something in a page, and fails with the name of what was expected if that does not come, or the page hangs. */
export async function inTime<T>(expected: string, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${LONGEST_MS / 1000} s: ${expected}`)), LONGEST_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export const sheet = (id: string): Ruleset => {
  const ruleset = rulesetById(id);
  if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
  return ruleset;
};

/** A game as a referee in a hurry tells it. */
export const hurriedGame = (ruleset: Ruleset, seed: string): Told => hurried(tellable(simulateGame({ ruleset, seed })));

/** Sits down to a new game: dealt, and nothing told yet but the first few acts. */
export async function sitDown({ page }: Seat, told: Told, acts: number): Promise<void> {
  const finger = makeFinger(page);
  await finger.perform(newTableTaps(told.header));
  for (const { gestures } of follow(told).slice(0, acts + 1)) await finger.perform(gestures);
  await finger.settle();
}

/** Puts whole records onto the device, as from a file. Answers with the tables they became, in order. */
export async function bring({ page }: Seat, records: readonly Told[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { header, entries } of records) {
    const text = serializeRecord(header, entries);
    const brought = await page.evaluate(async (lines) => {
      while (window.tableside?.registry === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      return window.tableside.registry.importRecords(lines);
    }, text);
    if (brought.tables[0] === undefined) throw new Error(`not imported: ${JSON.stringify(brought.refused)}`);
    ids.push(brought.tables[0]);
  }
  return ids;
}

/** Where a finger touches a control. */
export async function middleOf(page: Page, testId: string): Promise<{ x: number; y: number }> {
  const control = page.getByTestId(testId).filter({ visible: true });
  await control.waitFor();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${testId} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
