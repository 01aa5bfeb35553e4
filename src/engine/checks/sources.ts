import { UNSEEN_CARD } from '../cards';
import { indexInPile } from '../mutations/mutableTable';
import { discardPileIndexOf } from '../entries';
import { type Check, NO_FLAGS, raiseFlag, mayRaiseFlag } from '../flags';
import { buildingPilesThatTake } from '../queries';
import { arePartners } from '../sides';
import { responsibleSeat, isRegularTurnStance, stanceOf } from '../stance';
import { discardPileAt, seatStateAt } from '../table';

/** src-opponent, src-partner-*: players play their own cards, and their partner's piles where the ruleset allows it. */
export const playOfOthersCard: Check<'play'> = (rules, table, play) => {
  const stance = stanceOf(rules, table, play);
  const seat = responsibleSeat(table, stance, play.seat);
  const owner = play.owner ?? play.seat;
  if (owner === seat) return NO_FLAGS;
  // `partner-moves-unasked` covers this play; whose pile it came from is no further offence
  if (stance === 'unasked') return NO_FLAGS;
  const evidence = { card: play.card, from: play.from, owner };
  if (!arePartners(rules, table, owner, seat)) return raiseFlag(rules, 'src-opponent', seat, evidence);
  if (play.from === 'hand') return raiseFlag(rules, 'src-partner-hand', seat, evidence);
  return raiseFlag(rules, play.from === 'stock' ? 'src-partner-stock' : 'src-partner-discard', seat, evidence);
};

/** src-buried-discard: only the top card of a discard pile may be played. */
export const buriedDiscardTaken: Check<'play' | 'discard'> = (rules, table, entry) => {
  const pile = discardPileIndexOf(entry.from ?? 'hand');
  if (pile === null) return NO_FLAGS;
  const owner = entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;
  const cards = discardPileAt(table, owner, pile);
  const at = indexInPile(cards, entry.card);
  if (at < 0 || at === cards.length - 1) return NO_FLAGS;
  const seat = responsibleSeat(table, stanceOf(rules, table, entry), entry.seat);
  return raiseFlag(rules, 'src-buried-discard', seat, {
    card: entry.card,
    owner,
    pile,
    top: cards[cards.length - 1] ?? '?',
  });
};

/** src-discard-turn1: a player plays a partner's discard in their first turn. Some rulesets want this noted. */
export const partnerDiscardPlayedInFirstTurn: Check<'play'> = (rules, table, play) => {
  const seat = responsibleSeat(table, stanceOf(rules, table, play), play.seat);
  const owner = play.owner ?? play.seat;
  if (
    discardPileIndexOf(play.from) === null ||
    seatStateAt(table, seat).turns > 0 ||
    !arePartners(rules, table, owner, seat)
  )
    return NO_FLAGS;
  return raiseFlag(rules, 'src-discard-turn1', seat, { card: play.card, owner });
};

/**
 * stock-play-declined: some rulesets require a fitting stock card to be played; flagged when the turn ends
 * without it.
 */
export const stockPlayDeclined: Check<'discard'> = (rules, table, entry) => {
  if (!mayRaiseFlag(rules, 'stock-play-declined') || !isRegularTurnStance(stanceOf(rules, table, entry)))
    return NO_FLAGS;
  const { top, stock } = seatStateAt(table, entry.seat);
  return stock > 0 && top !== UNSEEN_CARD && buildingPilesThatTake(rules, table, top).length > 0
    ? raiseFlag(rules, 'stock-play-declined', entry.seat, { card: top })
    : NO_FLAGS;
};

/** strategy-discard-play: some events enforce the advice to play a stock card after a discard. */
export const discardPlayWithoutStockPlay: Check<'discard'> = (rules, table, entry) =>
  mayRaiseFlag(rules, 'strategy-discard-play') && table.turn === entry.seat && table.progress.discardPlayed
    ? raiseFlag(rules, 'strategy-discard-play', entry.seat, {})
    : NO_FLAGS;
