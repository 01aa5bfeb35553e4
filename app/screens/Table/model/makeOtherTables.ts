import { type TableListRow } from '@/state';
import { type Words } from '@/words';
import { tableTitle } from '../../../labels/tableTitle';

export interface OtherTableData {
  readonly id: string;
  readonly title: string;
  /** Two or three letters for a narrow place: the table's number, or how its first name begins. */
  readonly short: string;
  readonly flags: number;
}

const shortOf = ({ header }: TableListRow): string => {
  const { table } = header as { readonly table?: unknown };
  return typeof table === 'number' ? String(table) : (header.seats[0]?.name ?? '').slice(0, 3);
};

/** What is in play elsewhere on this device, the newest first. */
export const makeOtherTables = (rows: readonly TableListRow[], current: string, words: Words): OtherTableData[] =>
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
