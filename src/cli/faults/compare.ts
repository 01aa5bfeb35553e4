import { bytesToHex } from '@noble/hashes/utils.js';
import { type Entry, type Header } from '@/engine';
import { canonicalText, chainHashesOf } from '@/record';
import { type Head, type TableLoss, type TableContents } from '@/storage';

/** Every head a store ever acknowledged, as whoever stood outside heard of it. */
export interface AcknowledgedLedger {
  readonly note: (head: Head) => void;
  readonly tables: () => readonly string[];
  /** In the order they were acknowledged. */
  readonly headsOf: (table: string) => readonly Head[];
  /** A head at seq 7 stands for eight lines: the header and seven entries. */
  readonly count: () => number;
}

export function makeAcknowledgedLedger(): AcknowledgedLedger {
  const heads = new Map<string, Head[]>();
  const headsOf = (table: string): readonly Head[] => heads.get(table) ?? [];
  return {
    note: (head) => void heads.set(head.table, [...headsOf(head.table), head]),
    tables: () => [...heads.keys()],
    headsOf,
    count: () => [...heads.keys()].reduce((sum, table) => sum + linesOf(headsOf(table)), 0),
  };
}

const linesOf = (heads: readonly Head[]): number => heads.reduce((most, { seq }) => Math.max(most, seq + 1), 0);

export interface LedgerComparison {
  readonly lost: number;
  readonly gaps: number;
  readonly complaints: readonly string[];
}

/** The hashes of what is stored, made anew from the lines themselves: what the store says of itself counts for nothing. */
function hashesOf({ header, entries }: TableContents): readonly string[] {
  const chain = chainHashesOf(header as Header, entries as readonly Entry[]);
  return chain.ok ? chain.value.map(bytesToHex) : [];
}

/** The head that the store names is the last line's, the lines are counted through, and no two carry one number. */
function hangsTogether({ entries, head }: TableContents, hashes: readonly string[]): boolean {
  const isCounted = (entries as readonly Entry[]).every(({ n }, i) => n === i + 1);
  return isCounted && head.seq === entries.length && hashes.at(-1) === head.hash;
}

/** How many of the acknowledged lines are still there, up to the last head that is found again. */
const keptOf = (heads: readonly Head[], hashes: readonly string[]): number =>
  heads.reduce((kept, { seq, hash }) => (hashes[seq] === hash ? Math.max(kept, seq + 1) : kept), 0);

/** Where the lines stop being the ones that were told; -1: nowhere. */
function strayAt({ header, entries }: TableContents, told: readonly (Header | Entry)[]): number {
  const text = (line: object | undefined): string => {
    const canonical = line === undefined ? null : canonicalText(line);
    return canonical?.ok === true ? canonical.value : '';
  };
  return [header, ...entries].findIndex((line, seq) => text(line) !== text(told[seq]));
}

export interface StoredAfterFault {
  readonly tables: readonly TableContents[];
  /** What the store itself says it lost. */
  readonly losses: readonly TableLoss[];
}

/**
 * Holds what is found after a fault against what was acknowledged before it. Every acknowledged head must be
 * there under its hash; chains must hang together; the store must cry loss exactly when there is one. Lines that
 * were written but not yet acknowledged may be there.
 */
export function compareWithLedger(
  ledger: AcknowledgedLedger,
  { tables, losses }: StoredAfterFault,
  toldAt?: (table: string) => readonly (Header | Entry)[],
): LedgerComparison {
  const stored = new Map(tables.map((table) => [table.head.table, { table, hashes: hashesOf(table) }]));
  const complaints: string[] = [];
  let lost = 0;
  for (const name of ledger.tables()) {
    const heads = ledger.headsOf(name);
    const missing = linesOf(heads) - keptOf(heads, stored.get(name)?.hashes ?? []);
    const isTold = losses.some(({ table }) => table === name);
    if (missing > 0 && !isTold) complaints.push(`${name}: ${missing} lines lost and nobody was told`);
    if (missing === 0 && isTold) complaints.push(`${name}: a loss was told that is none`);
    lost += missing;
  }
  const torn = [...stored.values()].filter(({ table, hashes }) => !hangsTogether(table, hashes));
  for (const { table } of stored.values()) {
    const at = toldAt === undefined ? -1 : strayAt(table, toldAt(table.head.table));
    if (at !== -1) complaints.push(`${table.head.table}: line ${at} is not the one that was told`);
  }
  return { lost, gaps: torn.length, complaints };
}
