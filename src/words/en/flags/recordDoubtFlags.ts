import { type FlagDictionary } from '../../shape';
import { aCardPhrase, capitalize, cardCountPhrase, discardPileAfterNamePhrase, possessiveName } from '../phrases';

/** A record that cannot be right: asks the referee, blames nobody. */
export const recordDoubtFlags = {
  'record-stock-top': {
    title: 'Stock does not match',
    what: ({ card, top, owner }, who, seat) => {
      const stock = possessiveName(who, owner ?? seat, 'the');
      const played = `${capitalize(aCardPhrase(card))} was played from ${stock} stock, but by the record`;
      return top === undefined || top === '?'
        ? `${played} it cannot lie there`
        : `${played} ${aCardPhrase(top)} is on top`;
    },
    suggest: 'check which card it was and correct the entry, or tell the position anew',
  },
  'record-discard-top': {
    title: 'Discard pile does not match',
    what: ({ card, owner, pile }, who, seat) =>
      `${capitalize(aCardPhrase(card))} was played from ${possessiveName(who, owner ?? seat, "a player's")} ${pile === undefined ? 'discards' : discardPileAfterNamePhrase(pile)}, but the record has no such card there`,
    suggest: 'check which card it was and correct the entry, or tell the position anew',
  },
  'record-hand-empty': {
    title: 'Hand should be empty',
    what: ({ card, owner }, who, seat) =>
      `${capitalize(aCardPhrase(card))} came from ${possessiveName(who, owner ?? seat)} hand, but by the record that hand is empty`,
    suggest: 'check whether a draw was missed and insert it',
  },
  'record-card-count': {
    title: 'More of a card than the deck has',
    what: ({ card }) =>
      card === 'S'
        ? 'By the record more than 18 Skip-Bos are on the table'
        : typeof card === 'number'
          ? `By the record more than twelve cards numbered ${card} are on the table`
          : 'By the record there are more cards of one kind than the deck has',
    suggest: 'look for an entry with the wrong card and correct it',
  },
  'record-draw-pile': {
    title: 'More drawn than there was',
    what: ({ count, found }) => {
      const had = found === undefined ? 'the draw pile had fewer' : `the draw pile had only ${found}`;
      return `${count === undefined ? 'Cards were' : `${cardCountPhrase(count)} ${count === 1 ? 'was' : 'were'}`} drawn, but by the record ${had}`;
    },
    suggest: 'tell the reshuffle that was missed, or count the draw pile',
  },
  'record-count': {
    title: 'Count does not match',
    what: ({ found, expected, owner }, who, seat) => {
      const counted = `The count${owner === undefined && seat === null ? '' : ` at ${possessiveName(who, owner ?? seat)} place`}`;
      if (found === undefined) return `${counted} does not match the record`;
      return expected === undefined
        ? `${counted} gave ${found}, which does not match the record`
        : `${counted} gave ${found}; the record says ${expected}`;
    },
    suggest: 'count again; the position takes the number that was counted',
  },
  'record-after-end': {
    title: 'Entry after the end',
    what: () => 'The game was already over, so this moves nothing',
    suggest: 'strike the entry, or the end if it was told by mistake',
  },
  'ruling-orphaned': {
    title: 'Ruling without its flag',
    what: ({ flag }) =>
      `A later correction removed ${flag === undefined ? 'the flag this ruling was about' : `what was ruled on at entry ${flag.split(':')[0] ?? ''}`}, so the ruling has no effect`,
    suggest: 'nothing has to be done; the ruling stays in the record',
  },
} satisfies Partial<FlagDictionary>;
