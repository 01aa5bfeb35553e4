import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findOrInstallChromium } from '@/cli/chromium';
import { bundleHermesScript } from '@/cli/hermesVm';
import { type Counted, countVectors } from './countVectors';

/** The golden vectors in a real browser. */
export async function run(): Promise<Counted> {
  const program = await findOrInstallChromium();
  if (!program.ok) return { passed: 0, failed: 1, log: program.error };
  const script = await bundleHermesScript(path.join(__dirname, 'vectors.ts'), 'golden');
  const browser = await chromium.launch({ executablePath: program.value, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const found = await page.evaluate(`${script}\nJSON.stringify(golden.vectors());`);
    return countVectors('Chromium', String(found));
  } finally {
    await browser.close();
  }
}
