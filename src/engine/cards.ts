/** 1–12, a Skip-Bo, or a card the referee did not see. */
export type Card = number | 'S' | '?';
export type Seat = number;

export const WILD = 'S';
export const UNSEEN = '?';
export const isNumber = (card: Card): card is number => typeof card === 'number';

/** How many of each face a deck holds: twelve of every number, eighteen Skip-Bo. */
export const COPIES = 12;
export const WILDS = 18;
export const TOP = 12;

/** Place of a face in a tally: 1–12 under their number, Skip-Bo under 0, unseen nowhere. */
export const faceIndex = (card: Card): number => (card === WILD ? 0 : card === UNSEEN ? -1 : card);
export const copiesOf = (index: number): number => (index === 0 ? WILDS : COPIES);
