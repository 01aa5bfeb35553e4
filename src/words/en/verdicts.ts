import { type Basis, type Cell, type CellVerdict, RECORD_DOUBT_CODES } from '@/rulesets';
import type { Flag, Verdict } from '@/engine';
import { flags } from './flags';

/** The word beside the icon. */
export const verdicts = {
  illegal: 'Not allowed',
  penalty: 'Penalty',
  silent: "No clause – referee's discretion",
  stands: 'Stands',
  info: 'For information',
  record: 'Check the record',
} as const satisfies Readonly<Record<Verdict, string>>;

/** Where the sentence below says the rest. */
export const verdictsInShort = { ...verdicts, silent: 'No clause' } as const satisfies Readonly<
  Record<Verdict, string>
>;

/** What a sheet makes of an irregularity, where nothing has happened yet. */
export const cellVerdictLabels = {
  illegal: verdicts.illegal,
  penalty: verdicts.penalty,
  silent: verdicts.silent,
  stands: verdicts.stands,
  info: verdicts.info,
  legal: 'Allowed',
  never: 'Cannot come up',
} as const satisfies Readonly<Record<CellVerdict, string>>;

/** The condition under which a sheet allows it all the same. */
export const legalConditions = {
  'nothing-learned': 'allowed while nothing was drawn or turned up since',
} as const satisfies Readonly<Record<NonNullable<Cell['legalIf']>, string>>;

/** The label beside a clause: how firmly a ruling stands. */
export const basisLabels = {
  text: 'the sheet says so',
  inferred: 'inferred from a clause',
  default: 'no clause in this ruleset',
} as const satisfies Readonly<Record<Basis, string>>;

export const localBasisLabel = 'local rule of this table';
export const unwrittenRuleText = 'No clause in this ruleset; the sheet takes it for granted.';

/** Where a sheet is silent: says so first, then offers, and names the sheet an offer is borrowed from. */
export const noClauseLine = (suggest: string, analogy?: string): string =>
  `No clause in this ruleset – referee's discretion; suggested: ${suggest}${analogy === undefined ? '' : ` (${analogy})`}.`;

const ABOUT_THE_RECORD: ReadonlySet<string> = new Set(RECORD_DOUBT_CODES);

/** How firmly a flag stands, in one sentence. */
export function basisLine({ code, verdict, basis, local }: Pick<Flag, 'code' | 'verdict' | 'basis' | 'local'>): string {
  if (ABOUT_THE_RECORD.has(code)) return 'This is about the record; no player is at fault.';
  if (local) return 'Local rule of this table.';
  if (basis === 'text') return 'The sheet says so.';
  if (basis === 'inferred') return 'Inferred from a clause.';
  return verdict === 'illegal' ? unwrittenRuleText : noClauseLine(flags[code].suggest, flags[code].analogy);
}
