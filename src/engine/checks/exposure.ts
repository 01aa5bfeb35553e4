import { commitsShown, type FlagCode } from '@/rulesets';
import { UNSEEN } from '../cards';
import { type EntryOf } from '../entries';
import { type Check, NONE, raise } from '../flags';
import { isOwnTurn, stanceOf } from '../stance';
import { seatAt } from '../table';

/** A hand card shown to others. */
export const handRevealed: Check<'reveal'> = (rules, _table, entry) =>
  raise(rules, 'hand-revealed', entry.seat, { card: entry.card });

const PEEKED: Readonly<Record<EntryOf<'peek'>['where'], FlagCode>> = {
  stock: 'stock-peek',
  draw: 'draw-peek',
  discards: 'discard-browse',
  penalty: 'penalty-looked',
};

/** Hidden cards looked at. */
export const peeked: Check<'peek'> = (rules, _table, entry) => raise(rules, PEEKED[entry.where], entry.seat, {});

/** Where a shown card is committed, it is built or it is the discard. Of several, one is; the rest stay committed. */
export const revealedNotPlayed: Check<'discard'> = (rules, table, entry) => {
  const shown = seatAt(table, entry.seat).shown.filter((card) => card !== UNSEEN);
  const card = shown[0];
  if (card === undefined || entry.card === UNSEEN || shown.includes(entry.card) || !commitsShown(rules)) return NONE;
  return isOwnTurn(stanceOf(rules, table, entry)) ? raise(rules, 'revealed-not-played', entry.seat, { card }) : NONE;
};
