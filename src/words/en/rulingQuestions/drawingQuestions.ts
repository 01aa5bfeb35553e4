import { type QuestionTexts } from '../../questionTexts';

/** Drawing. */
export const drawingQuestions = {
  'hand-size': {
    ask: 'How many cards do I draw?',
    fact: (_, say) => `a hand is ${say('hand')}; at later turns ${say('laterDraws')}`,
  },
  'forgot-to-draw': {
    ask: 'What if a player forgets to draw?',
    yes: 'The draw can still be made, because no card has been played yet',
    cases: { played: 'a card has already been played', 'not-yet': 'no card has been played yet' },
  },
  'drew-too-few': {
    ask: 'What if a player draws too few cards?',
    yes: 'The turn goes on with the cards in hand',
  },
  'drew-too-many': {
    ask: 'What if a player draws too many cards?',
    yes: 'The cards stay in the hand',
    cases: {
      turn: 'it happens at the start of a turn',
      first: 'it happens in the first turn of the game',
      refill: 'it happens with a new hand in mid-turn',
    },
  },
  'overdraw-found-late': {
    ask: 'What if it comes out later that somebody drew too many?',
    yes: 'The cards stay in the hand',
  },
  'extras-put-wrong': {
    ask: 'What if the extra cards are put back in the wrong place?',
    yes: 'No remedy is written for extra cards, so they cannot be put in the wrong place',
  },
  'drew-in-mid-turn': {
    ask: 'May I draw in the middle of my turn while I still hold cards?',
    yes: 'Yes. The cards drawn stay in the hand',
  },
  'hand-played-out': {
    ask: 'I have played all five cards of my hand. Do I get a new hand?',
    yes: ({ values }) =>
      values.emptyHandRefill === 'mandatory'
        ? `Yes. The player takes ${values.hand} more cards and goes on`
        : `Yes. The player may take ${values.hand} more cards and go on`,
  },
  'no-refill-wanted': {
    ask: 'My hand is empty. May I play on from my piles without taking a new hand?',
    yes: ({ values }) =>
      values.emptyHandRefill === 'mandatory'
        ? 'A stock or discard card can still be played, but the new hand has to be taken before the turn ends'
        : 'Yes. A stock or discard card can be played with an empty hand, and the new hand can be taken later',
  },
  'stopped-with-empty-hand': {
    ask: 'I have played my last hand card. May I stop there without a discard?',
    yes: 'Yes. The turn can end without a discard when the hand is empty',
  },
  'last-card-discarded': {
    ask: 'My discard was my last hand card. Do I take a new hand now?',
    yes: 'Yes. The new hand can be taken at once',
    flagged: () => 'A new hand comes with the next turn',
  },
  'draw-pile-empty': {
    ask: 'What if the draw pile runs out?',
    yes: ({ values }) =>
      values.reshuffle === 'completedAre'
        ? 'The finished building piles are shuffled and become the new draw pile'
        : 'The finished building piles can be shuffled and become the new draw pile',
  },
  'draw-pile-too-short': {
    ask: 'What if the draw pile has fewer cards than I need?',
    yes: 'Take what is left, shuffle the finished building piles into a new draw pile, and draw the rest',
  },
  'draw-pile-dead': {
    ask: 'What if the draw pile is empty and no building pile is finished?',
    yes: 'Play on with the cards in hand',
    cases: { play: 'the player still holds cards', pass: 'the player has no card left either' },
  },
  'shuffle-under-tops': {
    ask: 'Nothing is left to draw. May we shuffle the cards under the tops of the building piles?',
    yes: 'Yes. The top cards stay, and the cards under them become the new draw pile',
    cases: { 'at-once': 'it is done at once', 'after-round': 'a whole round has gone by without a play' },
  },
  'shuffled-wrong-cards': {
    ask: 'What if the new draw pile is made from discards or other cards?',
    yes: 'The new draw pile stays',
  },
  'shuffled-too-soon': {
    ask: 'What if finished piles are shuffled in while the draw pile still has cards?',
    yes: 'The new draw pile stays',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
