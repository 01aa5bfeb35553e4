import { fail, ok, type Result } from '@/base';
import type { Header, Refusal } from '@/engine';
import { rulesetById } from '@/rulesets';
import { type Raw } from './body';
import { checkHeader, type FindRuleset } from './header';
import { type Seal } from './seal';
import { checkSound } from './sound';

export type LineKind = 'header' | 'entry' | 'seal';

/** One line on its own. Whether an entry fits its table only a reader that saw the header can tell. */
export type Line =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'entry'; readonly entry: Raw }
  | { readonly kind: 'seal'; readonly seal: Seal };

export function parseLine(text: string, find: FindRuleset = rulesetById): Result<Line, Refusal> {
  const parsed = parseObject(text);
  return parsed.ok ? asLine(parsed.value, find) : parsed;
}

export function asLine(raw: Raw, find: FindRuleset): Result<Line, Refusal> {
  const kind = kindOf(raw);
  if (kind === 'entry') return ok({ kind, entry: raw });
  if (kind === 'header') {
    const header = checkHeader(raw, find);
    return header.ok ? ok({ kind, header: header.value }) : header;
  }
  if (isObject(raw.seal)) return ok({ kind, seal: raw as unknown as Seal });
  return fail({ code: 'bad-field', field: 'seal', value: raw.seal, allowed: 'object' });
}

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON, an object, and plain through and through. */
export function parseObject(text: string): Result<Raw, Refusal> {
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(text));
  } catch {
    return fail({ code: 'not-json' });
  }
  if (!isObject(value)) return fail({ code: 'not-an-object', allowed: 'object' });
  const sound = checkSound(value);
  return sound.ok ? ok(value) : sound;
}

/** Some editors put a byte order mark before the first line, and files are joined end to end. */
const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

export const isBlank = (text: string): boolean => /^[\s\ufeff]*$/.test(text);

/**
 * `tableside` makes a header. So do a ruleset or seats with no act: someone forgot the version, and
 * the record before it must not suffer for that.
 */
export const kindOf = (raw: Raw): LineKind => {
  if (has(raw, 'tableside')) return 'header';
  if (has(raw, 'act')) return 'entry';
  if (has(raw, 'seal')) return 'seal';
  return has(raw, 'ruleset') || has(raw, 'seats') ? 'header' : 'entry';
};

const has = (raw: Raw, key: string): boolean => Object.prototype.hasOwnProperty.call(raw, key);

/** For a line that cannot be parsed: was it meant to start the next record? */
export const looksLikeHeader = (text: string): boolean => /"tableside"\s*:/.test(text);
