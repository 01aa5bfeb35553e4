import { inRoot } from '../paths';
import { type Finished, runNode } from '../shell';

/** Expo must neither ask a question nor call home; the web template and manifest lie in assets/web. */
const QUIET = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_PUBLIC_FOLDER: 'assets/web' };

export const PLATFORMS = ['web', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Without an entry the app itself is built; metro.config.js reads the name of another. */
export const exportApp = (platforms: readonly Platform[], folder: string, entry = ''): Promise<Finished> =>
  runNode(
    inRoot('node_modules/expo/bin/cli'),
    ['export', ...platforms.flatMap((name) => ['-p', name]), '--output-dir', folder],
    { ...QUIET, TABLESIDE_ENTRY: entry },
  );
