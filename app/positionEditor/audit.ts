import { type Card, COPIES_PER_NUMBER, WILD_CARD, WILD_COUNT } from '@/engine';
import { type EnteredPosition } from './enteredPosition';

export interface CardAuditCounts {
  readonly deck: number;
  /** Cards that were told: stocks, hands, discards, building piles, and what was counted besides. */
  readonly told: number;
  /** Cards not entered; negative if more were entered than the deck has. */
  readonly left: number;
  /** Whether the missing cards may be in the draw pile or in completed piles that nobody counted. */
  readonly isOpen: boolean;
  /** Cards entered more often than the deck has them. */
  readonly tooMany: readonly { readonly card: Card; readonly count: number }[];
}

/**
 * Where all the cards are. A discard pile of which only the top was told counts as one card. `recycled`: cards
 * shuffled away from under the tops of building piles, which therefore hold fewer than they show.
 */
export function auditPosition(entered: EnteredPosition, deck: number, recycled = 0): CardAuditCounts {
  const { seats, building, draw, completed } = entered;
  const told =
    building.reduce((sum, shows) => sum + shows, 0) +
    seats.reduce((sum, { stock, hand, discards }) => sum + stock + hand + discards.flat().length, 0) +
    (draw ?? 0) +
    (completed ?? 0) -
    recycled;
  const isLoose = seats.some(({ discards }) => discards.some((pile) => pile.length === 1));
  return {
    deck,
    told,
    left: deck - told,
    isOpen: draw === null || completed === null || isLoose,
    tooMany: tooMany(entered),
  };
}

function tooMany({ seats }: EnteredPosition): CardAuditCounts['tooMany'] {
  const seen = seats.flatMap(({ stock, top, discards }) => [...(stock > 0 ? [top] : []), ...discards.flat()]);
  const counts = new Map<Card, number>();
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .filter(([card, count]) => card !== '?' && count > (card === WILD_CARD ? WILD_COUNT : COPIES_PER_NUMBER))
    .map(([card, count]) => ({ card, count }));
}
