import { type Card, HIGHEST_NUMBER, isNumberCard, type Refusal, type Table, UNSEEN_CARD, WILD_CARD } from '@/engine';
import { type Tap } from '../input';

const FIFTH = 4;
const isWhole = (value: number, max: number): boolean => Number.isInteger(value) && value >= 0 && value <= max;
const isCard = (card: Card): boolean =>
  isNumberCard(card) ? isWhole(card - 1, HIGHEST_NUMBER - 1) : card === WILD_CARD || card === UNSEEN_CARD;

/** Refuses a tap on something that does not exist: card 13, seat 9, pile 7. Hand-written, because every tap runs it. */
export function checkTap(table: Table, tap: Tap): Refusal | null {
  const last = table.seats.length - 1;
  if ('seat' in tap && !isWhole(tap.seat, last)) {
    return { code: 'bad-seat', field: 'seat', value: tap.seat, allowed: `0–${last}` };
  }
  if ('card' in tap && !isCard(tap.card)) return { code: 'bad-card', field: 'card', value: tap.card };
  if ('pile' in tap && !isWhole(tap.pile, FIFTH)) {
    return { code: 'bad-field', field: 'pile', value: tap.pile, allowed: `0–${FIFTH}` };
  }
  if ('count' in tap && !isWhole(tap.count, table.deck)) {
    return { code: 'bad-field', field: 'count', value: tap.count, allowed: `0–${table.deck}` };
  }
  return null;
}
