import { pathInRepo } from '../paths';
import { type WebBuildTarget } from './web';

/**
 * Pages for tests and measurements, built like the app and with the same SQLite: `storage` is the log without
 * screens, `empty` the smallest page that opens a database, `beside` the app with the bare controls it is compared with.
 */
export const LAB_PAGES = { storage: 'storage.ts', empty: 'empty.tsx', beside: 'beside.tsx' } as const;
export type LabPageName = keyof typeof LAB_PAGES;

export const labBuildTarget = (page: LabPageName): WebBuildTarget => ({
  name: `the lab's ${page} page`,
  folder: pathInRepo('dist/lab', page),
  entry: `__tests__/lab/pages/${LAB_PAGES[page]}`,
  sources: ['__tests__/lab/pages', '__tests__/storage/contract', '__tests__/storage/kit/wrongLogs.ts'],
});
