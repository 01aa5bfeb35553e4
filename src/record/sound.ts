import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { isWellFormed } from './utf8';

/** Deep enough for anything a referee's app writes, shallow enough for every engine's stack. */
export const MAX_DEPTH = 64;

const refuse = (code: Refusal['code'], field: string, allowed: string, value?: unknown): Result<never, Refusal> =>
  fail(value === undefined ? { code, field, allowed } : { code, field, allowed, value });

const step = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/**
 * What is read must also be writable, hashable and the same on every machine: no key that reaches a
 * prototype, no half characters, no number beyond JSON, nothing that is not plain data. Checked
 * before anything else looks at the value.
 */
export function checkSound(value: unknown, path = '', depth = 0): Result<null, Refusal> {
  if (typeof value === 'string') {
    return isWellFormed(value) ? SOUND : refuse('bad-field', path, 'well-formed text');
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? SOUND : refuse('bad-field', path, 'finite number', String(value));
  }
  if (value === null || typeof value === 'boolean') return SOUND;
  if (typeof value !== 'object') return refuse('bad-field', path, 'JSON value', typeof value);
  if (depth >= MAX_DEPTH) return refuse('bad-field', path, `nesting ≤ ${MAX_DEPTH}`);
  return Array.isArray(value) ? checkItems(value, path, depth) : checkMembers(value, path, depth);
}

const SOUND = ok(null);

function checkItems(items: readonly unknown[], path: string, depth: number): Result<null, Refusal> {
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (isPlainly(item)) continue;
    const sound = checkSound(item, step(path, i), depth + 1);
    if (!sound.ok) return sound;
  }
  return SOUND;
}

function checkMembers(object: object, path: string, depth: number): Result<null, Refusal> {
  const prototype: unknown = Object.getPrototypeOf(object);
  // A plain object of another realm (a test's sandbox, a frame) ends its chain one step up, like ours.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return refuse('bad-field', path, 'JSON value');
  for (const key of Object.keys(object)) {
    if (key === '__proto__') return refuse('unsafe-name', step(path, key), 'another name');
    if (!isWellFormed(key)) return refuse('bad-field', path, 'well-formed names');
    const member = (object as Record<string, unknown>)[key];
    if (isPlainly(member)) continue;
    const sound = checkSound(member, step(path, key), depth + 1);
    if (!sound.ok) return sound;
  }
  return SOUND;
}

/** Small whole numbers are most of what a record holds; no path needs to be built for them. */
const isPlainly = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value;
