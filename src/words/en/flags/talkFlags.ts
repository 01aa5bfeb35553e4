import type { Evidence, Seat, SpeechKind } from '@/engine';
import { type FlagDictionary, type SeatNamer } from '../../shape';
import { nameAtSentenceStart, possessiveName } from '../phrases';

/** Where a sheet writes no penalty, none is suggested: an event may adopt one as a local rule. */
const WARN = 'a warning; no cards unless the event has a local rule';
const TWO_CARDS = 'the one who spoke takes two cards from the draw pile, unseen, to the bottom of their own stock';

/** Said to somebody else than the player on turn, these are talk and no advice. */
const ABOUT_PLAYS: ReadonlySet<SpeechKind> = new Set(['advice', 'gesture', 'answer', 'request'] as const);

/** "in Ana's turn", "in the partner's turn". */
const inTurn = ({ turn, owner }: Evidence, who: SeatNamer, seat: Seat | null): string => {
  const whoseTurn = turn ?? owner;
  return `in ${possessiveName(who, whoseTurn === seat ? undefined : whoseTurn, "the partner's")} turn`;
};

/** Talk and coaching. */
export const talkFlags = {
  'coach-verbal': {
    title: 'Partner gave advice',
    what: (evidence, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'The partner')} gave advice ${inTurn(evidence, who, seat)}`,
    suggest: WARN,
    remedy: TWO_CARDS,
  },
  'coach-nonverbal': {
    title: 'Partner gave a sign',
    what: (evidence, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'The partner')} pointed to a play ${inTurn(evidence, who, seat)}`,
    suggest: WARN,
    remedy: TWO_CARDS,
  },
  'coach-nonpartner': {
    title: 'Another player gave advice',
    what: ({ turn, owner }, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'Another player')} advised ${turn === undefined || turn === null ? (owner === undefined ? 'the player on turn' : who(owner)) : who(turn)}`,
    suggest: WARN,
    remedy: TWO_CARDS,
  },
  'coach-spectator': {
    title: 'A spectator gave advice',
    what: ({ turn }, who) =>
      `A spectator advised ${turn === undefined || turn === null ? 'the player on turn' : who(turn)}`,
    suggest: 'ask the spectator to move away from the table',
  },
  'coach-between-turns': {
    title: 'Advice between turns',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat)} advised the partner outside the partner's turn`,
    suggest: WARN,
    remedy: TWO_CARDS,
  },
  'talk-unrelated': {
    title: 'Partner talked',
    what: (evidence, who, seat) => {
      const talked = `${nameAtSentenceStart(who, seat, 'The partner')} talked ${inTurn(evidence, who, seat)}`;
      return ABOUT_PLAYS.has(evidence.what ?? 'remark')
        ? `${talked}, to somebody else`
        : `${talked}, though not about a play`;
    },
    suggest: 'remind the partner to keep quiet; no cards',
    remedy: TWO_CARDS,
  },
  'talk-owner-noncommand': {
    title: 'Player on turn talked',
    what: (_, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'The player on turn')} talked in their own turn without asking for a play`,
    suggest: 'remind the player that only asking for a play is allowed',
    remedy: TWO_CARDS,
  },
  'partner-reply': {
    title: 'Partner answered a question',
    what: (evidence, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'The partner')} answered a question about plays ${inTurn(evidence, who, seat)}`,
    suggest: WARN,
    remedy: TWO_CARDS,
  },
  'owner-command': {
    title: 'Asked the partner for a play',
    what: (_, who, seat) => `${nameAtSentenceStart(who, seat, 'The player on turn')} asked the partner to make a play`,
    suggest: 'let it stand',
  },
  'partner-flip': {
    title: 'Partner turned up the next stock card',
    what: (_, who, seat) =>
      `${nameAtSentenceStart(who, seat, 'The partner')} turned up the next card of their own stock unasked`,
    suggest: 'let it stand; the top of a stock has to show',
  },
} satisfies Partial<FlagDictionary>;
