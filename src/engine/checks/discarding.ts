import type { Rules } from '@/rulesets';
import { type Seat, WILD } from '../cards';
import { type Check, type Flag, NONE, raise } from '../flags';
import { isAfterDiscard, stanceOf } from '../stance';
import { cardsToBeHad, seatAt, type Table } from '../table';

/** One card is discarded, not two. */
export const discardMultiple: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const again = stance === 'after-discard' || isAfterDiscard(table, entry.seat);
  return again ? raise(rules, 'discard-multiple', entry.seat, { card: entry.card, pile: entry.pile }) : NONE;
};

/** The discard comes from the hand. */
export const discardNotFromHand: Check<'discard'> = (rules, _table, entry) =>
  (entry.from ?? 'hand') === 'hand'
    ? NONE
    : raise(rules, 'discard-not-from-hand', entry.seat, { card: entry.card, from: entry.from ?? 'hand' });

/** On the own piles. */
export const discardWrongOwner: Check<'discard'> = (rules, _table, entry) =>
  (entry.owner ?? entry.seat) === entry.seat
    ? NONE
    : raise(rules, 'discard-wrong-owner', entry.seat, {
        card: entry.card,
        owner: entry.owner ?? entry.seat,
        pile: entry.pile,
      });

/** Four discard piles. */
export const discardFifth: Check<'discard'> = (rules, table, entry) => {
  const pile = seatAt(table, entry.owner ?? entry.seat).discards[entry.pile];
  if (entry.pile < rules.values.discardPiles || (pile !== undefined && pile.length > 0)) return NONE;
  return raise(rules, 'discard-fifth', entry.seat, { card: entry.card, pile: entry.pile });
};

/** Where the sheet wants four piles before any is built on. */
export const discardStackEarly: Check<'discard'> = (rules, table, entry) => {
  const { fourBeforeStack, discardPiles } = rules.values;
  if (fourBeforeStack === 'off' || (entry.owner ?? entry.seat) !== entry.seat || entry.pile >= discardPiles)
    return NONE;
  const { discards, hadFour } = seatAt(table, entry.seat);
  const occupied = (discards[entry.pile]?.length ?? 0) > 0;
  const gap = discards.slice(0, discardPiles).some((pile) => pile.length === 0);
  if (!occupied || !gap) return NONE;
  const met = fourBeforeStack === 'once' && hadFour;
  return raise(
    rules,
    'discard-stack-early',
    entry.seat,
    { card: entry.card, pile: entry.pile },
    met ? { verdict: 'info' } : undefined,
  );
};

/** Where a sheet does not let a Skip-Bo be thrown away. */
export const discardWild: Check<'discard'> = (rules, _table, entry) =>
  entry.card === WILD ? raise(rules, 'discard-wild', entry.seat, { card: entry.card, pile: entry.pile }) : NONE;

/** A card stays on the discard pile it was put on until it is played. */
export const discardShifted: Check<'shift'> = (rules, table, entry) => {
  const cards = seatAt(table, entry.seat).discards[entry.pile] ?? [];
  const card = cards[cards.length - 1];
  return card === undefined ? NONE : raise(rules, 'discard-shifted', entry.seat, { card, pile: entry.pile });
};

/**
 * The next player begins and the owner has not discarded. The cards cannot tell a forgotten discard
 * from an eager neighbour, so the flag carries both and the referee is asked.
 */
export const neighbourBegins: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NONE;
  if (stanceOf(rules, table, entry) !== 'neighbour' || table.turn === null) return NONE;
  return seatAt(table, table.turn).hand > 0
    ? raise(rules, 'turn-end-no-discard', table.turn, { turn: table.turn, owner: entry.seat }, { or: 'oot-started' })
    : endedEmpty(rules, table, table.turn);
};

/** A turn passed on with cards in the hand needs a discard; with none, a refill and then a discard. */
export const passWithoutDiscard: Check<'pass'> = (rules, table, entry) => {
  if (table.turn !== entry.seat) return NONE;
  return seatAt(table, entry.seat).hand > 0
    ? raise(rules, 'turn-end-no-discard', entry.seat, { turn: entry.seat })
    : endedEmpty(rules, table, entry.seat);
};

const endedEmpty = (rules: Rules, table: Table, seat: Seat): readonly Flag[] =>
  cardsToBeHad(table) ? raise(rules, 'turn-end-empty', seat, { turn: seat }) : NONE;
