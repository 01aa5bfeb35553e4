import { type QuestionTexts } from '../../questionTexts';

/** Turn order. */
export const turnQuestions = {
  'play-direction': {
    ask: 'Which way do turns go?',
    fact: (_, say) => `turns go ${say('direction')}`,
  },
  'turn-end': {
    ask: 'How does a turn end?',
    fact: (_, say) => `a turn ends ${say('endNeedsDiscard')}`,
  },
  'out-of-turn': {
    ask: 'What if somebody draws or plays out of turn?',
    yes: 'Play goes on from there',
    cases: { drew: 'only a draw was made', played: 'a card was played' },
  },
  'out-of-turn-finished': {
    ask: 'What if somebody has finished a whole turn out of turn?',
    yes: 'The turn counts',
  },
  'out-of-turn-cards-back': {
    ask: 'A turn out of order is stopped. Do the cards already played go back?',
    yes: 'The cards stay where they were played',
  },
  'draw-first-after-stop': {
    ask: 'A player was stopped out of turn. May that player draw first next time?',
    yes: 'Yes. That player can draw as usual',
  },
  'draw-again-after-stop': {
    ask: 'A player was stopped out of turn. May that player draw after the first play next time?',
    yes: 'Yes. That player can draw up to a full hand after the first play',
  },
  'partner-plays-unasked': {
    ask: 'What if the partner plays a card without being asked?',
    yes: 'The card stays; the partner can do that',
  },
  'went-on-after-discard': {
    ask: 'What if a player goes on after the discard?',
    yes: 'The player can go on',
    cases: { played: 'a card was played', drew: 'cards were drawn' },
  },
  'next-player-too-soon': {
    ask: 'What if the next player starts before I have discarded?',
    yes: 'The next player can go on',
  },
  'player-skipped': {
    ask: 'What if a player is skipped?',
    yes: 'Play goes on from there',
    cases: {
      noticed: 'it is noticed before the wrong player has discarded',
      finished: 'the wrong player has discarded',
    },
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
