import { inRoot } from '../paths';
import { type WebBuild } from './web';

/**
 * Pages for tests and measurements, built by the same Metro with the same SQLite as the app:
 * `storage` the log with no screens, `empty` as little as can be built, `beside` the app and its peers together.
 */
export const LAB_PAGES = { storage: 'storage.ts', empty: 'empty.tsx', beside: 'beside.tsx' } as const;
export type LabPage = keyof typeof LAB_PAGES;

export const labBuild = (page: LabPage): WebBuild => ({
  name: `the lab's ${page} page`,
  folder: inRoot('dist/lab', page),
  entry: `__tests__/lab/pages/${LAB_PAGES[page]}`,
  sources: ['__tests__/lab/pages', '__tests__/storage/contract', '__tests__/storage/kit/wrongLogs.ts'],
});
