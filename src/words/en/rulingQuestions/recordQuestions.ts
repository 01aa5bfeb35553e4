import { type QuestionTexts } from '../../questionTexts';

/** The referee's record. */
export const recordQuestions = {
  'count-differs': { ask: 'What if a count does not match the record?' },
  'too-many-of-a-card': { ask: 'What if there are more cards of one number than the deck has?' },
  'stock-card-differs': { ask: 'What if the stock card that was played is not the one in the record?' },
  'discard-differs': { ask: 'What if the discard that was played is not in the record?' },
  'hand-differs': { ask: 'What if somebody plays a hand card, but the record has no card left in that hand?' },
  'draw-pile-differs': { ask: 'What if more cards are drawn than the draw pile had in the record?' },
  'ruling-lost-its-flag': { ask: 'I corrected an entry, and my ruling on it has no flag any more. What now?' },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
