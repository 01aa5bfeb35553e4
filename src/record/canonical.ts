import { ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { checkSound } from './sound';
import { utf8 } from './utf8';

/**
 * The one spelling of a JSON value that is hashed and signed, as RFC 8785 (JCS) has it: no
 * whitespace, keys in order of their UTF-16 code units, numbers as ECMAScript prints them, strings
 * with the fewest escapes. Final from the first stored entry on: a chained log cannot be re-hashed.
 */
export function canonicalText(value: unknown): Result<string, Refusal> {
  const sound = checkSound(value);
  return sound.ok ? ok(spell(value)) : sound;
}

export function canonicalBytes(value: unknown): Result<Uint8Array, Refusal> {
  const text = canonicalText(value);
  return text.ok ? ok(utf8(text.value)) : text;
}

function spell(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  // ECMAScript prints a number in one way only (−0 as 0), and that is the way RFC 8785 asks for.
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`;
  const object = value as Readonly<Record<string, unknown>>;
  // Without a comparator, sort compares UTF-16 code units: no locale has a say.
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
