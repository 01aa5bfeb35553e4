import type { FlagCode } from '@/rulesets';
import { type Check } from '../check';
import { type EntryOf } from '../entries';
import { NONE, raise, speaksOf } from '../raise';
import { arePartners } from '../sides';

const PEEKED: Readonly<Record<EntryOf<'peek'>['where'], FlagCode>> = {
  stock: 'stock-peek',
  draw: 'draw-peek',
  discards: 'discard-browse',
  penalty: 'penalty-looked',
};

/** Hidden cards looked at. */
export const peeked: Check<'peek'> = (rules, _table, entry) => raise(rules, PEEKED[entry.where], entry.seat, {});

/** What only eyes can see, in the referee's word. */
export const reported: Check<'report'> = (rules, _table, entry) => raise(rules, entry.code, entry.seat, {});

/** Where an event wants it so, a partner turns up the own stock only when told. */
export const partnerFlip: Check<'flip'> = (rules, table, entry) =>
  speaksOf(rules, 'partner-flip') && table.turn !== null && arePartners(rules, table, entry.seat, table.turn)
    ? raise(rules, 'partner-flip', entry.seat, { card: entry.card })
    : NONE;
