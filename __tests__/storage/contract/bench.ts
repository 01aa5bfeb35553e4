import { type Result } from '@/base';
import { type Entry, type Header } from '@/engine';
import { type AppendFailure, type Batch, type Head, type Log, type OpenedLog } from '@/storage';
import { check } from './same';

/** A log on the bench. It may hold tables of earlier cases: a case looks only at its own. */
export interface Bench {
  readonly log: () => Log;
  /** A table's id nobody used before. */
  readonly newId: () => string;
  /** Lets go of the log and opens it again; null where nothing would be left. */
  readonly restart: (() => Promise<OpenedLog>) | null;
}

export interface Case {
  readonly name: string;
  readonly needs?: 'restart';
  readonly run: (bench: Bench) => Promise<void>;
}

export const headerOf = (id: string, more: object = {}): Header => ({
  tableside: 1,
  id,
  ruleset: 'mattel',
  seats: [{ name: 'Ana' }, { name: 'Bo' }],
  ...more,
});

/** An entry like any other; storage does not look into it. */
export const note = (n: number, more: object = {}): Entry => ({ n, act: 'note', text: `line ${n}`, ...more }) as Entry;

export const opening = (table: string, ...more: Entry[]): Batch => ({
  table,
  after: null,
  lines: [headerOf(table), ...more],
});
export const behind = (after: Head, ...lines: [Entry, ...Entry[]]): Batch => ({ table: after.table, after, lines });

export function must<T, E>(result: Result<T, E>, what = 'it'): T {
  check(result.ok, `${what} failed: ${JSON.stringify(result.ok ? null : result.error)}`);
  return result.value;
}

export function mustNot<T>(result: Result<T, AppendFailure>, why: AppendFailure['why']): AppendFailure {
  check(!result.ok, `acknowledged what should be ${why}`);
  check(result.error.why === why, `failed with ${result.error.why}, not ${why}`);
  return result.error;
}
