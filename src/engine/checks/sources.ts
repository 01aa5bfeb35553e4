import { UNSEEN } from '../cards';
import { placeInPile } from '../draft';
import { pileOf } from '../entries';
import { type Check, NONE, raise, speaksOf } from '../flags';
import { pilesTaking } from '../queries';
import { arePartners } from '../sides';
import { answersFor, isOwnTurn, stanceOf } from '../stance';
import { discardAt, seatAt } from '../table';

/** A card comes from the own hand, the own stock, the own discards, and a partner's where the sheet lets it. */
export const foreignSource: Check<'play'> = (rules, table, play) => {
  const stance = stanceOf(rules, table, play);
  const seat = answersFor(table, stance, play.seat);
  const owner = play.owner ?? play.seat;
  if (owner === seat) return NONE;
  // a partner who lays a pile card unasked breaks another rule; whose pile it was is not the fault
  if (stance === 'unasked') return NONE;
  const evidence = { card: play.card, from: play.from, owner };
  if (!arePartners(rules, table, owner, seat)) return raise(rules, 'src-opponent', seat, evidence);
  if (play.from === 'hand') return raise(rules, 'src-partner-hand', seat, evidence);
  return raise(rules, play.from === 'stock' ? 'src-partner-stock' : 'src-partner-discard', seat, evidence);
};

/** Only the top card of a discard pile. */
export const buriedDiscard: Check<'play' | 'discard'> = (rules, table, entry) => {
  const pile = pileOf(entry.from ?? 'hand');
  if (pile === null) return NONE;
  const owner = entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;
  const cards = discardAt(table, owner, pile);
  const at = placeInPile(cards, entry.card);
  if (at < 0 || at === cards.length - 1) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, entry), entry.seat);
  return raise(rules, 'src-buried-discard', seat, {
    card: entry.card,
    owner,
    pile,
    top: cards[cards.length - 1] ?? '?',
  });
};

/** A partner's discards in a player's very first turn: allowed, but worth knowing. */
export const discardInFirstTurn: Check<'play'> = (rules, table, play) => {
  const seat = answersFor(table, stanceOf(rules, table, play), play.seat);
  const owner = play.owner ?? play.seat;
  if (pileOf(play.from) === null || seatAt(table, seat).turns > 0 || !arePartners(rules, table, owner, seat))
    return NONE;
  return raise(rules, 'src-discard-turn1', seat, { card: play.card, owner });
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
