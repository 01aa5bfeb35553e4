import { type QuestionTexts } from '../../questionTexts';

/** Discarding and ending the turn. */
export const discardingQuestions = {
  'discard-piles': {
    ask: 'How many discard piles may I have?',
    fact: (_, say) => `${say('discardPiles')}; four piles before stacking: ${say('fourBeforeStack')}`,
  },
  'fifth-discard-pile': {
    ask: 'Can I have a fifth discard pile?',
    yes: 'Yes. Another pile can be opened',
  },
  'stack-before-four': {
    ask: 'Do I need four discard piles before I put a card on top of another?',
    yes: 'No. A card can go on top of another discard while a place is still empty',
    cases: {
      never: 'the player has never had four piles open together',
      emptied: 'all four lay open once, and one of them was used up later',
    },
  },
  'discard-from-stock': {
    ask: 'Can I discard a card from my stock or from a discard pile?',
    yes: 'Yes. The discard need not come from the hand',
    cases: { stock: 'it comes from the stock', pile: 'it comes from another discard pile' },
  },
  'discard-on-other-pile': {
    ask: "Can I discard on somebody else's pile?",
    yes: 'Yes. The discard can lie there',
    cases: { opponent: "it is an opponent's pile", partner: "it is the partner's pile" },
  },
  'two-discards': {
    ask: 'What if a player discards two cards?',
    yes: 'Both cards stay',
  },
  'discard-moved': {
    ask: 'Can I move a card from one discard pile to another, or back to my hand?',
    yes: 'Yes. The card can be moved',
    cases: { pile: 'it goes to another discard pile', hand: 'it goes back to the hand' },
  },
  'no-discard': {
    ask: 'What if a player ends the turn without a discard?',
    yes: 'The turn can end without a discard',
  },
  'discard-taken-back': {
    ask: 'Can I take back my discard, or change my play after it?',
    yes: 'Yes. It can be changed',
    cases: { discard: 'it is the discard itself', play: 'it is a card played before the discard' },
  },
  'discard-skip-bo': {
    ask: 'Can I discard a Skip-Bo?',
    yes: 'Yes. A Skip-Bo can be the discard like any other card, and it is still wild when it is played later',
  },
  'skip-bo-from-discard': {
    ask: 'Is a discarded Skip-Bo still wild when I play it later?',
    yes: 'Yes. From the top of a discard pile it can stand for the number a pile needs',
  },
  'discard-any-order': {
    ask: 'Do the cards on my discard piles have to be in order?',
    yes: 'No. Any card can go on any of your discard piles, and each pile can hold any number of cards',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
