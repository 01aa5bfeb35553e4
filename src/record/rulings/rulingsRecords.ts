import { fail, ok, type Result } from '@/base';
import type { Refusal } from '@/engine';
import { type FindRuleset, rulesetById } from '@/rulesets';
import { type RawObject } from '../lines';
import { type LineKind, makeRecordReader, type RecordFormat, type RecordReader } from '../reader';
import { nonEmptyTextSchema } from '../schemas';
import { checkRulingFields, type RulingEntry, type RulingsRecordEntry } from './rulingEntries';

/** The version of the format that is written, and the highest that is read. */
export const RULINGS_RECORD_VERSION = 1;
const VERSION_FIELD = 'tablesideRulings';

/** The first line of a record of rulings: one device's, given one after the other at tables that are not in the app. */
export interface RulingsHeader {
  readonly tablesideRulings: number;
  readonly id: string;
}

/** A header with both version fields is a game's, as everywhere in the log. */
export const isRulingsHeader = (raw: object): raw is RulingsHeader => has(raw, VERSION_FIELD) && !has(raw, 'tableside');

const has = (raw: object, key: string): boolean => Object.prototype.hasOwnProperty.call(raw, key);

const kindOf = (raw: RawObject): LineKind => {
  if (isRulingsHeader(raw)) return 'header';
  return !has(raw, 'act') && has(raw, 'seal') ? 'seal' : 'entry';
};

/** Returns the parsed object itself, so that fields of a later version survive. */
function parseRulingsHeader(raw: RawObject): Result<RulingsHeader, Refusal> {
  const refusal = checkVersion(raw[VERSION_FIELD]) ?? checkId(raw.id);
  return refusal === null ? ok(raw as unknown as RulingsHeader) : fail(refusal);
}

function checkVersion(value: unknown): Refusal | null {
  if (value === RULINGS_RECORD_VERSION) return null;
  const isNewer = typeof value === 'number' && value > RULINGS_RECORD_VERSION;
  const code = isNewer ? 'newer-version' : 'bad-version';
  return { code, field: VERSION_FIELD, value, allowed: String(RULINGS_RECORD_VERSION) };
}

function checkId(value: unknown): Refusal | null {
  if (nonEmptyTextSchema.safeParse(value).success) return null;
  const refused = { field: 'id', allowed: 'text, not empty' };
  return value === undefined ? { code: 'missing-field', ...refused } : { code: 'bad-field', value, ...refused };
}

/** Checks the entries of one record, in their order. */
function makeRulingsChecker(find: FindRuleset): (raw: RawObject) => Refusal | null {
  const used = new Set<unknown>();
  const checkNumber = ({ n }: RawObject): Refusal | null => {
    if (n === undefined) return { code: 'missing-field', field: 'n', allowed: '≥ 1' };
    if (!Number.isSafeInteger(n) || (n as number) < 1)
      return { code: 'bad-field', field: 'n', value: n, allowed: '≥ 1' };
    return used.has(n) ? { code: 'n-reused', field: 'n', value: n } : null;
  };
  const checkStruck = ({ act, entry }: RawObject): Refusal | null =>
    act !== 'strike' || used.has(entry) ? null : { code: 'no-such-entry', field: 'entry', value: entry, act: 'strike' };
  return (raw) => {
    const refusal = checkNumber(raw) ?? checkRulingFields(raw, find) ?? checkStruck(raw);
    used.add(raw.n);
    return refusal === null || !Number.isSafeInteger(raw.n) ? refusal : { ...refusal, n: raw.n as number };
  };
}

export const rulingsFormat = (find: FindRuleset): RecordFormat<RulingsHeader> => ({
  kindOf,
  looksLikeHeader: (text) => /"tablesideRulings"\s*:/.test(text),
  parseHeader: parseRulingsHeader,
  checkEntries: () => makeRulingsChecker(find),
});

/** A reader of records of rulings. `find` looks a ruleset up by its id. */
export const makeRulingsRecordReader = (
  find: FindRuleset = rulesetById,
): RecordReader<RulingsHeader, RulingsRecordEntry> => makeRecordReader(rulingsFormat(find));

/** A ruling as the whole record leaves it. */
export interface RulingWithStrike {
  readonly entry: RulingEntry;
  /** The strike that took it back, with its number and time; null: it counts. */
  readonly struck: { readonly n: number; readonly at?: string } | null;
}

/** The rulings in their order, each with the strike that took it back. A strike that was itself struck does nothing. */
export function foldStrikes(entries: readonly RulingsRecordEntry[]): readonly RulingWithStrike[] {
  const strikes = new Map<number, RulingWithStrike['struck']>();
  // From the end: whether a strike counts is decided by those behind it.
  for (const entry of [...entries].reverse())
    if (entry.act === 'strike' && !strikes.has(entry.n))
      strikes.set(entry.entry, { n: entry.n, ...(entry.at === undefined ? {} : { at: entry.at }) });
  return entries.flatMap((entry) => (entry.act === 'ruling' ? [{ entry, struck: strikes.get(entry.n) ?? null }] : []));
}
