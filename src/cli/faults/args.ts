import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import {
  FAULT_CAMPAIGN_PARTS,
  type FaultCampaignPart,
  type DeliberateStoreBugKind,
  DELIBERATE_STORE_BUG_KINDS,
} from './kind';

export interface FaultsOptions {
  readonly parts: readonly FaultCampaignPart[];
  /** One kind alone, or every one. */
  readonly kind: string | null;
  /** Of each kind; null: as often as is usual. */
  readonly count: number | null;
  readonly seed: string | null;
  readonly sabotage: DeliberateStoreBugKind | null;
  readonly json: boolean;
}

export const FAULTS_USAGE =
  'npm run faults -- [--only table|sync] [--kind NAME] [--count N] [--seed S] [--sabotage early-ack|autocommit] [--json]';

const OPTIONS = {
  only: { type: 'string' },
  kind: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string' },
  sabotage: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const oneOf = <T extends string>(list: readonly T[], name: string): T | undefined => list.find((one) => one === name);

export function parseFaultsArgs(args: readonly string[]): Result<FaultsOptions, string> {
  try {
    const { only, kind, count, seed, sabotage, json = false } = parseArgs({ args: [...args], options: OPTIONS }).values;
    const part = only === undefined ? undefined : oneOf(FAULT_CAMPAIGN_PARTS, only);
    const wrong = sabotage === undefined ? undefined : oneOf(DELIBERATE_STORE_BUG_KINDS, sabotage);
    if (only !== undefined && part === undefined)
      return fail(`--only takes ${FAULT_CAMPAIGN_PARTS.join(', ')}, not "${only}".`);
    if (sabotage !== undefined && wrong === undefined)
      return fail(`--sabotage takes ${DELIBERATE_STORE_BUG_KINDS.join(', ')}, not "${sabotage}".`);
    if (count !== undefined && !/^[1-9]\d{0,6}$/.test(count)) return fail(`--count takes a number, not "${count}".`);
    return ok({
      parts: part === undefined ? FAULT_CAMPAIGN_PARTS : [part],
      kind: kind ?? null,
      count: count === undefined ? null : Number(count),
      seed: seed ?? null,
      sabotage: wrong ?? null,
      json,
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}
