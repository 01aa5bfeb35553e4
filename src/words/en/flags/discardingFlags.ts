import { type FlagDictionary } from '../../shape';
import {
  aCardPhrase,
  discardPilePhrase,
  nameInSentence,
  nameAtSentenceStart,
  sourcePhrase,
  theCardPhrase,
  possessiveName,
} from '../phrases';

/** Discarding and ending the turn. */
export const discardingFlags = {
  'discard-fifth': {
    title: 'Fifth discard pile',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} opened a fifth discard pile with ${aCardPhrase(card)}; only four are allowed`,
    suggest: 'move the card onto one of the four piles',
  },
  'discard-stack-early': {
    title: 'Stacked before four piles were open',
    what: ({ card, pile }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} put ${aCardPhrase(card)} on top of ${discardPilePhrase(pile)} with a discard place still empty`,
    suggest: 'the same card goes to an empty place',
  },
  'discard-not-from-hand': {
    title: 'Discard did not come from the hand',
    what: ({ card, from }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} discarded ${aCardPhrase(card)} from ${from === undefined || from === 'hand' ? 'a pile' : from === 'stock' ? 'the stock' : sourcePhrase(from)}, not from the hand`,
    suggest: 'put it back and discard a hand card',
  },
  'discard-wrong-owner': {
    title: "Discard on somebody else's pile",
    what: ({ card, owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} discarded ${aCardPhrase(card)} on ${possessiveName(who, owner, "somebody else's")} pile`,
    suggest: "move the card to a pile of the player's own",
  },
  'discard-multiple': {
    title: 'More than one discard',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} discarded ${card === undefined ? 'more than one card' : `${aCardPhrase(card)} as a second card`} in one turn`,
    suggest: 'the first discard stands; the others go back to the hand',
  },
  'discard-shifted': {
    title: 'Discard moved',
    what: ({ card, pile }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} moved ${theCardPhrase(card)} away from ${discardPilePhrase(pile)}`,
    suggest: 'put it back where it lay',
  },
  'turn-end-no-discard': {
    title: 'Turn ended without a discard',
    what: ({ owner, turn }, who, seat) => {
      const next = [owner, turn].find((other) => other !== undefined && other !== null && other !== seat);
      return `${nameAtSentenceStart(who, seat)} did not discard${next === undefined ? '' : ` before ${nameInSentence(who, next)} began`}`;
    },
    suggest: 'discard one card now, then the next player goes on',
  },
  'discard-takeback': {
    title: 'Discard taken back',
    what: ({ card }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} took back ${theCardPhrase(card)} after the discard had ended the turn`,
    suggest: 'put it back; the turn stays as it was ended',
  },
  'discard-wild': {
    title: 'Skip-Bo discarded',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} discarded a Skip-Bo`,
    suggest: 'let it stand; it is still wild when it is played later',
  },
} satisfies Partial<FlagDictionary>;
