import { type FlagDictionary } from '../../shape';
import { aCardPhrase, sourcePhrase, nameAtSentenceStart, possessiveName } from '../phrases';

const RESTORE = 'the card goes back where it came from';

/** Where a card may come from. */
export const sourceFlags = {
  'src-buried-discard': {
    title: 'Card from under a discard pile',
    what: ({ card, top }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from under the top of a discard pile${top === undefined || top === '?' ? '' : `; ${aCardPhrase(top)} lies on top`}`,
    suggest: RESTORE,
  },
  'src-partner-stock': {
    title: "Played the partner's stock",
    what: ({ card, owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from ${possessiveName(who, owner, "the partner's")} stock; own piles only here`,
    suggest: RESTORE,
  },
  'src-partner-discard': {
    title: "Played the partner's discard",
    what: ({ card, owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from ${possessiveName(who, owner, "the partner's")} discards; own piles only here`,
    suggest: RESTORE,
  },
  'src-partner-hand': {
    title: "Played from the partner's hand",
    what: ({ card, owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from ${possessiveName(who, owner === seat ? undefined : owner, "the partner's")} hand`,
    suggest: 'the card goes back to the hand it came from',
  },
  'src-opponent': {
    title: "Played an opponent's card",
    what: ({ card, owner, from }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from ${possessiveName(who, owner, "an opponent's")} ${from === undefined ? 'piles' : sourcePhrase(from)}`,
    suggest: RESTORE,
  },
  'src-discard-turn1': {
    title: 'Discard played in the first turn',
    what: ({ card, owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from ${possessiveName(who, owner, 'a')} discard pile in the first turn`,
    suggest: 'let it stand',
  },
  'src-stock-hidden': {
    title: 'Stock card from below the top',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from the stock, and it was not the top card`,
    suggest: RESTORE,
  },
  'stock-play-declined': {
    title: 'Stock card not played though it fits',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} ended the turn though ${card === undefined || card === '?' ? 'the top of their stock' : `${aCardPhrase(card)} on top of their stock`} fits a pile`,
    suggest: 'nothing has to be done',
  },
  'strategy-discard-play': {
    title: 'Discard played without need',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} played ${aCardPhrase(card)} from a discard pile, and no stock card followed`,
    suggest: 'let it stand; the sheet only advises against it',
  },
} satisfies Partial<FlagDictionary>;
