import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { checkPlainJson } from './canonical';
import { type HeaderWithId } from './chain';

/** A parsed line before anybody has checked its fields. */
export type RawObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of a record as an object: JSON, not a list, and plain data at every depth. */
export function parseJsonObject(text: string): Result<RawObject, Refusal> {
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(text));
  } catch {
    return fail({ code: 'not-json' });
  }
  if (!isObject(value)) return fail({ code: 'not-an-object', allowed: 'object' });
  const checked = checkPlainJson(value);
  return checked.ok ? ok(value) : checked;
}

/** Some editors write a byte order mark at the start of a file; in files joined end to end it can be on any line. */
const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

export const isBlankLine = (text: string): boolean => /^[\s\ufeff]*$/.test(text);

/** One line of a record, without its line end. Fields keep their order; none is dropped. */
export const stringifyLine = (line: object): string => JSON.stringify(line);

/** A whole record as text. Records can be joined end to end in one file. */
export const serializeRecord = <H extends HeaderWithId>(header: H, lines: readonly object[]): string =>
  [header, ...lines].map((line) => `${stringifyLine(line)}\n`).join('');
