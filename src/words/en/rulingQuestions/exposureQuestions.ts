import { type QuestionTexts } from '../../questionTexts';

/** Cards that were seen. */
export const exposureQuestions = {
  'hand-card-shown': {
    ask: 'What if a player shows or drops a hand card?',
    yes: 'Nothing has to be done; the card goes back to the hand',
  },
  'shown-card-kept': {
    ask: 'Must a hand card that was shown be played?',
    yes: ({ values }) =>
      values.revealedCard === 'handCommit' || values.revealedCard === 'both'
        ? 'One of the shown cards was used, as it has to be; the others wait for the next turn'
        : 'No. A hand card that was shown is an ordinary hand card again',
    cases: {
      one: 'one card was shown and another was discarded',
      several: 'several were shown and one of them was discarded',
    },
  },
  'stock-peeked': {
    ask: 'What if a player looks at a face-down stock card?',
    yes: 'Nothing has to be done',
  },
  'discards-browsed': {
    ask: 'May I look through a discard pile?',
    yes: 'Yes. Discard piles may be looked through',
  },
  'draw-pile-peeked': {
    ask: 'What if a player sees the next card of the draw pile?',
    yes: 'Nothing has to be done',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
