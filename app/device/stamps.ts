import { getRandomBytes } from 'expo-crypto';
import { type StampSource } from '@/state';
import { buildName } from './buildName';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An id of 128 bits that sorts by the time it was made (UUID, version 7). */
export function newId(): string {
  const bytes = getRandomBytes(16);
  const now = Date.now();
  for (let i = 0; i < 6; i += 1) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Without letters that look like digits: a seed is read aloud and typed again. */
const SEED_LETTERS = 'abcdefghkmnpqrstuvwxyz23456789'.slice(0, 28);

/** The seed of a draw: eight letters and digits, so that anybody can repeat the draw by hand. */
export const newDrawSeed = (): string =>
  Array.from(getRandomBytes(8), (byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join('');

export function makeStampSource(device: string): StampSource {
  const build = buildName();
  return { now: () => new Date().toISOString(), id: newId, device, ...(build === undefined ? {} : { build }) };
}
