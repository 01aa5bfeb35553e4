import { type QuestionTexts } from '../../questionTexts';

const canSay = 'Yes, that can be said';

/** Talk and advice. */
export const talkQuestions = {
  'quiet-rule': {
    ask: 'Who has to keep quiet?',
    fact: ({ silence, ownerSpeech }, say) => {
      const quiet = silence === 'off' ? 'nobody has to keep quiet' : say('silence');
      return ownerSpeech === 'unsaid' ? quiet : `${quiet}; the player on turn ${say('ownerSpeech')}`;
    },
  },
  'advice-rule': {
    ask: 'To whom is advice forbidden, and when?',
    fact: ({ coachTarget, coachWindow }, say) => {
      if (coachTarget === 'none') return 'advice costs nothing, unless the event has a local rule';
      const forbidden = `advice ${say('coachTarget')} is forbidden`;
      return coachWindow === 'none' ? forbidden : `${forbidden} while ${say('coachWindow')}`;
    },
  },
  'partner-advice': {
    ask: 'What if the partner says what to play?',
    yes: canSay,
    cases: { turn: 'the player on turn is already playing', 'not-drawn': 'the player on turn has not drawn yet' },
  },
  'partner-sign': { ask: 'What if the partner points, taps, nods or gives another sign?', yes: 'Yes, that is allowed' },
  'partner-reminder': { ask: 'What if the partner gives a reminder, such as “draw first”?', yes: canSay },
  'advice-before-discard': {
    ask: 'I cannot play any more but have not discarded yet. May my partner advise me now?',
    yes: canSay,
  },
  'opponent-advice': { ask: 'What if an opponent or another player gives advice?', yes: canSay },
  'spectator-advice': { ask: 'What if a spectator gives advice?', yes: canSay },
  'advice-between-turns': { ask: "What if advice is given outside the partner's turn?", yes: canSay },
  'partner-chat': {
    ask: 'What if the partner talks, but not about the play?',
    yes: 'Yes. Talk that is not about the play is allowed',
  },
  'talk-nobody-called': {
    ask: 'The referee hears talk that no opponent called. Does it count?',
    yes: 'Talk that is not about the play is allowed, so there is nothing to call',
  },
  'player-on-turn-talks': {
    ask: 'May the player on turn talk or ask questions?',
    yes: 'Yes. The player on turn may talk',
  },
  'partner-answers': { ask: 'What if the partner answers a question about the play?', yes: canSay },
  'asking-partner': {
    ask: 'May I ask my partner to make a play?',
    yes: ({ values }) =>
      values.teams.play === 'none'
        ? 'Asking breaks no rule, but everyone plays their own cards here'
        : values.partnerPiles
          ? 'Yes. The player on turn may ask the partner for a play'
          : "Asking breaks no rule, but the partner's cards cannot be played here",
  },
  'partner-turns-up-stock': {
    ask: 'May my partner turn up the next stock card without being asked?',
    yes: 'Yes. The top of a stock has to show, so the partner can turn it up',
  },
  'error-pointed-out': {
    ask: 'May anybody point out an error or call the referee?',
    yes: 'Yes. Pointing out an error that has already happened, or calling the referee, is never advice',
  },
  'skip-bo-named': {
    ask: 'May I say which number my Skip-Bo stands for?',
    yes: 'Yes. Naming the number of a Skip-Bo is not talk',
  },
  'opponent-chat': {
    ask: 'May opponents chat while somebody plays?',
    yes: 'Yes. The sheet does not ask opponents to keep quiet',
  },
  'second-remark': {
    ask: 'The partner gives advice twice in one turn. Is that two penalties?',
    yes: canSay,
    flagged: ({ flags }) =>
      flags === 1
        ? 'Remarks that follow one another before the referee has ruled count as one'
        : 'Each remark counts by itself',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
