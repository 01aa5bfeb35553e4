import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findStartScripts, EXPO_WEB_SCRIPTS_FOLDER } from './joinScripts';

export interface LoadedAndLaterScriptSizes {
  /** Scripts the page had loaded when it was asked. */
  readonly loaded: number;
  /** Scripts that lie in the same build and are loaded later, or never. */
  readonly later: number;
}

const isScript = (name: string): boolean => name.endsWith('.js');

/** The sizes of the scripts in a build, split by which of them (`/_expo/…/index-….js`) a page has loaded. */
export function measureScriptSizes(folder: string, loadedPaths: readonly string[]): LoadedAndLaterScriptSizes {
  const loaded = new Set(loadedPaths.filter(isScript).map((place) => path.join(folder, place)));
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isScript)
    .map((name) => path.join(folder, name));
  const missing = [...loaded].find((file) => !scripts.includes(file));
  if (missing !== undefined) throw new Error(`${missing} was loaded and is not in the build`);
  const bytes = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { loaded: bytes([...loaded]), later: bytes(scripts.filter((file) => !loaded.has(file))) };
}

/** Bytes that a browser has to be sent before the first screen, as a server sends them. */
export const measureStartGzip = (folder: string): number =>
  findStartScripts(folder).reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(folder, EXPO_WEB_SCRIPTS_FOLDER, name)), { level: 9 }).length,
    0,
  );
