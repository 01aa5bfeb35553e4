import { pathInRepo } from '../paths';
import { type WebBuildTarget } from './web';

/**
 * Pages for tests and measurements, built like the app and with the same SQLite: `storage` is the log without
 * screens, `empty` the smallest page that opens a database, `beside` the app with the bare controls it is compared with,
 * `rulings` the app with a bare list of texts.
 */
export const LAB_PAGES = {
  storage: 'storage.ts',
  empty: 'empty.tsx',
  beside: 'beside.tsx',
  rulings: 'rulings.tsx',
} as const;
export type LabPageName = keyof typeof LAB_PAGES;

export const labBuildTarget = (page: LabPageName): WebBuildTarget => ({
  name: `the lab's ${page} page`,
  folder: pathInRepo('dist/lab', page),
  entry: `__tests__/lab/pages/${LAB_PAGES[page]}`,
  sources: ['__tests__/lab/pages', '__tests__/storage/contract', '__tests__/storage/kit/wrongLogs.ts'],
});

const WITHOUT_RULINGS = '__tests__/lab/withoutRulings';

/** The app without its Rulings tab: what the tab adds to the scripts of the start is the difference. */
export const WITHOUT_RULINGS_BUILD_TARGET: WebBuildTarget = {
  name: 'the app without its Rulings tab',
  folder: pathInRepo('dist/lab/without-rulings'),
  standIns: WITHOUT_RULINGS,
  sources: [WITHOUT_RULINGS],
};
