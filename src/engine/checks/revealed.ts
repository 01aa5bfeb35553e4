import { commitsShown } from '@/rulesets';
import { pilesTaking } from '../asks';
import { UNSEEN } from '../cards';
import { type Check } from '../check';
import { NONE, raise, speaksOf } from '../raise';
import { isOwnTurn, stanceOf } from '../stance';
import { seatAt } from '../table';

/** A hand card shown to others. */
export const handRevealed: Check<'reveal'> = (rules, _table, entry) =>
  raise(rules, 'hand-revealed', entry.seat, { card: entry.card });

/** Where a shown card is committed, it is built or it is the discard. Of several, one is; the rest stay committed. */
export const revealedNotPlayed: Check<'discard'> = (rules, table, entry) => {
  const shown = seatAt(table, entry.seat).shown.filter((card) => card !== UNSEEN);
  const card = shown[0];
  if (card === undefined || entry.card === UNSEEN || shown.includes(entry.card) || !commitsShown(rules)) return NONE;
  return isOwnTurn(stanceOf(rules, table, entry)) ? raise(rules, 'revealed-not-played', entry.seat, { card }) : NONE;
};

/** Where a stock card that fits must be played: told when the turn ends without it. */
export const stockPlayDeclined: Check<'discard'> = (rules, table, entry) => {
  if (!speaksOf(rules, 'stock-play-declined') || !isOwnTurn(stanceOf(rules, table, entry))) return NONE;
  const { top, stock } = seatAt(table, entry.seat);
  return stock > 0 && top !== UNSEEN && pilesTaking(rules, table, top).length > 0
    ? raise(rules, 'stock-play-declined', entry.seat, { card: top })
    : NONE;
};

/** Where an event takes a sheet's advice on discards as a rule. */
export const strategyDiscardPlay: Check<'discard'> = (rules, table, entry) =>
  speaksOf(rules, 'strategy-discard-play') && table.turn === entry.seat && table.now.discardPlayed
    ? raise(rules, 'strategy-discard-play', entry.seat, {})
    : NONE;
