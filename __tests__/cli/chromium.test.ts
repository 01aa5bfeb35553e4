import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../src/cli/chromium';

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-bin-'));
const browser = path.join(folder, 'google-chrome');
beforeAll(() => {
  writeFileSync(browser, '');
  chmodSync(browser, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the browser named by CHROMIUM comes first', () => {
  expect(findChromium({ CHROMIUM: browser, PATH: '/nowhere' })).toBe(browser);
});
test('a CHROMIUM that cannot be run is not silently replaced by another', () => {
  expect(findChromium({ CHROMIUM: '/nowhere/chromium', PATH: folder })).toBeUndefined();
});
test('otherwise it is found on the path', () => {
  expect(findChromium({ PATH: folder })).toBe(browser);
});
