import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { encodeUtf8, isWellFormedUnicode } from './utf8';

/**
 * The text of a JSON value that is hashed and signed, as RFC 8785 (JCS) defines it: no
 * whitespace, keys in order of their UTF-16 code units, numbers as ECMAScript prints them, strings
 * with the fewest escapes. It can never change: the hashes of stored logs depend on it.
 */
export function canonicalText(value: unknown): Result<string, Refusal> {
  const checked = checkPlainJson(value);
  return checked.ok ? ok(spell(value)) : checked;
}

export function canonicalBytes(value: unknown): Result<Uint8Array, Refusal> {
  const text = canonicalText(value);
  return text.ok ? ok(encodeUtf8(text.value)) : text;
}

function spell(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  // ECMAScript prints a number in one way only (−0 as 0), and that is the way RFC 8785 asks for.
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`;
  const object = value as Readonly<Record<string, unknown>>;
  // Without a comparator, sort compares UTF-16 code units, whatever the locale.
  const members = Object.keys(object)
    .sort()
    .map((key) => `${quote(key)}:${spell(object[key])}`);
  return `{${members.join(',')}}`;
}

const PLAIN = /^[ !#-[\]-\uffff]*$/;
const SHORT: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
};

function quote(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  let quoted = '"';
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    const code = text.charCodeAt(i);
    if (code >= 0x20 && char !== '"' && char !== '\\') quoted += char;
    else quoted += SHORT[char] ?? `\\u00${code < 16 ? '0' : ''}${code.toString(16)}`;
  }
  return `${quoted}"`;
}

/** Deep enough for anything the app writes, shallow enough for every engine's stack. */
const MAX_DEPTH = 64;

const refuse = (code: Refusal['code'], field: string, allowed: string, value?: unknown): Result<never, Refusal> =>
  fail(value === undefined ? { code, field, allowed } : { code, field, allowed, value });

const step = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/**
 * Refuses what has no canonical form, or not the same on every machine: a key that reaches a prototype, a lone
 * surrogate, a number that JSON cannot write, anything that is not plain data. The reader calls it before
 * anything else looks at a value, so whatever was read can be written and hashed.
 */
export function checkPlainJson(value: unknown, path = '', depth = 0): Result<null, Refusal> {
  if (typeof value === 'string') {
    return isWellFormedUnicode(value) ? PLAIN_JSON : refuse('bad-field', path, 'well-formed text');
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? PLAIN_JSON : refuse('bad-field', path, 'finite number', String(value));
  }
  if (value === null || typeof value === 'boolean') return PLAIN_JSON;
  if (typeof value !== 'object') return refuse('bad-field', path, 'JSON value', typeof value);
  if (depth >= MAX_DEPTH) return refuse('bad-field', path, `nesting ≤ ${MAX_DEPTH}`);
  return Array.isArray(value) ? checkItems(value, path, depth) : checkMembers(value, path, depth);
}

const PLAIN_JSON = ok(null);

function checkItems(items: readonly unknown[], path: string, depth: number): Result<null, Refusal> {
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (isSmallInteger(item)) continue;
    const checked = checkPlainJson(item, step(path, i), depth + 1);
    if (!checked.ok) return checked;
  }
  return PLAIN_JSON;
}

function checkMembers(object: object, path: string, depth: number): Result<null, Refusal> {
  const prototype: unknown = Object.getPrototypeOf(object);
  // A plain object of another realm (a test's sandbox, a frame) ends its chain one step up, like ours.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return refuse('bad-field', path, 'JSON value');
  for (const key of Object.keys(object)) {
    if (key === '__proto__') return refuse('unsafe-name', step(path, key), 'another name');
    if (!isWellFormedUnicode(key)) return refuse('bad-field', path, 'well-formed names');
    const member = (object as Record<string, unknown>)[key];
    if (isSmallInteger(member)) continue;
    const checked = checkPlainJson(member, step(path, key), depth + 1);
    if (!checked.ok) return checked;
  }
  return PLAIN_JSON;
}

/** Small whole numbers are most of what a record holds: skipping them here saves building a path for each. */
const isSmallInteger = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value;
