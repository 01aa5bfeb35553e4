import { type QuestionTexts } from '../../questionTexts';

/** Where a card may come from. */
export const sourceQuestions = {
  'where-cards-come-from': {
    ask: 'Which cards may I play?',
    fact: ({ teams }, say) =>
      [
        `from your own stock: ${say('stockPlays')}; from the hand: ${say('handPlays')}; from your own discards: ${say('discardPlays')}`,
        ...(teams.play === 'none'
          ? []
          : [`from the partner's piles: ${say('partnerPiles')}; from the partner's hand: ${say('partnerHand')}`]),
      ].join('; '),
  },
  'own-discards-when': {
    ask: 'When may I play from my discard piles?',
    fact: (_, say) => `from your own discards: ${say('discardPlays')}`,
  },
  'sheet-advice': {
    ask: 'Does the sheet say which cards to play first?',
    fact: ({ strategy }, say) =>
      strategy === 'none' ? 'play as you like; the sheet gives no advice' : `the sheet advises: ${say('strategy')}`,
  },
  'partner-stock': {
    ask: "Can I play the top card of my partner's stock?",
    yes: "Yes. On your turn your partner's stock is open to you like your own",
  },
  'partner-discards': {
    ask: "Can I play from my partner's discard piles?",
    yes: "Yes. On your turn the top cards of your partner's discard piles are open to you like your own",
  },
  'partner-hand': {
    ask: "Can a card from my partner's hand be played in my turn?",
    yes: 'Yes. The card stays',
  },
  'partner-lays-on-request': {
    ask: 'Can my partner lay down a card for me when I ask?',
    yes: 'Yes. When the player on turn asks for it, the partner can move the card; it counts as the play of the player on turn',
  },
  'opponent-card': {
    ask: "Can I play an opponent's card?",
    yes: "Yes. The opponent's card can be played",
    cases: { stock: "it is the top of the opponent's stock", discards: "it lies on the opponent's discard pile" },
  },
  'buried-discard': {
    ask: 'Can I play a card from the middle of a discard pile?',
    yes: 'Yes. Any card of the pile can be played',
  },
  'hidden-stock-card': {
    ask: 'Can I play a stock card that is not the top one?',
    yes: 'Yes. The card can be played',
  },
  'discards-in-first-turn': {
    ask: 'Can I play from discard piles in my very first turn?',
    yes: "Yes. There are no own discards yet, and the top of the partner's can be played",
  },
  'stock-card-refused': {
    ask: 'Must I play my stock card when it fits?',
    yes: 'No. A player may end the turn although the stock card fits',
  },
  'play-refused': {
    ask: 'Must I play a card that can be played?',
    yes: 'No. A player may stop and discard at any time',
  },
  'discard-used-without-stock': {
    ask: 'Can I use a discard when it does not help my stock?',
    yes: 'Yes. A discard can be played whether or not a stock card follows',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
