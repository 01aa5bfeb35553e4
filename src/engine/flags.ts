import {
  type AnyCode,
  type Basis,
  type ClauseId,
  type FlagCode,
  type ReadingId,
  type RecordCode,
  RESTS_ON,
  type Rules,
} from '@/rulesets';
import { type Card, type Seat } from './cards';
import { type Act, type Call, type EntryOf, type Source, type Speech } from './entries';
import { type Table } from './table';

export const VERDICTS = ['illegal', 'penalty', 'silent', 'stands', 'info', 'record'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that wait for the referee. */
export const OPEN_VERDICTS: ReadonlySet<Verdict> = new Set(['illegal', 'penalty', 'silent', 'record'] as const);

/** What was seen, for the sentence that explains the flag. Only what the code needs is there. */
export interface Evidence {
  readonly card?: Card;
  /** The number a building pile needed. */
  readonly needed?: number;
  readonly pile?: number;
  readonly from?: Source;
  /** Whose pile or hand. */
  readonly owner?: Seat;
  /** Who was on turn. */
  readonly turn?: Seat | null;
  /** Cards drawn, cards due, cards beyond. */
  readonly count?: number;
  readonly due?: number;
  readonly extras?: number;
  /** A figure that should be, and the one found. */
  readonly expected?: number;
  readonly found?: number;
  readonly top?: Card;
  readonly what?: Speech;
  readonly seats?: readonly Seat[];
  /** For a late discovery or an orphaned ruling: the flag it speaks of. */
  readonly flag?: string;
}

/** An irregularity under one ruleset: a code with its evidence. The sentence is made in `words`. */
export interface Flag {
  readonly code: AnyCode;
  /** The one at fault; null where nobody is. */
  readonly seat: Seat | null;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly evidence: Evidence;
  /** The disputed point it rests on. */
  readonly reading?: ReadingId;
  /** It rests on a local rule of this table. */
  readonly local?: true;
  /** The cards cannot tell it from this other code; the referee is asked. */
  readonly or?: AnyCode;
}

export interface Ruling {
  readonly n: number;
  readonly call: Call;
  /** The remedy came too late: kept as `stand`. */
  readonly late?: true;
  /** It lifted the card that was laid. */
  readonly lifted?: true;
}

/** One rule of the book: looks at the table as it was and the act that came, and says what it sees. */
export type Check<A extends Act> = (rules: Rules, table: Table, entry: EntryOf<A>) => readonly Flag[];

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
