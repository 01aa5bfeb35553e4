import type { Refusal } from '@/engine';
import { explain } from './explain';
import { CARDS } from './leaves';
import { schemasFor } from './shapes';

export type Raw = Readonly<Record<string, unknown>>;

/** What the header in force says of the table, as far as an entry's fields depend on it. */
export interface Around {
  readonly seats: number;
  readonly teams: readonly number[];
}

/** Can this have happened at this table? Shape only: whether it was allowed is the engine's to judge. */
export function checkBody(body: Raw, around: Around, under = ''): Refusal | null {
  const { act } = body;
  const schema = typeof act === 'string' ? schemasFor(around.seats).get(act) : undefined;
  if (act === undefined) return { code: 'missing-field', field: `${under}act`, allowed: 'act' };
  if (schema === undefined) return { code: 'unknown-act', field: `${under}act`, value: act };
  const parsed = schema.safeParse(body);
  const refusal = parsed.success ? checkAcross(body, around, under) : explain(parsed.error, body, under);
  return refusal === null ? null : { ...refusal, act: act as string };
}

/** What one field alone cannot tell. */
function checkAcross(body: Raw, around: Around, under: string): Refusal | null {
  if (body.act === 'count') return checkCount(body, under);
  if (body.act === 'sign') return checkSign(body, around, under);
  if (body.act === 'position') return checkTops(body, under);
  return null;
}

function checkCount(body: Raw, under: string): Refusal | null {
  const ofSeat = body.stock !== undefined || body.hand !== undefined;
  if (!ofSeat && body.draw === undefined) {
    return { code: 'missing-field', field: `${under}stock`, allowed: 'stock | hand | draw' };
  }
  return ofSeat && body.seat === undefined ? { code: 'missing-field', field: `${under}seat`, allowed: 'seat' } : null;
}

function checkSign(body: Raw, around: Around, under: string): Refusal | null {
  const { team } = body;
  if (team === undefined) {
    return body.seat === undefined ? { code: 'missing-field', field: `${under}team`, allowed: 'team | seat' } : null;
  }
  if (around.teams.includes(team as number)) return null;
  return { code: 'bad-field', field: `${under}team`, value: team, allowed: around.teams.join(' | ') };
}

/** Only an empty stock has no top to tell. */
function checkTops(body: Raw, under: string): Refusal | null {
  const stocks = body.stock as readonly { readonly count: number; readonly top?: unknown }[];
  const i = stocks.findIndex(({ count, top }) => count > 0 && (top === undefined || top === null));
  return i < 0 ? null : { code: 'missing-field', field: `${under}stock[${i}].top`, allowed: CARDS };
}
