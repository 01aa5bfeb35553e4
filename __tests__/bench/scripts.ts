import { type Page } from 'playwright-core';
import { labBuildTarget } from '../../src/cli/build/lab';
import { measureScriptSizes, type LoadedAndLaterScriptSizes } from '../../src/cli/build/scripts';
import { APP_BUILD_TARGET } from '../../src/cli/build/web';
import { type MeasureInBrowser } from '../../src/cli/bench/tableMeasurements';
import { serve } from '../lab/serve';
import { originOf } from '../lab/visitLab';
import { atSeat, bring, hurriedGame, middleOf, sheet } from './seat';

/** Every script requested before a control can be seen, the database's worker included. */
async function bytesUntil(
  page: Page,
  address: string,
  testId: string,
  folder: string,
): Promise<LoadedAndLaterScriptSizes> {
  const requested: string[] = [];
  const note = (request: { readonly url: () => string }): void => void requested.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(address);
  await middleOf(page, testId);
  page.off('request', note);
  return measureScriptSizes(folder, requested);
}

/** Bytes of script until a table can be drawn, against the empty page that opens the same database. */
export const scriptSize: MeasureInBrowser = async (onProgress) => {
  const empty = await serve('empty');
  try {
    return await atSeat('app', async ({ page, origin, slowDown }) => {
      onProgress('loading a table and the empty page');
      const { header, entries } = hurriedGame(sheet('texas-good-sam'), 'bench');
      const [id] = await bring({ page, origin, slowDown }, [{ header, entries: entries.slice(0, 20) }]);
      const ours = await bytesUntil(page, `${origin}/tables/${id}`, 'build-0', APP_BUILD_TARGET.folder);
      const bare = await bytesUntil(page, originOf('empty', empty.port), 'ready', labBuildTarget('empty').folder);
      return {
        over: [ours.loaded],
        under: [bare.loaded],
        raw: { bytes: ours.loaded, bytesLater: ours.later, bytesEmpty: bare.loaded },
      };
    });
  } finally {
    empty.close();
  }
};
