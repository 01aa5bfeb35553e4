import {
  type AnyFlagCode,
  type Basis,
  type ClauseId,
  type FlagCode,
  type ReadingId,
  type RecordDoubtCode,
  HOUSE_KEYS_BY_FLAG_CODE,
  type Rules,
} from '@/rulesets';
import { type Card, type Seat } from './cards';
import { type Act } from './acts';
import { type EntryOf } from './entries';
import { type RulingCall, type Source, type SpeechKind } from './fields';
import { type Table } from './table';

export const VERDICTS = ['illegal', 'penalty', 'silent', 'stands', 'info', 'record'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A flag with one of these verdicts stays open until the referee rules on it. */
export const VERDICTS_NEEDING_RULING: ReadonlySet<Verdict> = new Set([
  'illegal',
  'penalty',
  'silent',
  'record',
] as const);

/** The facts `words` needs to explain the flag. Each code fills in only its own fields. */
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
  /** The figure that should be there, and the one found. */
  readonly expected?: number;
  readonly found?: number;
  readonly top?: Card;
  readonly what?: SpeechKind;
  readonly seats?: readonly Seat[];
  /** For `late-discovery` and `ruling-orphaned`: the flag concerned. */
  readonly flag?: string;
}

/** An irregularity under one ruleset: a code with its evidence. `words` turns it into a sentence. */
export interface Flag {
  readonly code: AnyFlagCode;
  /** The player at fault; null where nobody is. */
  readonly seat: Seat | null;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly evidence: Evidence;
  /** The disputed point it depends on. */
  readonly reading?: ReadingId;
  /** It depends on a house rule of this table. */
  readonly local?: true;
  /** The cards do not show whether it was this other code instead; the referee decides. */
  readonly or?: AnyFlagCode;
}

/**
 * No clause of the ruleset and no local rule decides it, so a remedy is only a suggestion. A doubt about the record
 * concerns no ruleset.
 */
export const isWithoutClause = ({ basis, verdict, local }: Pick<Flag, 'basis' | 'verdict' | 'local'>): boolean =>
  basis === 'default' && verdict !== 'record' && local !== true;

export interface AppliedRuling {
  readonly n: number;
  readonly call: RulingCall;
  /** The remedy came too late; the call is stored as `stand`. */
  readonly late?: true;
  /** The remedy returned the card that was laid. */
  readonly lifted?: true;
}

/** One rule: given the table before the act, returns the flags that the act raises. */
export type Check<A extends Act> = (rules: Rules, table: Table, entry: EntryOf<A>) => readonly Flag[];

export const NO_FLAGS: readonly Flag[] = [];
const ALLOWED: ReadonlySet<string> = new Set(['legal', 'never']);

export interface RaiseFlagOptions {
  readonly verdict?: Verdict;
  /** The ruleset says nothing on this particular case, although it rules on the point in general. */
  readonly isUnsaid?: boolean;
  readonly or?: FlagCode;
}

/** The only place where a check consults the ruleset's cells: what a cell allows raises no flag. */
export function raiseFlag(
  rules: Rules,
  code: FlagCode,
  seat: Seat | null,
  evidence: Evidence,
  extra?: RaiseFlagOptions,
): readonly Flag[] {
  const cell = rules.cells[code];
  if (ALLOWED.has(cell.ruling)) return NO_FLAGS;
  const local =
    rules.localCodes.has(code) ||
    (rules.local.size > 0 &&
      ((HOUSE_KEYS_BY_FLAG_CODE[code] ?? []).some((key) => rules.local.has(key)) ||
        (cell.reading !== undefined && rules.local.has(cell.reading))));
  return [
    {
      code,
      seat,
      verdict: extra?.isUnsaid === true ? 'silent' : (extra?.verdict ?? (cell.ruling as Verdict)),
      basis: extra?.isUnsaid === true ? 'default' : cell.basis,
      clauses: extra?.isUnsaid === true ? [] : cell.clauses,
      evidence,
      ...(cell.reading === undefined ? {} : { reading: cell.reading }),
      ...(local ? { local: true as const } : {}),
      ...(extra?.or === undefined ? {} : { or: extra.or }),
    },
  ];
}

/** Whether this code can be raised at all under these rules. */
export const mayRaiseFlag = (rules: Rules, code: FlagCode): boolean => !ALLOWED.has(rules.cells[code].ruling);

/** A doubt about the record itself: it asks the referee, blames nobody and cites no clause. */
export const raiseRecordDoubt = (
  code: RecordDoubtCode,
  evidence: Evidence,
  verdict: Verdict = 'record',
): readonly Flag[] => [{ code, seat: null, verdict, basis: 'default', clauses: [], evidence }];
