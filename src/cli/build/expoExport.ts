import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathInRepo } from '../paths';
import { type ProgramResult, runNodeScript } from '../runChildProcess';

/** Expo must not ask questions or send telemetry; the web template and manifest lie in assets/web. */
const EXPO_ENV = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_PUBLIC_FOLDER: 'assets/web' };

export const PLATFORMS = ['web', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

interface ExportOptions {
  /** Another page than the app's own. */
  readonly entry?: string | undefined;
  /** A folder whose files stand in for modules of the app. */
  readonly standIns?: string | undefined;
}

/** Builds the app, or another page: metro.config.js reads the options from the environment. */
export const runExpoExport = (
  platforms: readonly Platform[],
  folder: string,
  { entry = '', standIns = '' }: ExportOptions = {},
): Promise<ProgramResult> =>
  runNodeScript(
    pathInRepo('node_modules/expo/bin/cli'),
    ['export', ...platforms.flatMap((name) => ['-p', name]), '--output-dir', folder],
    { ...EXPO_ENV, TABLESIDE_ENTRY: entry, TABLESIDE_STAND_INS: standIns },
  );

/** The first eight bytes of every Hermes bytecode file, then its format version. */
const MAGIC = Buffer.from('c61fbc03c103191f', 'hex');

export const isHermesBytecode = (bytes: Buffer): boolean => bytes.length > 128 && bytes.subarray(0, 8).equals(MAGIC);

/** Says what is wrong with an exported native bundle; null when it is Hermes bytecode. */
export function findBytecodeProblem(folder: string, platform: 'android' | 'ios'): string | null {
  const place = path.join(folder, '_expo/static/js', platform);
  const bundles = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.hbc')) : [];
  if (bundles.length === 0) return `no .hbc file in ${place}`;
  const wrong = bundles.find((name) => !isHermesBytecode(readFileSync(path.join(place, name))));
  return wrong === undefined ? null : `${wrong} is not Hermes bytecode`;
}
