/** 1–12, a Skip-Bo, or a card the referee did not see. */
export type Card = number | 'S' | '?';
export type Seat = number;

export const WILD_CARD = 'S';
export const UNSEEN_CARD = '?';
export const isNumberCard = (card: Card): card is number => typeof card === 'number';

/** A deck holds twelve cards of every number and eighteen Skip-Bo. */
export const COPIES_PER_NUMBER = 12;
export const WILD_COUNT = 18;
export const HIGHEST_NUMBER = 12;

/** Index of a face in a tally: a number counts under itself, Skip-Bo under 0, an unseen card nowhere (−1). */
export const cardTallyIndex = (card: Card): number => (card === WILD_CARD ? 0 : card === UNSEEN_CARD ? -1 : card);
export const copiesInFullDeck = (index: number): number => (index === 0 ? WILD_COUNT : COPIES_PER_NUMBER);
