import { type FlagDictionary } from '../../shape';
import { aCardPhrase, onBuildingPilePhrase, nameAtSentenceStart, theCardPhrase } from '../phrases';

/** Building piles. */
export const buildingFlags = {
  'build-sequence': {
    title: 'Card out of sequence',
    what: ({ card, needed, pile }, who, seat) => {
      const laid = `${nameAtSentenceStart(who, seat)} laid ${aCardPhrase(card)}`;
      return needed === undefined
        ? `${laid}${onBuildingPilePhrase(pile)} out of sequence`
        : `${laid} on a pile that needs ${needed}`;
    },
    suggest: 'the card goes back where it came from; a stock card turned up beneath it is turned down again',
  },
  'build-start': {
    title: 'Pile started with the wrong card',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} started a pile with ${aCardPhrase(card)}; it takes a 1 or a Skip-Bo`,
    suggest: 'the card goes back where it came from; a stock card turned up beneath it is turned down again',
  },
  'build-fifth': {
    title: 'Fifth building pile',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} opened a fifth building pile with ${aCardPhrase(card)}; only four are allowed`,
    suggest: 'the card goes back where it came from',
  },
  'build-not-removed': {
    title: 'Finished pile still on the table',
    what: ({ card, pile }, who, seat) =>
      card === undefined
        ? `A finished pile was left${pile === undefined ? '' : ` in place ${pile + 1}`}; it should be taken away`
        : `${nameAtSentenceStart(who, seat)} laid ${aCardPhrase(card)} on a finished pile`,
    suggest: 'take the finished pile away and go on',
  },
  'build-removed-early': {
    title: 'Pile taken away too soon',
    what: (_, who, seat) =>
      seat === null
        ? 'A building pile was taken away before it was finished'
        : `${who(seat)} took away a building pile before it was finished`,
    suggest: 'put the pile back',
  },
  'wild-reassigned': {
    title: 'Skip-Bo changed its number',
    what: (_, who, seat) =>
      `${nameAtSentenceStart(who, seat)} moved a Skip-Bo that was already laid, or counted it as another number`,
    suggest: 'the number it was first played as holds',
  },
  'wild-consecutive': {
    title: 'Skip-Bo on Skip-Bo',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} laid a Skip-Bo on a Skip-Bo`,
    suggest: 'let it stand',
  },
  'build-takeback': {
    title: 'Play taken back',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} took ${theCardPhrase(card)} back from a building pile`,
    suggest: 'allow it only if no new card has been turned up or drawn since',
  },
  'late-discovery': {
    title: 'Noticed too late',
    what: (_, who, seat) =>
      seat === null
        ? 'An earlier error was noticed only after the next player had acted'
        : `${whose(who(seat))} error was noticed only after the next player had acted`,
    suggest: 'let it stand and write it down; the pile goes on from the card that lies on top',
  },
} satisfies Partial<FlagDictionary>;

const whose = (name: string): string => `${name}'s`;
