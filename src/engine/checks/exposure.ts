import { isShownCardBinding, type FlagCode } from '@/rulesets';
import { UNSEEN_CARD } from '../cards';
import { type EntryOf } from '../entries';
import { type Check, NO_FLAGS, raiseFlag } from '../flags';
import { isRegularTurnStance, stanceOf } from '../stance';
import { seatStateAt } from '../table';

/** hand-revealed: a player shows a hand card to others. */
export const handCardRevealed: Check<'reveal'> = (rules, _table, entry) =>
  raiseFlag(rules, 'hand-revealed', entry.seat, { card: entry.card });

const PEEKED: Readonly<Record<EntryOf<'peek'>['where'], FlagCode>> = {
  stock: 'stock-peek',
  draw: 'draw-peek',
  discards: 'discard-browse',
  penalty: 'penalty-looked',
};

/** stock-peek, draw-peek, discard-browse, penalty-looked: a player looks at cards that are hidden. */
export const hiddenCardsPeekedAt: Check<'peek'> = (rules, _table, entry) =>
  raiseFlag(rules, PEEKED[entry.where], entry.seat, {});

/**
 * revealed-not-played: under some rulesets a shown card must be played or discarded. Of several, one must; the
 * others stay committed.
 */
export const discardOtherThanShownCard: Check<'discard'> = (rules, table, entry) => {
  const shown = seatStateAt(table, entry.seat).shownCards.filter((card) => card !== UNSEEN_CARD);
  const card = shown[0];
  if (card === undefined || entry.card === UNSEEN_CARD || shown.includes(entry.card) || !isShownCardBinding(rules))
    return NO_FLAGS;
  return isRegularTurnStance(stanceOf(rules, table, entry))
    ? raiseFlag(rules, 'revealed-not-played', entry.seat, { card })
    : NO_FLAGS;
};
