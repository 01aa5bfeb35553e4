import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { CHROMIUM_ARGS, obtainChromium } from '../../src/cli/chromium';
import { listen } from '../../src/cli/serve/listen';
import { staticServer } from '../../src/cli/serve/staticServer';
import { games, wholeGames } from './games.journey';
import { flags } from './flags.journey';
import { evenings } from './evening.journey';
import { undos } from './undo.journey';
import { devices } from './device.journey';
import { forms } from './forms.journey';
import { layouts } from './layout.journey';
import { type Journey } from './stage';
const ALL: Journey[] = [...games, ...wholeGames, ...flags, ...evenings, ...undos, ...devices, ...layouts, ...forms];
void (async () => {
  const program = await obtainChromium();
  if (!program.ok) throw new Error(program.error);
  const server = staticServer('/tmp/jweb');
  const port = await listen(server, 0, false);
  if (!port.ok) throw new Error(port.error);
  const browser = await chromium.launch({ executablePath: program.value, args: CHROMIUM_ARGS });
  mkdirSync('/tmp/jpics', { recursive: true });
  const stage = { browser, url: `http://localhost:${port.value}`, pictures: '/tmp/jpics' };
  const wanted = process.argv.slice(2);
  for (const j of ALL.filter(({ name }) => wanted.some((w) => name.includes(w)))) {
    const t = Date.now();
    const e: any = await j.walk(stage).then(
      () => null,
      (r) => r,
    );
    console.log(e === null ? '✓' : '✗', j.name, ((Date.now() - t) / 1000).toFixed(1), 's');
    for (let c = e; c; c = c.cause) console.log('   ', (c.stack ?? String(c)).split('\n').slice(0, 14).join('\n    '));
    if (e)
      for (const [i, p] of browser
        .contexts()
        .flatMap((c) => c.pages())
        .entries()) {
        await p.screenshot({ path: `/tmp/jpics/failed-${i}.png` }).catch(() => {});
      }
    for (const c of browser.contexts()) await c.close();
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  process.exit(0);
})();
