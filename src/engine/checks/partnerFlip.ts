import { type Check } from '../check';
import { NONE, raise, speaksOf } from '../raise';
import { arePartners } from '../sides';

/** Where an event wants it so, a partner turns up the own stock only when told. */
export const partnerFlip: Check<'flip'> = (rules, table, entry) =>
  speaksOf(rules, 'partner-flip') && table.turn !== null && arePartners(rules, table, entry.seat, table.turn)
    ? raise(rules, 'partner-flip', entry.seat, { card: entry.card })
    : NONE;
