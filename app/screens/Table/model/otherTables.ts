import { type TableRow } from '@/state';
import { type Words } from '@/words';
import { tableTitle } from '../../../labels/tableTitle';

export interface OtherTable {
  readonly id: string;
  readonly title: string;
  /** Two or three letters for a narrow place: the table's number, or how its first name begins. */
  readonly short: string;
  readonly flags: number;
}

const shortOf = ({ header }: TableRow): string => {
  const { table } = header as { readonly table?: unknown };
  return typeof table === 'number' ? String(table) : (header.seats[0]?.name ?? '').slice(0, 3);
};

/** What is in play elsewhere on this device, the newest first. */
export const otherTables = (rows: readonly TableRow[], current: string, words: Words): OtherTable[] =>
  rows
    .filter(
      ({ id, isHidden, standing }) => id !== current && !isHidden && standing !== null && isInPlay(standing.phase),
    )
    .map((row) => ({
      id: row.id,
      title: tableTitle(row.header, words),
      short: shortOf(row),
      flags: row.standing?.openFlags ?? 0,
    }));

const isInPlay = (phase: string): boolean => phase !== 'over' && phase !== 'signed';
