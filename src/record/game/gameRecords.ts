import { fail, ok, type Result } from '@/base';
import type { Entry, Header, Refusal } from '@/engine';
import { type FindRuleset, rulesetById } from '@/rulesets';
import { parseJsonObject, type RawObject } from '../lines';
import {
  checkSealShape,
  type LineKind,
  makeRecordReader,
  type RecordFormat,
  type LineReadResult,
  type RecordReader,
} from '../reader';
import { type Seal } from '../seals';
import { makeEntryChecker } from './entryChecker';
import { parseGameHeader } from './header';

/**
 * A line with `tableside` is a header. So is one with a ruleset or seats and no act: its author forgot the version,
 * and the record before it must not be refused for that.
 */
const kindOf = (raw: RawObject): LineKind => {
  if (has(raw, 'tableside')) return 'header';
  if (has(raw, 'act')) return 'entry';
  if (has(raw, 'seal')) return 'seal';
  return has(raw, 'ruleset') || has(raw, 'seats') ? 'header' : 'entry';
};

const has = (raw: RawObject, key: string): boolean => Object.prototype.hasOwnProperty.call(raw, key);

export const gameFormat = (find: FindRuleset): RecordFormat<Header> => ({
  kindOf,
  looksLikeHeader: (text) => /"tableside"\s*:/.test(text),
  parseHeader: (raw) => parseGameHeader(raw, find),
  checkEntries: (header) => makeEntryChecker(header, find),
});

export type GameLineReadResult = LineReadResult<Header, Entry>;
export type GameRecordReader = RecordReader<Header, Entry>;

/** A reader of game records. `find` looks a ruleset up by its id. */
export const makeGameRecordReader = (find: FindRuleset = rulesetById): GameRecordReader =>
  makeRecordReader(gameFormat(find));

/** One line on its own. Whether an entry fits its table only a reader that has seen the header can tell. */
export type ParsedLine =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'entry'; readonly entry: RawObject }
  | { readonly kind: 'seal'; readonly seal: Seal };

export function parseLine(text: string, find: FindRuleset = rulesetById): Result<ParsedLine, Refusal> {
  const parsed = parseJsonObject(text);
  if (!parsed.ok) return parsed;
  const raw = parsed.value;
  const kind = kindOf(raw);
  if (kind === 'entry') return ok({ kind, entry: raw });
  if (kind === 'header') {
    const header = parseGameHeader(raw, find);
    return header.ok ? ok({ kind, header: header.value }) : header;
  }
  const refusal = checkSealShape(raw);
  return refusal === null ? ok({ kind, seal: raw as unknown as Seal }) : fail(refusal);
}
