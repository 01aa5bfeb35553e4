import {
  ACTS,
  actsWithTrait,
  applyCorrections,
  type Entry,
  type Header,
  referenceFieldOf,
  type Refusal,
} from '@/engine';
import { type FindRuleset } from '@/rulesets';
import { type RawObject } from '../lines';
import { checkEntryFields } from './entryFields';
import { checkHeaderChange, checkRulesetTeamsAndHouse, type SeatsAndTeams, seatsAndTeamsOf } from './header';

/** Acts that must name another entry, each with the field that does. None of them can stand inside another. */
const NAMES_ENTRY: ReadonlyMap<unknown, string> = new Map(
  ACTS.flatMap((act): [string, string][] => {
    const field = referenceFieldOf(act, 'entry-number');
    return field === null ? [] : [[act, field]];
  }),
);
/** Acts after which another header may be in force: corrections, and a ruling `mistap`, which strikes an entry. */
const MAY_CHANGE_HEADER: ReadonlySet<unknown> = new Set([...actsWithTrait('correction'), 'rule']);

/**
 * Checks the entries of one record, in their order. Returns a function that takes the next entry and returns why
 * it is refused, or null. It remembers which numbers were used and which header is in force.
 */
export function makeEntryChecker(header: Header, find: FindRuleset): (raw: RawObject) => Refusal | null {
  const entries: RawObject[] = [];
  const byNumber = new Map<unknown, RawObject>();
  let inForce = header;
  let table: SeatsAndTeams = seatsAndTeamsOf(header);
  let hasSet = false;

  const checkNumber = ({ n }: RawObject): Refusal | null => {
    if (n === undefined) return { code: 'missing-field', field: 'n', allowed: '≥ 1' };
    if (!Number.isSafeInteger(n) || (n as number) < 1)
      return { code: 'bad-field', field: 'n', value: n, allowed: '≥ 1' };
    return byNumber.has(n) ? { code: 'n-reused', field: 'n', value: n } : null;
  };

  const checkContents = (body: RawObject, under = ''): Refusal | null => {
    const refusal = checkEntryFields(body, table, under);
    if (refusal !== null || body.act !== 'set') return refusal;
    return checkHeaderChange(body, inForce, find, under);
  };

  const checkCorrection = (raw: RawObject): Refusal | null => {
    const act = raw.act as string;
    const field = NAMES_ENTRY.get(act) as string;
    const named = byNumber.get(raw[field]);
    if (named === undefined) return { code: 'no-such-entry', field, value: raw[field], act };
    if (act === 'strike') return null;
    const change = raw.with as RawObject;
    // An amendment may keep the act of the correction it amends, but not turn anything else into one.
    const isNested = NAMES_ENTRY.has(change.act) && change.act !== named.act;
    if (isNested) return { code: 'not-amendable', field: 'with.act', value: change.act, act };
    return act === 'insert' ? checkContents(change, 'with.') : checkAmended(raw);
  };

  /** Checks what the entry says once amended. Amending an amendment changes the entry which that one amends. */
  const checkAmended = (raw: RawObject): Refusal | null => {
    const { bodies } = applyCorrections(header, [...entries, raw] as unknown as Entry[]);
    let body = bodies.get(raw.entry as number);
    while (body?.act === 'amend') body = bodies.get(body.entry);
    if (body === undefined) return { code: 'no-such-entry', field: 'entry', value: raw.entry, act: 'amend' };
    const refusal = checkContents(body as unknown as RawObject, 'with.');
    if (refusal !== null || body.act !== 'strike') return refusal;
    return byNumber.has(body.entry)
      ? null
      : { code: 'no-such-entry', field: 'with.entry', value: body.entry, act: 'amend' };
  };

  /** A correction may bring another header into force, which must be a possible one. */
  const updateHeader = (raw: RawObject): Refusal | null => {
    hasSet ||= raw.act === 'set' || (raw.with as RawObject | undefined)?.act === 'set';
    if (!hasSet || !MAY_CHANGE_HEADER.has(raw.act)) return null;
    inForce = applyCorrections(header, entries as unknown as Entry[]).header;
    table = seatsAndTeamsOf(inForce);
    return checkRulesetTeamsAndHouse(inForce, find);
  };

  const check = (raw: RawObject): Refusal | null => {
    const refusal = checkNumber(raw) ?? checkContents(raw) ?? (NAMES_ENTRY.has(raw.act) ? checkCorrection(raw) : null);
    if (refusal !== null) return refusal;
    entries.push(raw);
    byNumber.set(raw.n, raw);
    return updateHeader(raw);
  };

  return (raw) => {
    const refusal = check(raw);
    return refusal === null || !Number.isSafeInteger(raw.n) ? refusal : { ...refusal, n: raw.n as number };
  };
}
