import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { stanceOf } from '../stance';

/** The first draw or play of the game belongs to the starter, and a tie is settled before it. */
export const wrongStarter: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (table.started || (entry.act === 'draw' && entry.assumed === true)) return NONE;
  const stance = stanceOf(rules, table, entry);
  if (stance === 'wrong-starter') return raise(rules, 'setup-wrong-starter', entry.seat, { turn: table.turn });
  if (stance === 'wrong-tiebreak')
    return raise(rules, 'setup-tiebreak-wrong', entry.seat, { seats: table.tie?.seats ?? [] });
  return NONE;
};
