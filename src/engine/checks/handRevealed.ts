import { type Check } from '../check';
import { raise } from '../raise';

/** A hand card shown to others. */
export const handRevealed: Check<'reveal'> = (rules, _table, entry) =>
  raise(rules, 'hand-revealed', entry.seat, { card: entry.card });
