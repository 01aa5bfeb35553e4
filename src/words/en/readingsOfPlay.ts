import { type ReadingWordsById } from '../shape';

/** Disputed points, continued: partners, winning, out of turn, the draw pile, talk. */
export const readingsOfPlay = {
  X19: {
    question: 'May the partner turn up the next stock card unasked?',
    options: { allowed: 'Yes.', request: 'Only when asked.' },
    why: 'The top of a stock has to show at all times. Moving it to a building pile is another matter.',
  },
  X21: {
    question: 'When is a game with partners won?',
    options: {
      firstPlayerForTeam: "When one player's stock is empty; the win goes to that side.",
      allTeamStocks: 'When every stock of the side is empty.',
      ownStock: "When one player's stock is empty; the win is that player's alone.",
    },
    why: 'The sheet speaks of the first player, lets everybody use only their own piles, and counts wins by partners.',
  },
  X22: {
    question: 'Six players in partnership: pairs or threes?',
    options: { '3x2': 'Three pairs, partners across from each other.', '2x3': 'Two teams of three.' },
    why: 'Partners usually means two people. The order of turns is the same either way.',
  },
  X23: {
    question: 'How many cards are in the deck?',
    options: { '162': '162: the numbers and the Skip-Bos.', '144': '144 in all.' },
    why: 'Twelve of each number make 144, and the 18 Skip-Bos come on top.',
  },
  X24: {
    question: 'Is the note about using discards a rule?',
    options: { advice: 'No, it is advice.', rule: 'Yes, and the app mentions it.' },
    why: 'The sheet itself calls it strategy.',
  },
  X25a: {
    question: 'A turn out of order is stopped. What about the cards already played?',
    options: { stay: 'They stay.', return: 'They go back.' },
    why: 'The sheet stops the turn and restores the order of play. It says nothing about giving cards back.',
  },
  X25b: {
    question: 'What does it mean to play before drawing?',
    options: {
      refillOnly: 'No draw at the start of that turn; a new hand only when the hand is empty.',
      playThenDraw: 'One play or discard first, then draw up to five.',
      nextTurn: 'No draw at all until the turn after.',
    },
    why: 'That player already drew in the wrong turn.',
  },
  X28: {
    question: 'The hand is played out in mid-turn, and the sheet says nothing. What now?',
    options: { refill: 'Take five more and go on.', stops: 'The turn stops.' },
    why: 'A turn can only end with a discard, and that needs a card in hand. The other sheets all give a new hand.',
  },
  X30: {
    question: 'The draw pile is empty and no building pile is finished. What now?',
    options: {
      shortThenRecycle:
        'Play on short; after a whole round without a play, shuffle the cards under the tops of the building piles.',
      recycle: 'Shuffle the cards under the tops of the building piles at once.',
      short: 'Play on short.',
    },
    why: 'No sheet has a clause for it. Playing on changes least, and the second step keeps a game from getting stuck.',
  },
  X32: {
    question: 'Where may the discard come from?',
    options: { hand: 'Only from the hand.', any: 'From the hand or a pile.' },
    why: 'If a stock card could be discarded, playing out the stock would mean nothing.',
  },
  X37: {
    question: 'Which edition of the leaflet?',
    options: { '42050': 'The long one, number 42050.', new: 'The newer short one.' },
    why: 'The long leaflet answers more questions. The two differ on who starts and on stopping early.',
  },
  X38: {
    question: 'Is a reminder such as “draw first” advice?',
    options: { advice: 'Yes; the referee confirms or waives it.', housekeeping: 'No.' },
    why: 'The sheets forbid advice of every kind. Pointing out an error that has already happened is never advice.',
  },
  X41: {
    question: "Is it talking to name a Skip-Bo's number, say whose turn it is, or call the referee?",
    options: { exempt: 'No, that is always allowed.', breach: 'Yes.' },
    why: 'Players have to speak in order to call a breach, and none of this helps the partner.',
  },
} as const satisfies Partial<ReadingWordsById>;
