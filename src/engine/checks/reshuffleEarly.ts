import { type Check } from '../check';
import { NONE, raise } from '../raise';

/** Only when the draw pile is used up. */
export const reshuffleEarly: Check<'reshuffle'> = (rules, table, entry) =>
  (entry.from ?? 'completed') === 'completed' && entry.assumed !== true && table.drawKnown && table.draw > 0
    ? raise(rules, 'reshuffle-early', null, { found: table.draw })
    : NONE;
