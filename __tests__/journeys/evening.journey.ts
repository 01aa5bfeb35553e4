import { strict as assert } from 'node:assert';
import { type Page } from 'playwright-core';
import { serializeRecord } from '@/record';
import { rulesetById } from '@/rulesets';
import { findChromium } from '../../src/cli/chromium';
import { adjudicate, jsonLines } from '../kit/adjudicate';
import {
  assertSameRecord,
  follow,
  makeFinger,
  makeStory,
  newTableTaps,
  readTold,
  type Story,
  type Telling,
  type Told,
} from '../kit/referee';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { tellAll } from './atTable';
import { type Journey, PHONE, type Stage } from './stage';

/** Nobody looks at it, and it is drawn all the same. */
const SEEN = [
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
];

/** A page of a browser that keeps its profile when it is killed. */
async function onDevice(profile: string, address: string, walk: (page: Page) => Promise<void>): Promise<void> {
  const { browser, kill } = launch(findChromium() ?? '', profile, SEEN);
  try {
    const { context } = await browser;
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await walk(page);
  } finally {
    await kill();
  }
}

/** Where to go on: what was told together was kept together, or not at all. */
function leftToTell(tellings: readonly Telling[], kept: number): readonly Telling[] {
  let entries = 0;
  const at = tellings.findIndex((telling) => (entries += telling.entries.length) > kept);
  const before = entries - (tellings[at]?.entries.length ?? 0);
  assert.equal(before, kept, `${kept} entries are the whole of what was told before`);
  return tellings.slice(at);
}

/** What the command line makes of a record: its flags in order, and how it ended. */
async function adjudged({ header, entries }: Told): Promise<unknown> {
  const { code, out, err } = await adjudicate(['--json', '-'], serializeRecord(header, entries));
  assert.equal(code, 0, err);
  const lines = jsonLines(out) as { flags?: { id: string }[]; end?: boolean; record?: string; open?: string[] }[];
  const flags = lines.flatMap((line) => line.flags ?? []).map(({ id: _, ...flag }) => flag);
  const { record: _, ...end } = lines.find((line) => line.end === true) ?? {};
  return { flags, end: { ...end, open: end.open?.map((id) => id.slice(id.indexOf(':'))) } };
}

/** In the middle of entry, with the last taps still on their way to the disk. */
async function tellUntilKilled(page: Page, story: Story, tellings: readonly Telling[]): Promise<void> {
  const finger = makeFinger(page);
  await finger.perform(newTableTaps(story.header));
  const half = Math.floor(tellings.length / 2);
  for (const { gestures } of tellings.slice(0, half)) await finger.perform(gestures);
}

const evening = (id: string, company: string): Journey => ({
  name: `evening: ${company}: four troubles, a mis-tap twenty entries back, the browser killed in the middle`,
  walk: async ({ url }: Stage) => {
    const ruleset = rulesetById(id);
    assert.ok(ruleset);
    const story = makeStory(ruleset, 'story');
    const seed = story.header.id;
    const tellings = follow(story);
    const profile = newProfile();
    try {
      let table = '';
      await onDevice(profile, `${url}/tables`, async (page) => {
        await tellUntilKilled(page, story, tellings);
        table = page.url();
      });
      await onDevice(profile, table, async (page) => {
        const finger = makeFinger(page);
        await page.getByTestId('turn').filter({ visible: true }).waitFor();
        const { entries } = readTold(await finger.record());
        assert.ok(entries.length > story.entries.length / 4, 'half of it had been told before the browser was killed');
        await tellAll({ finger }, leftToTell(tellings, entries.length));
        const found = readTold(await finger.record());
        assertSameRecord(story, found, seed);
        assert.deepEqual(await adjudged(found), await adjudged(story), seed);
      });
    } finally {
      removeProfile(profile);
    }
  },
});

export const evenings: readonly Journey[] = [
  evening('texas-good-sam', 'four at a Texas table'),
  evening('six-player-partners', 'six players'),
];
