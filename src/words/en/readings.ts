import { type ReadingWordsById } from '../shape';
import { readingsOfPlay } from './readingsOfPlay';

/** Where a sheet can be read in more than one way: the question, the answers, and why the first is in force. */
export const readings = {
  X01: {
    question: 'Who starts, when the sheet names two different starters?',
    options: {
      highestStockTop: 'The player with the highest stock card showing.',
      leftOfDealer: "The player at the dealer's left.",
      manual: 'Whoever the official names.',
    },
    why: 'Players count out their own stocks, so there is no dealer to sit left of. The rule about the highest card also comes with its own way to break a tie.',
  },
  X02: {
    question: 'Is there a dealer?',
    options: { none: 'No; players count out their own stocks.', named: 'Yes; the official names one.' },
    why: 'The sheet has everybody count out a stock, so nobody needs to deal.',
  },
  X03: {
    question: 'Which cards are compared for the start?',
    options: { stockTops: 'The top cards of the stocks.', cut: 'Cards drawn for the purpose.' },
    why: 'Ties are settled from the draw pile, which exists only after the deal. So the first comparison must use cards that already show.',
  },
  X05: {
    question: 'Where do the two penalty cards go?',
    options: { bottom: 'To the bottom of the stock.', top: 'On top of the stock, and the new top card is turned up.' },
    why: 'The same sheet says bottom in its general rules, and a card on top could not stay unseen. It could even help the offender.',
  },
  X06: {
    question: 'Advice breaks two clauses at once. How many penalties?',
    options: { one: 'One.', two: 'Two.' },
    why: 'It is one incident, so it costs two cards once. Both clauses are named.',
  },
  X07: {
    question: 'Who may call talking?',
    options: { refereeToo: 'The other players or the referee.', opponentsOnly: 'Only the other players.' },
    why: 'The referee stands in for the players. The record notes who called it.',
  },
  X08: {
    question: 'How quiet does the partner have to be?',
    options: { asWorded: 'As this sheet words it.' },
    why: 'The sheets differ: some forbid only talk about plays, some all talk. Only the Tennessee 2018 sheet for partners puts two cards on plain talk.',
  },
  X09: {
    question: 'Whose pile takes the penalty cards, and which one?',
    options: {
      stock: 'The stock of the one who gave advice.',
      hand: "That player's hand.",
      discard: 'A discard pile of that player.',
    },
    why: "The sheets speak of the stock in the clause that follows, and so does the partners' section.",
  },
  X12: {
    question: 'Does a stock card that fits have to be played?',
    options: { advice: 'No, the sheet only advises it.', duty: 'Yes.' },
    why: 'The sheet lets a player stop at any time, so this can only be advice.',
  },
  X13: {
    question: 'A card that is shown must be played. Which card is meant?',
    options: {
      handCommit: 'A hand card that others have seen: it is built or discarded this turn.',
      forcedStock: 'A stock card that is turned up and fits.',
      both: 'Both of these.',
      off: 'None; the sentence is not applied.',
    },
    why: 'The sentence stands between two others about the hand, and card games have long treated a shown hand card this way. This reading is uncertain.',
  },
  X14: {
    question: 'When one of four discard piles is used up, must the gap be filled before stacking?',
    options: {
      once: 'No; once four have lain open together, stacking is free.',
      always: 'Yes; whenever a place is empty it is filled first.',
      off: 'Four piles are not needed at all.',
    },
    why: 'The sheet speaks of the moment before stacking begins, and limits are read narrowly. This reading is uncertain.',
  },
  X15: {
    question: 'Can a Skip-Bo start a building pile?',
    options: { yes: 'Yes.', no: 'No, only a 1.' },
    why: 'The next sentence lets a Skip-Bo stand for every number, and 1 is a number.',
  },
  X16: {
    question: 'Must there be four building piles, or at most four?',
    options: { maximum: 'At most four at a time.', duty: 'Four have to be started.' },
    why: 'Nobody can start a pile without a card that fits, so it can only be a limit.',
  },
  X17: {
    question: 'Does a final discard also protect an error?',
    options: {
      player: "No; it only stops the player's own second thoughts.",
      shields: 'Yes; after the discard nothing is put right.',
    },
    why: 'The clause speaks of changes by the player. The referee can still correct an error until the next player acts.',
  },
  ...readingsOfPlay,
} as const satisfies ReadingWordsById;
