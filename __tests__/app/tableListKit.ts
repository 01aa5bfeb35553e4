import { type Header } from '@/engine';
import { type TableListRow, type TableStatusSummary } from '@/state';
import { wordsFor } from '@/words';
import { makeTableListData, type TableListData } from '../../app/screens/Tables/makeTableListData';

const en = wordsFor('en');

export const DISK = { kept: 'disk', persisted: true } as const;

export const headerOf = (more: object = {}): Header => ({
  tableside: 1,
  id: 'a',
  ruleset: 'texas-good-sam',
  seats: [
    { name: 'Ana', team: 0 },
    { name: 'Bo', team: 1 },
    { name: 'Cy', team: 0 },
    { name: 'Di', team: 1 },
  ],
  ...more,
});
export const standing = (more: Partial<TableStatusSummary> = {}): TableStatusSummary => ({
  phase: 'play',
  turn: 'Ana',
  stock: [8, 9, 7, 11],
  openFlags: 0,
  winner: null,
  isUnderProtest: false,
  entries: 30,
  ...more,
});
export const row = (id: string, more: Partial<TableListRow> = {}): TableListRow => ({
  id,
  header: headerOf({ id }),
  isHidden: false,
  touched: '2031-05-01T14:05:00Z',
  standing: standing(),
  trouble: null,
  ...more,
});
export const listOf = (...rows: TableListRow[]): TableListData => makeTableListData(rows, DISK, () => '2:05 PM', en);
