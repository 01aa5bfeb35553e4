import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { stanceOf } from '../stance';

/** A partner moves a card of the side only when the player on turn asks for it. */
export const partnerUnasked: Check<'play'> = (rules, table, entry) =>
  stanceOf(rules, table, entry) === 'unasked'
    ? raise(rules, 'partner-moves-unasked', entry.seat, { card: entry.card, turn: table.turn, pile: entry.to })
    : NONE;
