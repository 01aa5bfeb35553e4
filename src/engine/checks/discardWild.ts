import { WILD } from '../cards';
import { type Check } from '../check';
import { NONE, raise } from '../raise';

/** Where a sheet does not let a Skip-Bo be thrown away. */
export const discardWild: Check<'discard'> = (rules, _table, entry) =>
  entry.card === WILD ? raise(rules, 'discard-wild', entry.seat, { card: entry.card, pile: entry.pile }) : NONE;
