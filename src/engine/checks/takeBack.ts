import { type Check } from '../check';
import { type EntryOf } from '../entries';
import { NONE, raise } from '../raise';
import { spellOf } from '../spells';
import { type Laid, type Table } from '../table';

/** Second thoughts: about a card laid, or about the discard that ended the turn and all before it. */
export const takeBack: Check<'take-back'> = (rules, table, entry) => {
  const laid = ownLast(table, entry);
  if (entry.what === 'discard' || hasDiscarded(table, entry, laid)) {
    const card = entry.what === 'discard' ? table.lastDropped?.card : laid?.card;
    return raise(rules, 'discard-takeback', entry.seat, card === undefined ? {} : { card });
  }
  const nothingLearned = laid !== null && !laid.learned;
  if (nothingLearned && rules.cells['build-takeback'].legalIf === 'nothing-learned') return NONE;
  return raise(rules, 'build-takeback', entry.seat, laid === null ? {} : { card: laid.card, pile: laid.to });
};

/** The card this player laid last, if nobody has laid one since. */
function ownLast(table: Table, entry: EntryOf<'take-back'>): Laid | null {
  const last = table.lastLaid;
  return last !== null && (last.seat === entry.seat || last.by === entry.seat) ? last : null;
}

function hasDiscarded(table: Table, entry: EntryOf<'take-back'>, laid: Laid | null): boolean {
  if (table.after === entry.seat) return true;
  if (laid !== null) return laid.serial < table.serial;
  return table.turn !== entry.seat && spellOf(table, entry.seat) === null;
}
