import { type FlagDictionary } from '../../shape';
import { aCardPhrase, joinWithAnd, nameAtSentenceStart, possessiveName } from '../phrases';

/** Setting up. */
export const setupFlags = {
  'setup-player-count': {
    title: 'Wrong number of players',
    what: ({ found, expected }) => {
      if (found === undefined) return 'The number of players at this table does not fit the sheet';
      if (found === expected) return 'The partners at this table are not set up as the sheet asks';
      const sit = `${found} ${found === 1 ? 'sits' : 'sit'} at this table`;
      return expected !== undefined && found < expected
        ? `${sit}; the sheet needs ${expected}`
        : `${sit}, and the sheet does not provide for that`;
    },
    suggest: 'do not start until the table has the right number',
  },
  'setup-deck-count': {
    title: 'Deck is not complete',
    what: ({ found, expected }) =>
      `The deck was counted${found === undefined ? ' and is not right' : ` at ${found}`}; it should be ${expected ?? 162}`,
    suggest: 'complete the deck before dealing; if found later, finish the game and report it',
  },
  'setup-stock-count': {
    title: 'Stock has the wrong size',
    what: ({ found, expected }, who, seat) => {
      const stock = possessiveName(who, seat, 'A');
      if (found === undefined) return `${stock} stock does not have the right number of cards`;
      return `${stock} stock has ${found}${expected === undefined ? ', which is not the right number' : ` instead of ${expected}`}`;
    },
    suggest: 'before the first draw, add or take cards at the bottom, unseen; after a full turn it stays as it is',
  },
  'stock-top-not-up': {
    title: 'Top of the stock is not showing',
    what: (_, who, seat) => `The top card of ${possessiveName(who, seat)} stock lies face down`,
    suggest: 'turn it up and go on; no penalty',
  },
  'setup-wrong-starter': {
    title: 'Wrong player started',
    what: ({ turn }, who, seat) =>
      turn === undefined || turn === null
        ? `${nameAtSentenceStart(who, seat)} started, and it was not their place to`
        : `${nameAtSentenceStart(who, seat)} started, but ${who(turn)} should have`,
    suggest: 'stop the turn and let the right player start',
  },
  'setup-tiebreak-wrong': {
    title: 'Tie for the start not settled properly',
    what: ({ seats, card }, who, seat) => {
      const tied =
        seats === undefined || seats.length === 0 ? 'the tie' : `the tie between ${joinWithAnd(seats.map(who))}`;
      const high = card === undefined || card === '?' ? '' : ` on ${aCardPhrase(card)}`;
      return seat === null
        ? `The start was settled before ${tied}${high} was broken`
        : `${who(seat)} started before ${tied}${high} was broken`;
    },
    suggest: 'the tied players draw again before anybody takes a hand; a Skip-Bo does not count',
    analogy: 'by analogy with the Tennessee partners sheet, The play 1',
  },
  'setup-same-chapter': {
    title: 'Partners from one chapter',
    what: ({ seats = [] }, who, seat) => {
      if (seats.length > 2) return `${joinWithAnd(seats.map(who))} each have a partner from their own chapter`;
      if (seats.length === 2) return `${joinWithAnd(seats.map(who))} are partners and come from the same chapter`;
      return seat === null
        ? 'Two partners come from the same chapter'
        : `${who(seat)} and the partner come from the same chapter`;
    },
    suggest: 'offer to draw partners again; play can go on as it is',
  },
  'setup-layout': {
    title: 'Piles are not where they belong',
    what: (_, who, seat) =>
      seat === null
        ? 'Piles are laid out so that they can be mixed up'
        : `${possessiveName(who, seat)} piles are not laid out as the sheet asks`,
    suggest: 'tidy the piles and go on',
  },
  'misdeal-exposed': {
    title: 'Card shown while dealing',
    what: ({ card }, who, seat) => {
      const shown = card === undefined || card === '?' ? 'a card that should stay face down' : aCardPhrase(card);
      return seat === null ? `While dealing, ${shown} was shown` : `While dealing, ${who(seat)} showed ${shown}`;
    },
    suggest: 'shuffle it back into its pile; deal again only if nobody has drawn yet and a player asks for it',
  },
} satisfies Partial<FlagDictionary>;
