import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The first eight bytes of every Hermes bytecode file, then its format version. */
const MAGIC = Buffer.from('c61fbc03c103191f', 'hex');

export const isHermesBytecode = (bytes: Buffer): boolean => bytes.length > 128 && bytes.subarray(0, 8).equals(MAGIC);

/** What is wrong with an exported native bundle, or null. */
export function bytecodeComplaint(folder: string, platform: 'android' | 'ios'): string | null {
  const place = path.join(folder, '_expo/static/js', platform);
  const bundles = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.hbc')) : [];
  if (bundles.length === 0) return `no .hbc file in ${place}`;
  const wrong = bundles.find((name) => !isHermesBytecode(readFileSync(path.join(place, name))));
  return wrong === undefined ? null : `${wrong} is not Hermes bytecode`;
}
