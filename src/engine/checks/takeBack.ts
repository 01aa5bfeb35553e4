import { type Check } from '../check';
import { NONE, raise } from '../raise';

/** Second thoughts: about a card laid, or about the discard that ended the turn. */
export const takeBack: Check<'take-back'> = (rules, table, entry) => {
  const last = table.lastLaid;
  const afterOwnDiscard = table.after === entry.seat;
  if (entry.what === 'discard' || afterOwnDiscard) {
    const card = entry.what === 'discard' ? table.lastDropped?.card : last?.card;
    return raise(rules, 'discard-takeback', entry.seat, card === undefined ? {} : { card });
  }
  const learned = last === null || (last.seat !== entry.seat && last.by !== entry.seat) || last.learned;
  if (!learned && rules.cells['build-takeback'].legalIf === 'nothing-learned') return NONE;
  return raise(rules, 'build-takeback', entry.seat, last === null ? {} : { card: last.card, pile: last.to });
};
