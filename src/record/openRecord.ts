import { correctRecord, type Entry, type Header, type Refusal } from '@/engine';
import { type Around, checkBody, type Raw } from './body';
import { aroundOf, checkSet, checkTable, type FindRuleset } from './header';

/** A record being read: what the next line is checked against. */
export interface OpenRecord {
  readonly header: Header;
  readonly check: (raw: Raw) => Refusal | null;
}

/** Acts that speak of other entries; none of them can itself be put inside another. */
const CORRECTING: ReadonlySet<unknown> = new Set(['strike', 'amend', 'insert']);
/** Acts after which another header may be in force. */
const UNSETTLING: ReadonlySet<unknown> = new Set([...CORRECTING, 'set', 'rule']);

export function openRecord(header: Header, find: FindRuleset): OpenRecord {
  const entries: Raw[] = [];
  const byNumber = new Map<unknown, Raw>();
  let inForce = header;
  let around: Around = aroundOf(header);
  let hasSet = false;

  const checkNumber = ({ n }: Raw): Refusal | null => {
    if (n === undefined) return { code: 'missing-field', field: 'n', allowed: '≥ 1' };
    if (!Number.isSafeInteger(n) || (n as number) < 1)
      return { code: 'bad-field', field: 'n', value: n, allowed: '≥ 1' };
    return byNumber.has(n) ? { code: 'n-reused', field: 'n', value: n } : null;
  };

  const checkTold = (body: Raw, under = ''): Refusal | null => {
    const refusal = checkBody(body, around, under);
    if (refusal !== null || body.act !== 'set') return refusal;
    return checkSet(body, inForce, find, under);
  };

  const checkCorrection = (raw: Raw): Refusal | null => {
    const act = raw.act as string;
    const field = act === 'insert' ? 'before' : 'entry';
    const object = byNumber.get(raw[field]);
    if (object === undefined) return { code: 'no-such-entry', field, value: raw[field], act };
    if (act === 'strike') return null;
    const change = raw.with as Raw;
    const elsewhere = CORRECTING.has(change.act) && change.act !== object.act;
    if (elsewhere) return { code: 'not-amendable', field: 'with.act', value: change.act, act };
    return act === 'insert' ? checkTold(change, 'with.') : checkAmended(raw);
  };

  /** What the amended entry says by then must be possible; amending an amendment changes what that one amends. */
  const checkAmended = (raw: Raw): Refusal | null => {
    const { bodies } = correctRecord(header, [...entries, raw] as unknown as Entry[]);
    let body = bodies.get(raw.entry as number);
    while (body?.act === 'amend') body = bodies.get(body.entry);
    if (body === undefined) return { code: 'no-such-entry', field: 'entry', value: raw.entry, act: 'amend' };
    const refusal = checkTold(body as unknown as Raw, 'with.');
    if (refusal !== null || body.act !== 'strike') return refusal;
    return byNumber.has(body.entry)
      ? null
      : { code: 'no-such-entry', field: 'with.entry', value: body.entry, act: 'amend' };
  };

  /** A correction may bring another header into force: it must be one that can be. */
  const settle = (raw: Raw): Refusal | null => {
    hasSet ||= raw.act === 'set' || (raw.with as Raw | undefined)?.act === 'set';
    if (!hasSet || !UNSETTLING.has(raw.act)) return null;
    inForce = correctRecord(header, entries as unknown as Entry[]).header;
    around = aroundOf(inForce);
    return checkTable(inForce, find);
  };

  const check = (raw: Raw): Refusal | null => {
    const refusal = checkNumber(raw) ?? checkTold(raw) ?? (CORRECTING.has(raw.act) ? checkCorrection(raw) : null);
    if (refusal !== null) return refusal;
    entries.push(raw);
    byNumber.set(raw.n, raw);
    return settle(raw);
  };

  return {
    header,
    check: (raw) => {
      const refusal = check(raw);
      return refusal === null || !Number.isSafeInteger(raw.n) ? refusal : { ...refusal, n: raw.n as number };
    },
  };
}
