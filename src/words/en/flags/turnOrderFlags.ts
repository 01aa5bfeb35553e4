import { type FlagDictionary } from '../../shape';
import { cardCountPhrase, nameAtSentenceStart, possessiveName } from '../phrases';

const SIX = 'by analogy with the six-player sheet, Special situations 2';

/** Turn order. */
export const turnOrderFlags = {
  'oot-started': {
    title: 'Out of turn',
    what: ({ turn }, who, seat) =>
      turn === undefined || turn === null
        ? `${nameAtSentenceStart(who, seat)} began out of turn`
        : `${nameAtSentenceStart(who, seat)} began out of turn; it is ${who(turn)}'s turn`,
    suggest:
      'stop the turn and give it back; cards already played stay; at the next proper turn that player plays before drawing',
    analogy: SIX,
  },
  'oot-completed': {
    title: 'Turn out of order is finished',
    what: ({ turn }, who, seat) =>
      turn === undefined || turn === null
        ? `${nameAtSentenceStart(who, seat)} finished a turn out of order`
        : `${nameAtSentenceStart(who, seat)} finished a turn that was ${who(turn)}'s`,
    suggest: 'let it stand; the next to play sits at the left of that player, and whoever was skipped loses the turn',
    analogy: SIX,
  },
  'oot-draw-before-play': {
    title: 'Drew before playing',
    what: ({ count }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} drew${count === undefined ? '' : ` ${count}`} first, but after playing out of turn had to play before drawing`,
    suggest: "shuffle the cards drawn into that player's own stock",
    analogy: SIX,
  },
  'oot-extra-draw': {
    title: 'Drew with cards still in hand',
    what: ({ count }, who, seat) =>
      `${nameAtSentenceStart(who, seat)} drew${count === undefined ? '' : ` ${cardCountPhrase(count)}`} with cards still in hand, in the turn after playing out of turn`,
    suggest: 'nothing has to be done; the referee decides whether the draw stays',
  },
  'partner-moves-unasked': {
    title: 'Partner played without being asked',
    what: ({ turn, card }, who, seat) => {
      const laid = card === undefined ? 'a card' : card === 'S' ? 'a Skip-Bo' : card === '?' ? 'a card' : `${card}`;
      return `${nameAtSentenceStart(who, seat, 'The partner')} laid ${laid} in ${possessiveName(who, turn, "the partner's")} turn without being asked`;
    },
    suggest: 'the card goes back where it came from; ask whether it was also advice',
  },
  'play-after-discard': {
    title: 'Went on after the discard',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} went on after the discard that ended the turn`,
    suggest: 'take back what came after the discard',
  },
} satisfies Partial<FlagDictionary>;
