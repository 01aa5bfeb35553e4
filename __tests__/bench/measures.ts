import { type MeasureInBrowser, type TableFigureName } from '../../src/cli/bench/tableMeasurements';
import { tapLate } from './longGames';
import { scriptSize } from './scripts';
import { startUp } from './start';
import { tapSaved, tapShown } from './taps';
import { tapsPerEntry } from './wholeGames';

export const MEASURES: Readonly<Record<TableFigureName, MeasureInBrowser>> = {
  'tap-saved-vs-bare': tapSaved,
  'tap-shown-vs-bare': tapShown,
  'taps-per-entry': tapsPerEntry,
  'start-vs-empty': startUp,
  'tap-5000-vs-50-on-screen': tapLate,
  'script-vs-empty': scriptSize,
};
