import { type Check } from '../check';
import { type Seat } from '../cards';
import { type Flag } from '../flags';
import { NONE, raise } from '../raise';
import { stanceOf } from '../stance';
import { cardsToBeHad, seatAt, type Table } from '../table';
import type { Rules } from '@/rulesets';

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
