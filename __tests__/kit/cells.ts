import type { FlagWithId, Verdict } from '@/engine';
import type { Basis } from '@/rulesets';
import { type CatalogueCode } from './catalogue';
import { type Column, COLUMNS, SHEETS } from './people';

/**
 * A table of cells: one row per code, one column per ruleset, in a notation near that of the rules.
 *
 *   L, –                 nothing is raised
 *   X t PILES.3a         verdict, basis, and every clause (without the name of the sheet), no more and no fewer
 *   S, record            without a basis: the default
 *   =                    as the column before
 *   →oot-started S       this case is another flag
 */
export interface Cell {
  readonly code: string;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly clauses: readonly string[];
}
/** Null: nothing is raised. */
export type Row = Readonly<Record<Column, Cell | null>>;
export type Cells<C extends string> = Readonly<Record<C, Row>>;

const VERDICT: Readonly<Record<string, Verdict>> = {
  X: 'illegal',
  P: 'penalty',
  S: 'silent',
  stands: 'stands',
  info: 'info',
  record: 'record',
};
const BASIS: Readonly<Record<string, Basis>> = { t: 'text', i: 'inferred', d: 'default' };

/** Codes that a record shows under another name. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  'play-after-win': 'record-after-end',
  'card-count-drift': 'record-count',
};

export function parseCells<C extends CatalogueCode>(codes: readonly C[], text: string): Cells<C> {
  const rows = new Map(text.trim().split('\n').map(parseRow));
  for (const code of rows.keys()) if (!codes.includes(code as C)) throw new Error(`'${code}' is not of this group`);
  return Object.fromEntries(
    codes.map((code) => {
      const row = rows.get(code);
      if (row === undefined) throw new Error(`no row for '${code}'`);
      return [code, row];
    }),
  ) as Cells<C>;
}

function parseRow(line: string): [string, Row] {
  const [code = '', ...columns] = line.split('|').map((part) => part.trim());
  if (columns.length !== COLUMNS.length) throw new Error(`'${code}' has ${columns.length} columns`);
  const written = columns.reduce<string[]>((all, cell) => [...all, cell === '=' ? (all.at(-1) ?? '') : cell], []);
  const cells = COLUMNS.map((ruleset, i) => [ruleset, parseCell(code, ruleset, written[i] ?? '')]);
  return [code, Object.fromEntries(cells) as Row];
}

function parseCell(row: string, ruleset: Column, text: string): Cell | null {
  if (text === 'L' || text === '–') return null;
  const words = text.split(/\s+/);
  const code = words[0]?.startsWith('→') === true ? (words.shift() ?? '').slice(1) : (SHOWN_AS[row] ?? row);
  const verdict = VERDICT[words.shift() ?? ''];
  if (verdict === undefined) throw new Error(`'${text}' of '${row}' has no verdict`);
  const basis = BASIS[words.shift() ?? 'd'];
  if (basis === undefined) throw new Error(`'${text}' of '${row}' has no basis`);
  return { code, verdict, basis, clauses: words.map((id) => `${SHEETS[ruleset]}.${id}`) };
}

/** How a flag falls short of its cell; empty when it agrees. */
export function disagreement(flag: FlagWithId, cell: Cell, seat: number | null | 'any', ruleset: Column): string[] {
  const faults: string[] = [];
  const say = (what: string, got: unknown, wanted: unknown): void =>
    void faults.push(`${what} is ${String(got)}, not ${String(wanted)}`);
  if (flag.code !== cell.code) say('code', flag.code, cell.code);
  if (seat !== 'any' && flag.seat !== seat) say('seat', flag.seat, seat);
  if (flag.verdict !== cell.verdict) say('verdict', flag.verdict, cell.verdict);
  if (flag.basis !== cell.basis) say('basis', flag.basis, cell.basis);
  const cited: readonly string[] = flag.clauses;
  if (cited.length === 0 && flag.basis !== 'default') faults.push(`no clause, though the basis is ${flag.basis}`);
  for (const id of cited) if (!id.startsWith(`${SHEETS[ruleset]}.`)) faults.push(`${id} is of another sheet`);
  for (const id of cell.clauses) if (!cited.includes(id)) faults.push(`does not cite ${id}`);
  for (const id of cited) if (!cell.clauses.includes(id)) faults.push(`cites ${id}`);
  return faults;
}
