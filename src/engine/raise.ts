import { type FlagCode, RESTS_ON, type RecordCode, type Rules } from '@/rulesets';
import { type Seat } from './cards';
import { type Evidence, type Flag, type Verdict } from './flags';

export const NONE: readonly Flag[] = [];
const ALLOWED: ReadonlySet<string> = new Set(['legal', 'never']);

export interface Extra {
  readonly verdict?: Verdict;
  /** In this case the sheet does not speak, though it does on the point in general. */
  readonly unsaid?: boolean;
  readonly or?: FlagCode;
}

/** The one place where an irregularity meets the sheet: what it allows raises nothing. */
export function raise(
  rules: Rules,
  code: FlagCode,
  seat: Seat | null,
  evidence: Evidence,
  extra?: Extra,
): readonly Flag[] {
  const cell = rules.cells[code];
  if (ALLOWED.has(cell.ruling)) return NONE;
  const local =
    rules.local.size > 0 &&
    ((RESTS_ON[code] ?? []).some((key) => rules.local.has(key)) ||
      (cell.reading !== undefined && rules.local.has(cell.reading)));
  return [
    {
      code,
      seat,
      verdict: extra?.unsaid === true ? 'silent' : (extra?.verdict ?? (cell.ruling as Verdict)),
      basis: extra?.unsaid === true ? 'default' : cell.basis,
      clauses: extra?.unsaid === true ? [] : cell.clauses,
      evidence,
      ...(cell.reading === undefined ? {} : { reading: cell.reading }),
      ...(local ? { local: true as const } : {}),
      ...(extra?.or === undefined ? {} : { or: extra.or }),
    },
  ];
}

/** Whether the sheet has anything to say against it. */
export const speaksOf = (rules: Rules, code: FlagCode): boolean => !ALLOWED.has(rules.cells[code].ruling);

/** The record cannot be right: the referee is asked, nobody is blamed, no sheet is cited. */
export const doubt = (code: RecordCode, evidence: Evidence, verdict: Verdict = 'record'): readonly Flag[] => [
  { code, seat: null, verdict, basis: 'default', clauses: [], evidence },
];
