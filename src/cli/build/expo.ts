import { inRoot } from '../paths';
import { type Finished, runNode } from '../shell';

/** Expo must neither ask a question nor call home; the web template and manifest lie in assets/web. */
const QUIET = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_PUBLIC_FOLDER: 'assets/web' };

export const PLATFORMS = ['web', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const exportApp = (platforms: readonly Platform[], folder: string): Promise<Finished> =>
  runNode(inRoot('node_modules/expo/bin/cli'), ['export', ...platforms.flatMap((name) => ['-p', name]), '--output-dir', folder], QUIET);
