import { type QuestionTexts } from '../../questionTexts';

/** Building piles. */
export const buildingQuestions = {
  'building-piles': {
    ask: 'How many building piles are there, and how do they run?',
    fact: (_, say) =>
      `there are ${say('buildingPiles')} building piles; a pile starts with ${say('pileStart')} and runs ${say('sequence')}`,
  },
  'skip-bo-wild': {
    ask: 'What can a Skip-Bo stand for?',
    fact: (_, say) =>
      `a Skip-Bo is wild and stands for the number a pile needs; a pile starts with ${say('pileStart')}`,
  },
  'card-colors': {
    ask: 'Do the colors of the cards matter?',
    fact: (_, say) => `only the numbers count: a pile runs ${say('sequence')}, whatever the colors`,
  },
  'wrong-number-laid': {
    ask: 'What if a card does not follow the number on the building pile?',
    yes: 'The card stays',
    cases: { hand: 'it came from the hand', stock: 'it came from the stock and the next card was turned up' },
  },
  'pile-started-wrong': {
    ask: 'What if a building pile is started with a number that is not 1?',
    yes: 'The pile stays',
  },
  'skip-bo-starts-pile': {
    ask: 'Can a Skip-Bo start a building pile?',
    yes: 'Yes. A Skip-Bo can start a pile; it stands for the 1',
  },
  'fifth-building-pile': {
    ask: 'Can there be a fifth building pile?',
    yes: 'Yes, another pile can be started',
  },
  'four-piles-duty': {
    ask: 'Must all four building piles be started?',
    yes: 'No. A player need not start a pile, even with a card that could',
  },
  'finished-pile-left': {
    ask: 'What if a finished building pile stays on the table?',
    yes: 'The pile can stay',
  },
  'pile-removed-early': {
    ask: 'What if a building pile is taken away before it is finished?',
    yes: 'The pile stays away',
  },
  'skip-bo-renamed': {
    ask: 'Can a Skip-Bo on a pile be moved or count as another number later?',
    yes: 'Yes. The Skip-Bo can change its number',
  },
  'number-on-same-skip-bo': {
    ask: 'A Skip-Bo lies there as a 5. Can I put a 5 on it?',
    yes: 'Yes. The number can be laid on the Skip-Bo',
  },
  'skip-bo-on-skip-bo': {
    ask: 'Can a Skip-Bo go on another Skip-Bo?',
    yes: 'Yes. Skip-Bos can follow one another, and each stands for the next number',
  },
  'skip-bo-as-twelve': {
    ask: 'Can a Skip-Bo be the 12 that finishes a pile?',
    yes: 'Yes. The Skip-Bo stands for the 12, and the finished pile leaves the table',
  },
  'play-taken-back': {
    ask: 'May a player take back a card from a building pile?',
    yes: 'Yes, before the discard, as long as nothing was drawn or turned up since',
    cases: { 'nothing-seen': 'nothing was drawn or turned up since', 'card-seen': 'a new card was turned up since' },
  },
  'noticed-after-discard': {
    ask: 'A wrong play is noticed right after the discard. Is it still put right?',
    yes: 'The play stays',
  },
  'noticed-late': {
    ask: 'What if a wrong play is noticed after the next player has acted?',
    yes: 'The play stays',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
