import { type FlagDictionary } from '../../shape';
import { nameAtSentenceStart, possessiveName } from '../phrases';

/** How penalties are served. */
export const penaltyFlags = {
  'penalty-misplaced': {
    title: 'Penalty cards in the wrong place',
    what: (_, who, seat) => `${possessiveName(who, seat, 'The')} penalty cards were not put at the bottom of the stock`,
    suggest: 'move them to the bottom, unseen',
  },
  'penalty-looked': {
    title: 'Penalty cards were seen',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} looked at the penalty cards`,
    suggest: 'shuffle the face-down part of that stock',
  },
  'penalty-short': {
    title: 'Too few cards for the penalty',
    what: ({ count }, who, seat) => {
      const owed = count === undefined ? 'penalty cards' : count === 1 ? '1 penalty card' : `${count} penalty cards`;
      return `${nameAtSentenceStart(who, seat)} still owes ${owed}, because too few cards are left`;
    },
    suggest: 'shuffle the finished building piles first; if there are none, take what there is and owe the rest',
  },
  'penalty-uncalled': {
    title: 'Talk that no opponent called',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} talked, and the referee noticed it, not an opponent`,
    suggest: "the referee may call it too; once confirmed, two cards go unseen to the bottom of that player's stock",
  },
} satisfies Partial<FlagDictionary>;
