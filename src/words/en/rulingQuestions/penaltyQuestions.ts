import { type QuestionTexts } from '../../questionTexts';

/** Penalty cards. */
export const penaltyQuestions = {
  'penalty-size': {
    ask: 'How many penalty cards does advice cost, and where do they go?',
    fact: ({ penalty }, say) =>
      penalty === null
        ? 'no penalty cards, unless the event has a local rule'
        : `advice costs ${say('penalty')}; the penalty applies ${say('penaltyTrigger')}`,
  },
  'penalty-misplaced': {
    ask: 'What if penalty cards are put in the wrong place?',
    yes: 'No penalty cards are written here, so they cannot be put in the wrong place',
  },
  'penalty-looked-at': {
    ask: 'What if a player looks at the penalty cards?',
    yes: 'No penalty cards are written here, so there are none to look at',
  },
  'penalty-cards-short': {
    ask: 'What if there are not enough cards for a penalty?',
    yes: 'There is no penalty to take',
    cases: {
      'nothing-to-shuffle': 'no finished pile is left to shuffle either',
      'finished-piles': 'there are finished piles to shuffle',
    },
  },
  'penalty-on-empty-stock': {
    ask: 'What if the penalty falls on a player whose stock is empty?',
    yes: 'There is no penalty to take',
    cases: { empty: 'the stock is empty', 'one-left': 'one card is left in the stock' },
  },
  'penalty-and-win': {
    ask: 'The partner gave advice and then the winning card was played. What counts?',
    yes: ({ isWon }) =>
      isWon ? 'The game is over, and nothing said after the winning card costs anything' : 'The game goes on',
    cases: { before: 'the advice came before the winning card', after: 'it came after the winning card' },
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
