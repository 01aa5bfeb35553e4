import { type Check } from '../check';
import { type EntryOf } from '../entries';
import { type Evidence } from '../flags';
import { doubt, NONE } from '../raise';
import { seatAt, type Table } from '../table';

/** A count differs from what the record has. Nobody's fault: the position takes the counted number. */
export const recordCount: Check<'count'> = (_rules, table, entry) => {
  if (table.over !== null) return NONE;
  const off = figures(table, entry).find(({ expected, found }) => found !== undefined && found !== expected);
  return off === undefined ? NONE : doubt('record-count', off);
};

/** What was counted beside what the record has. Before the first draw a stock is a matter of the deal. */
function figures(table: Table, entry: EntryOf<'count'>): Pick<Evidence, 'expected' | 'found' | 'owner'>[] {
  const { seat, stock, hand, draw } = entry;
  const pile = table.drawKnown && draw !== undefined ? [{ expected: table.draw, found: draw }] : [];
  if (seat === undefined) return pile;
  const state = seatAt(table, seat);
  return [
    ...(stock !== undefined && table.started ? [{ expected: state.stock, found: stock, owner: seat }] : []),
    ...(hand !== undefined ? [{ expected: state.hand, found: hand, owner: seat }] : []),
    ...pile,
  ];
}
