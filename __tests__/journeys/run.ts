import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { buildWebIfStale } from '../../src/cli/build/web';
import { CHROMIUM_ARGS, findOrInstallChromium } from '../../src/cli/chromium';
import { listenOnPort } from '../../src/cli/serve/listenOnPort';
import { makeStaticServer } from '../../src/cli/serve/makeStaticServer';
import { secondsSinceText } from '../../src/cli/stopwatch';
import { accesses, moreAccesses } from './access.journey';
import { askings } from './asking.journey';
import { attachments } from './attachedSheet.journey';
import { blindGames } from './blind.journey';
import { devices } from './device.journey';
import { doubts } from './doubt.journey';
import { evenings } from './evening.journey';
import { events } from './event.journey';
import { explanations, moreExplanations } from './explains.journey';
import { flags, moreFlags } from './flags.journey';
import { forms } from './forms.journey';
import { games, tapsTogether, wholeGames } from './games.journey';
import { justRulings } from './justARuling.journey';
import { keyboards } from './keyboard.journey';
import { layouts } from './layout.journey';
import { longerLayouts } from './longer.journey';
import { localRules } from './localRules.journey';
import { looks } from './looks.journey';
import { namesAtTable } from './names.journey';
import { moreOfflineStarts, offlineStarts } from './offline.journey';
import { practices, wholePractices } from './practice.journey';
import { moreNoClauses, noClauses } from './noClause.journey';
import { motions } from './motion.journey';
import { outOfTurns } from './outOfTurn.journey';
import { profiles } from './profile.journey';
import { results } from './result.journey';
import { rulings } from './rulings.journey';
import { settings, textSizes } from './settings.journey';
import { slips } from './slip.journey';
import { type Journey, type Stage } from './stage';
import { tableLists } from './tables.journey';
import { undos } from './undo.journey';
import { vectors } from './vectors.journey';

/** Each has a browser profile of its own, so they may walk side by side. */
const AT_ONCE = 2;
/** The longest first: two walkers finish soonest that way. */
const JOURNEYS: readonly Journey[] = [
  ...evenings,
  ...undos,
  ...games,
  ...offlineStarts,
  ...events,
  ...looks,
  ...blindGames,
  ...keyboards,
  ...accesses,
  ...forms,
  ...explanations,
  ...flags,
  ...noClauses,
  ...outOfTurns,
  ...motions,
  ...layouts,
  ...namesAtTable,
  ...longerLayouts,
  ...localRules,
  ...results,
  ...slips,
  ...devices,
  ...tableLists,
  ...doubts,
  ...practices,
  ...justRulings,
  ...attachments,
  ...profiles,
  ...askings,
  ...rulings,
  ...settings,
  ...vectors,
];
const WHOLE = '--whole';
/** A journey that takes longer than this stands still somewhere. */
const LONGEST_MS = 10 * 60_000;

const standsStill = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`it did not end within ${LONGEST_MS / 60_000} minutes`)), LONGEST_MS).unref();
  });

const inWords = (error: unknown): string =>
  error instanceof Error
    ? [error.stack ?? error.message, ...(error.cause === undefined ? [] : [inWords(error.cause)])].join('\n')
    : String(error);

async function walkAll(stage: Stage, args: readonly string[]): Promise<number> {
  let failed = 0;
  const wanted = args.find((arg) => arg !== WHOLE);
  const all = args.includes(WHOLE)
    ? [
        ...wholeGames,
        ...moreAccesses,
        ...moreFlags,
        ...moreNoClauses,
        ...wholePractices,
        ...moreOfflineStarts,
        ...textSizes,
        ...moreExplanations,
        ...JOURNEYS,
      ]
    : JOURNEYS;
  const isWanted = ({ name }: Journey): boolean => wanted === undefined || name.includes(wanted);
  const chosen = all.filter(isWanted);
  const last = [tapsTogether].filter(isWanted);
  const side = [...chosen];
  const walker = async (waiting: Journey[]): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const began = performance.now();
      const error = await Promise.race([next.walk(stage), standsStill()]).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null) failed += 1;
      const line = `${error === null ? '✓' : '✗'} ${next.name} (${secondsSinceText(began)})`;
      console.log(error === null ? line : `${line}\n${inWords(error)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => walker(side)));
  await walker([...last]);
  console.log(`${chosen.length + last.length - failed} passed, ${failed} failed`);
  return failed;
}

/** `tsx __tests__/journeys/run.ts [--whole] [part of a name]`: the real build, the real server, a real Chromium. */
async function run(): Promise<number> {
  const program = await findOrInstallChromium();
  if (!program.ok) throw new Error(program.error);
  const built = await buildWebIfStale(console.log);
  if (!built.ok) throw new Error(built.error);
  const server = makeStaticServer(built.value);
  const port = await listenOnPort(server, 0, false);
  if (!port.ok) throw new Error(port.error);
  const browser = await chromium.launch({ executablePath: program.value, args: CHROMIUM_ARGS });
  const pictures = mkdtempSync(path.join(tmpdir(), 'tableside-pictures-'));
  console.log(`Pictures are in ${pictures}`);
  try {
    return await walkAll({ browser, url: `http://localhost:${port.value}`, pictures }, process.argv.slice(2));
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

run().then(
  (failed) => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
