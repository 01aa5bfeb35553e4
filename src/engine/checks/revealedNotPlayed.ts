import { commitsShown } from '@/rulesets';
import { UNSEEN } from '../cards';
import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { isOwnTurn, stanceOf } from '../stance';
import { seatAt } from '../table';

/** Where a shown card is committed, it is built or it is the discard. Of several, one is; the rest stay committed. */
export const revealedNotPlayed: Check<'discard'> = (rules, table, entry) => {
  const shown = seatAt(table, entry.seat).shown.filter((card) => card !== UNSEEN);
  const card = shown[0];
  if (card === undefined || entry.card === UNSEEN || shown.includes(entry.card) || !commitsShown(rules)) return NONE;
  return isOwnTurn(stanceOf(rules, table, entry)) ? raise(rules, 'revealed-not-played', entry.seat, { card }) : NONE;
};
