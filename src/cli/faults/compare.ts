import { bytesToHex } from '@noble/hashes/utils.js';
import { type Entry, type Header } from '@/engine';
import { canonicalText, chainHashesOf } from '@/record';
import { type Head, type TableLoss, type TableContents } from '@/storage';

/** Every head that a store acknowledged, recorded outside of the store. */
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

/** The hashes of the stored lines, computed again: hashes that the store reports are not trusted. */
function hashesOf({ header, entries }: TableContents): readonly string[] {
  const chain = chainHashesOf(header as Header, entries as readonly Entry[]);
  return chain.ok ? chain.value.map(bytesToHex) : [];
}

/** Whether the stored head is that of the last line, and the entries are numbered 1, 2, 3 … without gap or repeat. */
function hangsTogether({ entries, head }: TableContents, hashes: readonly string[]): boolean {
  const isCounted = (entries as readonly Entry[]).every(({ n }, i) => n === i + 1);
  return isCounted && head.seq === entries.length && hashes.at(-1) === head.hash;
}

/** How many acknowledged lines are still stored: up to the last acknowledged head that is found. */
const keptOf = (heads: readonly Head[], hashes: readonly string[]): number =>
  heads.reduce((kept, { seq, hash }) => (hashes[seq] === hash ? Math.max(kept, seq + 1) : kept), 0);

/** The seq of the first stored line that differs from the submitted one; -1: none does. */
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
 * Compares what is stored after a fault with what was acknowledged before it. Every acknowledged head must be stored
 * with its hash, every chain must be intact, and the store must report a loss if and only if there is one. Lines that
 * were written but not yet acknowledged may be stored.
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
