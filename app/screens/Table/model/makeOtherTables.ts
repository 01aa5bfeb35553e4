import { type Provenance, type TableListRow } from '@/state';
import { type Words } from '@/words';
import { compareTableNumbers, tableTitle } from '../../../labels/tableTitle';

export interface OtherTableData {
  readonly id: string;
  readonly title: string;
  readonly flags: number;
  readonly provenance: Provenance | undefined;
}

/** What is in play elsewhere on this device, in the order of the list of tables. */
export const makeOtherTables = (rows: readonly TableListRow[], current: string, words: Words): OtherTableData[] =>
  rows
    .filter(
      ({ id, isHidden, standing }) => id !== current && !isHidden && standing !== null && isInPlay(standing.phase),
    )
    .sort((a, b) => compareTableNumbers(a.header, b.header))
    .map((row) => ({
      id: row.id,
      title: tableTitle(row.header, words),
      flags: row.standing?.openFlags ?? 0,
      provenance: row.provenance,
    }));

const isInPlay = (phase: string): boolean => phase !== 'over' && phase !== 'signed';
