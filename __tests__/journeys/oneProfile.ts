import { strict as assert } from 'node:assert';
import { findOrInstallChromium } from '../../src/cli/chromium';
import { makeFinger } from '../kit/referee';
import { launch, newProfile, removeProfile } from '../lab/browser';
import { type AtTable } from './atTable';
import { PHONE, type Stage } from './stage';

/** A browser that is started again and again on the same profile; it is killed before, or closed as a person closes it. */
export async function onOneProfile(
  { url }: Stage,
  walk: (start: (path: string, ends?: 'killed' | 'closed') => Promise<AtTable>) => Promise<void>,
): Promise<void> {
  const program = await findOrInstallChromium();
  assert.ok(program.ok);
  const profile = newProfile();
  const complaints: string[] = [];
  let running = launch(program.value, profile);
  let isFirst = true;
  const start = async (path: string, ends: 'killed' | 'closed' = 'killed'): Promise<AtTable> => {
    if (!isFirst) {
      if (ends === 'closed') await (await running.browser).close();
      else await running.kill();
      running = launch(program.value, profile);
    }
    isFirst = false;
    const { context } = await running.browser;
    await context.addInitScript('globalThis.__name ??= (named) => named;');
    const [page = await context.newPage()] = context.pages();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    await page.setViewportSize(PHONE);
    await page.goto(`${url}${path}`);
    const picture = (): Promise<void> => Promise.resolve();
    return { page, finger: makeFinger(page), picture, leave: () => Promise.resolve() };
  };
  try {
    await walk(start);
    assert.deepEqual(complaints, [], 'the browser complained');
  } finally {
    await running.kill();
    removeProfile(profile);
  }
}
