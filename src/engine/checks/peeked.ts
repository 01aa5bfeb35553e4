import type { FlagCode } from '@/rulesets';
import { type Check } from '../check';
import { type EntryOf } from '../entries';
import { raise } from '../raise';

const PEEKED: Readonly<Record<EntryOf<'peek'>['where'], FlagCode>> = {
  stock: 'stock-peek',
  draw: 'draw-peek',
  discards: 'discard-browse',
  penalty: 'penalty-looked',
};

/** Hidden cards looked at. */
export const peeked: Check<'peek'> = (rules, _table, entry) => raise(rules, PEEKED[entry.where], entry.seat, {});
