import { type FlagDictionary } from '../../shape';
import { aCardPhrase, cardCountPhrase, nameAtSentenceStart, theCardPhrase, possessiveName } from '../phrases';

/** Exposed cards, the end of the game, the format. */
export const exposureAndEndingFlags = {
  'stock-peek': {
    title: 'Looked into the stock',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} looked at a face-down stock card`,
    suggest: 'shuffle the face-down part of that stock',
  },
  'hand-revealed': {
    title: 'Hand card shown',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} let others see ${card === undefined || card === '?' ? 'a hand card' : `${aCardPhrase(card)} from hand`}`,
    suggest: 'pick the card up again; a warning if the partner could gain by it',
  },
  'revealed-not-played': {
    title: 'Shown card not played',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} ended the turn without playing or discarding ${theCardPhrase(card)} that was shown`,
    suggest: 'before the next player acts, the shown card becomes the discard instead',
  },
  'discard-browse': {
    title: 'Looked through a discard pile',
    what: ({ owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} looked under the top of ${owner === undefined || owner === seat ? 'a' : possessiveName(who, owner)} discard pile`,
    suggest: 'a warning; only the top card can be looked at',
  },
  'draw-peek': {
    title: 'Looked into the draw pile',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} saw a draw-pile card before drawing it`,
    suggest: 'shuffle the draw pile',
  },
  'win-claim-early': {
    title: 'Win claimed too early',
    what: ({ found }, who, seat) => {
      const left =
        found === undefined
          ? 'a stock that counts is not empty'
          : `${cardCountPhrase(found)} ${found === 1 ? 'is' : 'are'} still in stock`;
      return `${nameAtSentenceStart(who, seat)} claimed the win, but ${left}`;
    },
    suggest: 'play on',
  },
  'extra-game': {
    title: 'One game too many',
    what: (_, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'A side')} was entered for a game the sheet does not give`,
    suggest: 'ask the organizer',
  },
} satisfies Partial<FlagDictionary>;
