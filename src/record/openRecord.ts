import type { Header, Refusal } from '@/engine';
import { type Around, checkBody, type Raw } from './body';
import { bodyNow, headerInForce, merge, rootOf } from './corrections';
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
    if (CORRECTING.has(change.act)) return { code: 'not-amendable', field: 'with.act', value: change.act, act };
    if (act === 'insert') return checkTold(change, 'with.');
    const root = rootOf(object, byNumber);
    if (root.act === 'strike') return { code: 'not-amendable', field, value: raw[field], act };
    return checkTold(merge(bodyNow(root, entries), change), 'with.');
  };

  /** A correction may bring another header into force: it must be one that can be. */
  const settle = (raw: Raw): Refusal | null => {
    hasSet ||= raw.act === 'set' || (raw.with as Raw | undefined)?.act === 'set';
    if (!hasSet || !UNSETTLING.has(raw.act)) return null;
    inForce = headerInForce(header, entries);
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
