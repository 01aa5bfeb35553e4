import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ResolvedInDoubtBatch } from '@/storage';
import { wordsFor } from '@/words';
import { findOrInstallChromium } from '../../src/cli/chromium';
import { pathInRepo } from '../../src/cli/paths';
import { assertSameRecord, follow, makeFinger, readTold } from '../kit/referee';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { namesOf, tellAll } from './atTable';
import { type Journey, PHONE } from './stage';

/** A browser's profile, written by the build of November 2026 (see the fixture's README). */
const FIXTURE = pathInRepo('__tests__/fixtures/profile-2026-11/chromium');
/** The origin is part of the profile: the browser is told that this name is our server, whatever its port. */
const ORIGIN = 'http://fixture.localhost';
/** How many entries were stored before the write in doubt, and with it. */
const ACKNOWLEDGED = 18;
const SETTLED = 20;

const { keeping } = wordsFor('en');
const linesOf = (text: string): string[] => text.trim().split('\n');
const read = (name: string): string => readFileSync(`${FIXTURE}/${name}`, 'utf8');

const opens = (name: 'written' | 'unwritten', outcome: ResolvedInDoubtBatch['outcome']): Journey => ({
  name: `profile: one of November 2026, its last write in doubt and ${name}, opens, is settled, and goes on`,
  walk: async ({ url, pictures }) => {
    const program = await findOrInstallChromium();
    assert.ok(program.ok);
    const profile = newProfile();
    execFileSync('tar', ['-xzf', `${FIXTURE}/${name}.tar.gz`, '-C', profile]);
    const map = `--host-resolver-rules=MAP fixture.localhost:80 127.0.0.1:${new URL(url).port}`;
    const browser = await launch(program.value, profile, [map]).browser;
    try {
      const [page = await browser.context.newPage()] = browser.context.pages();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
      await page.setViewportSize(PHONE);
      const finger = makeFinger(page);
      const kept = linesOf(read(`${name}.jsonl`));
      const { header, entries } = readTold(read(`${name}.jsonl`));
      assert.equal(entries.length, ACKNOWLEDGED);

      // the app fills in the draw before it, and does not name it
      const inDoubt = namesOf(header, readTold(read('told.jsonl')).entries.slice(SETTLED - 1, SETTLED));

      // the list has the table, says what became of the write, and that nothing was lost
      await page.goto(`${ORIGIN}/tables`);
      const row = page.getByTestId(`open-${header.id}`);
      await row.waitFor();
      await page
        .getByTestId('notice-settled-0')
        .filter({ hasText: keeping.settled[outcome](inDoubt) })
        .waitFor();
      assert.equal(await page.getByTestId(/^open-/).count(), 1);
      assert.equal(await page.getByTestId(/^notice-(lost|no-list|read-only|memory)/).count(), 0);
      await page.screenshot({ path: `${pictures}/profile ${name}.png` });

      // the table has every line as it was, and the write that was in doubt once
      await row.click();
      await page.getByTestId('build-0').filter({ visible: true }).waitFor();
      await finger.settle();
      const settled = linesOf(await finger.record());
      assert.deepEqual(settled.slice(0, kept.length), kept);
      assert.equal(settled.length, SETTLED + 1);

      // the game goes on to where it was simulated to
      const told = readTold(read('told.jsonl'));
      const rest = follow(told).filter(({ entries: [first] }) => first !== undefined && first.n > SETTLED);
      assert.ok(rest.length > 0);
      await tellAll({ finger }, rest);
      const record = await finger.record();
      assertSameRecord(told, readTold(record), `profile ${name}`);
      assert.deepEqual(linesOf(record).slice(0, settled.length), settled);
      const devices = new Set(readTold(record).entries.map(({ by }) => by));
      assert.equal(devices.size, 1, 'the device has another name than before');

      // and everything is there after another start
      await page.reload();
      await page.getByTestId('build-0').filter({ visible: true }).waitFor();
      await finger.settle();
      assert.equal(await finger.record(), record);
      assert.deepEqual(complaints, [], 'the browser complained');
    } finally {
      await browser.kill();
      removeProfile(profile);
    }
  },
});

export const profiles: readonly Journey[] = [opens('written', 'was-there'), opens('unwritten', 'appended')];
