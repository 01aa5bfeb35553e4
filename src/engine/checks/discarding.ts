import type { Rules } from '@/rulesets';
import { type Seat, WILD_CARD } from '../cards';
import { type Check, type Flag, NO_FLAGS, raiseFlag } from '../flags';
import { isInSpellAfterDiscard, stanceOf } from '../stance';
import { canDrawOrReshuffle, seatStateAt, type Table } from '../table';

/** discard-multiple: only one card is discarded. */
export const secondDiscard: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const again = stance === 'after-discard' || isInSpellAfterDiscard(table, entry.seat);
  return again ? raiseFlag(rules, 'discard-multiple', entry.seat, { card: entry.card, pile: entry.pile }) : NO_FLAGS;
};

/** discard-not-from-hand: the discard comes from the hand. */
export const discardNotFromHand: Check<'discard'> = (rules, _table, entry) =>
  (entry.from ?? 'hand') === 'hand'
    ? NO_FLAGS
    : raiseFlag(rules, 'discard-not-from-hand', entry.seat, { card: entry.card, from: entry.from ?? 'hand' });

/** discard-wrong-owner: players discard on their own piles. */
export const discardOnOthersPile: Check<'discard'> = (rules, _table, entry) =>
  (entry.owner ?? entry.seat) === entry.seat
    ? NO_FLAGS
    : raiseFlag(rules, 'discard-wrong-owner', entry.seat, {
        card: entry.card,
        owner: entry.owner ?? entry.seat,
        pile: entry.pile,
      });

/** discard-fifth: there are at most four discard piles. */
export const fifthDiscardPile: Check<'discard'> = (rules, table, entry) => {
  const pile = seatStateAt(table, entry.owner ?? entry.seat).discards[entry.pile];
  if (entry.pile < rules.values.discardPiles || (pile !== undefined && pile.length > 0)) return NO_FLAGS;
  return raiseFlag(rules, 'discard-fifth', entry.seat, { card: entry.card, pile: entry.pile });
};

/** discard-stack-early: some rulesets require four discard piles before a second card goes on any of them. */
export const discardStackedBeforeFourPiles: Check<'discard'> = (rules, table, entry) => {
  const { fourBeforeStack, discardPiles } = rules.values;
  if (fourBeforeStack === 'off' || (entry.owner ?? entry.seat) !== entry.seat || entry.pile >= discardPiles)
    return NO_FLAGS;
  const { discards, hadFour } = seatStateAt(table, entry.seat);
  const occupied = (discards[entry.pile]?.length ?? 0) > 0;
  const gap = discards.slice(0, discardPiles).some((pile) => pile.length === 0);
  if (!occupied || !gap) return NO_FLAGS;
  const met = fourBeforeStack === 'once' && hadFour;
  return raiseFlag(
    rules,
    'discard-stack-early',
    entry.seat,
    { card: entry.card, pile: entry.pile },
    met ? { verdict: 'info' } : undefined,
  );
};

/** discard-wild: some rulesets do not allow a Skip-Bo to be discarded. */
export const wildDiscarded: Check<'discard'> = (rules, _table, entry) =>
  entry.card === WILD_CARD
    ? raiseFlag(rules, 'discard-wild', entry.seat, { card: entry.card, pile: entry.pile })
    : NO_FLAGS;

/** discard-shifted: a card stays on its discard pile until it is played. */
export const discardShifted: Check<'shift'> = (rules, table, entry) => {
  const cards = seatStateAt(table, entry.seat).discards[entry.pile] ?? [];
  const card = cards[cards.length - 1];
  return card === undefined ? NO_FLAGS : raiseFlag(rules, 'discard-shifted', entry.seat, { card, pile: entry.pile });
};

/**
 * turn-end-no-discard or oot-started: the next player begins before the owner has discarded. The cards
 * do not show whether the owner forgot to discard or the neighbour began too early, so the flag offers
 * both codes and the referee decides.
 */
export const neighbourBeginsBeforeDiscard: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NO_FLAGS;
  if (stanceOf(rules, table, entry) !== 'neighbour' || table.turn === null) return NO_FLAGS;
  return seatStateAt(table, table.turn).hand > 0
    ? raiseFlag(
        rules,
        'turn-end-no-discard',
        table.turn,
        { turn: table.turn, owner: entry.seat },
        { or: 'oot-started' },
      )
    : endedEmpty(rules, table, table.turn);
};

/** turn-end-no-discard, turn-end-empty: a turn ends with a discard; an empty hand is refilled first. */
export const passWithoutDiscard: Check<'pass'> = (rules, table, entry) => {
  if (table.turn !== entry.seat) return NO_FLAGS;
  return seatStateAt(table, entry.seat).hand > 0
    ? raiseFlag(rules, 'turn-end-no-discard', entry.seat, { turn: entry.seat })
    : endedEmpty(rules, table, entry.seat);
};

const endedEmpty = (rules: Rules, table: Table, seat: Seat): readonly Flag[] =>
  canDrawOrReshuffle(table) ? raiseFlag(rules, 'turn-end-empty', seat, { turn: seat }) : NO_FLAGS;
