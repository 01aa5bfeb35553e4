import { type FlagDictionary } from '../../shape';
import { cardCountPhrase, nameAtSentenceStart, cardsWereDuePhrase } from '../phrases';

/** Drawing. */
export const drawingFlags = {
  'draw-omitted': {
    title: 'Did not draw',
    what: ({ due }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played without drawing${due === undefined ? '' : `; ${cardsWereDuePhrase(due)}`}`,
    suggest: 'the draw can be made until the first card is played; after that the turn is played short',
  },
  'draw-short': {
    title: 'Drew too few',
    what: ({ count, due }, who, seat) => {
      const more = due === undefined ? '' : `, and ${due} more ${due === 1 ? 'was' : 'were'} due`;
      if (count === undefined) return `${nameAtSentenceStart(who, seat)} drew too few cards${more}`;
      return `${nameAtSentenceStart(who, seat)} drew ${count}${more === '' ? ', which is too few' : more}`;
    },
    suggest: 'the rest can be drawn until the first card is played; after that the turn is played short',
  },
  overdraw: {
    title: 'Drew too many',
    what: ({ count, due, extras }, who, seat) => {
      const drew = `${nameAtSentenceStart(who, seat)} drew ${count ?? 'too many cards'}`;
      if (count !== undefined && due !== undefined) return `${drew} where ${cardsWereDuePhrase(due)}`;
      return extras === undefined
        ? `${drew}${count === undefined ? '' : ', which is too many'}`
        : `${drew}; ${cardCountPhrase(extras)} too many`;
    },
    suggest: "the extra cards go into that player's own stock, below the top card",
  },
  'overdraw-remedy-wrong': {
    title: 'Extra cards put in the wrong place',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} did not return the extra cards as the sheet asks`,
    suggest: 'do it again; if faces were seen, shuffle the face-down part of the stock',
  },
  'draw-midturn': {
    title: 'Drew in mid-turn',
    what: ({ count, extras }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} drew ${cardsOrSome(count ?? extras)} after a play, with cards still in hand`,
    suggest: "each of these cards is one too many and goes into that player's own stock",
  },
  'refill-on-empty': {
    title: 'Took a new hand in mid-turn',
    what: ({ count }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} drew ${cardsOrSome(count)} after playing the last hand card`,
    suggest: 'let it stand and play on',
  },
  'turn-end-empty': {
    title: 'Ended the turn with an empty hand',
    what: (_, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played the last hand card and stopped, without a new hand or a discard`,
    suggest: 'take a new hand of five and discard one',
  },
  'reshuffle-source': {
    title: 'Draw pile made from the wrong cards',
    what: (_, who, seat) =>
      seat === null
        ? 'The new draw pile was not made from finished building piles'
        : `${who(seat)} made the new draw pile from something else than finished building piles`,
    suggest: 'put those cards back; only finished building piles are shuffled, unless the referee orders otherwise',
  },
  'reshuffle-early': {
    title: 'Shuffled too soon',
    what: ({ found }) =>
      found === undefined
        ? 'Finished piles were shuffled in while the draw pile still had cards'
        : `Finished piles were shuffled in while the draw pile still had ${cardCountPhrase(found)}`,
    suggest: 'play on; next time wait until the draw pile is used up',
  },
  'draw-dead': {
    title: 'Nothing left to draw',
    what: ({ turn }, who, seat) =>
      `${nameAtSentenceStart(who, seat ?? turn)} was due a draw, but the draw pile is empty and no building pile is finished`,
    suggest:
      'play on with the cards in hand, or shuffle the cards under the tops of the building piles if the referee orders it',
  },
} satisfies Partial<FlagDictionary>;

const cardsOrSome = (count: number | undefined): string => (count === undefined ? 'cards' : cardCountPhrase(count));
