import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { mayRecycle } from '../asks';

/** A new draw pile is made of completed building piles; by order, when all is dead, of what lies under the tops. */
export const reshuffleSource: Check<'reshuffle'> = (rules, table, entry) => {
  const from = entry.from ?? 'completed';
  if (from === 'completed' || entry.assumed === true) return NONE;
  if (from === 'under-tops' && mayRecycle(rules, table)) return NONE;
  return raise(rules, 'reshuffle-source', null, {});
};

/** Only when the draw pile is used up. */
export const reshuffleEarly: Check<'reshuffle'> = (rules, table, entry) =>
  (entry.from ?? 'completed') === 'completed' && entry.assumed !== true && table.drawKnown && table.draw > 0
    ? raise(rules, 'reshuffle-early', null, { found: table.draw })
    : NONE;
