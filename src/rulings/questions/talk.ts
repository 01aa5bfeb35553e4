import { type PlayQuestion, type WrittenQuestion } from '../question';
import { lays, lies, says, type SceneAct, SKIP_BO_CARD, turnBegins, turnsUp } from '../sceneActs';

/** What somebody says while the first seat is on turn, at a table with partners. */
const isSaid = (
  about: PlayQuestion['about'],
  settings: PlayQuestion['settings'],
  act: SceneAct,
  readings: PlayQuestion['readings'] = [],
): WrittenQuestion => ({
  topic: 'talk',
  about,
  settings,
  readings,
  cases: [
    {
      id: '',
      scene: { hasPartners: true, before: [lies('you* | partner top 6 | build 5 0 0 0')], acts: [act] },
    },
  ],
});

/** Talk and advice. */
export const talk = {
  'partner-advice': {
    topic: 'talk',
    about: ['coach-verbal', 'coach-nonpartner'],
    settings: ['coachTarget', 'penalty'],
    readings: ['X05', 'X06', 'X09'],
    cases: [
      {
        id: 'turn',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner top 6 | build 5 0 0 0')],
          acts: [says('partner', 'advice')],
        },
      },
      {
        id: 'not-drawn',
        scene: {
          hasPartners: true,
          before: [turnBegins('you* hand 3 | partner top 6 | build 5 0 0 0')],
          acts: [says('partner', 'advice')],
        },
      },
    ],
  },
  'partner-sign': isSaid(
    ['coach-nonverbal', 'coach-nonpartner'],
    ['coachTarget', 'penalty'],
    says('partner', 'gesture'),
    ['X05', 'X06', 'X09'],
  ),
  'partner-reminder': isSaid(
    ['coach-verbal', 'coach-nonpartner'],
    ['coachTarget', 'penalty'],
    says('partner', 'advice'),
    ['X38'],
  ),
  'advice-before-discard': {
    topic: 'talk',
    about: ['coach-verbal', 'coach-nonpartner'],
    settings: ['endNeedsDiscard', 'coachWindow'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner top 7 | build 5 0 0 0'), lays('you', 6, 0)],
          acts: [says('partner', 'advice')],
        },
      },
    ],
  },
  'opponent-advice': isSaid(['coach-nonpartner'], ['coachTarget', 'penalty'], says('next', 'advice'), ['X09']),
  'spectator-advice': isSaid(['coach-spectator'], [], says('spectator', 'advice')),
  'advice-between-turns': isSaid(
    ['coach-between-turns', 'coach-nonpartner'],
    ['coachWindow'],
    says('next', 'advice', { to: 'partnerOfNext' }),
  ),
  'partner-chat': isSaid(['talk-unrelated'], ['silence'], says('partner', 'remark', { calledBy: 'next' }), [
    'X07',
    'X08',
  ]),
  'talk-nobody-called': isSaid(
    ['penalty-uncalled', 'talk-unrelated'],
    ['penaltyTrigger', 'silence'],
    says('partner', 'remark'),
    ['X07'],
  ),
  'player-on-turn-talks': isSaid(
    ['talk-owner-noncommand'],
    ['ownerSpeech', 'silence'],
    says('you', 'question', { to: 'partner', calledBy: 'next' }),
    ['X08'],
  ),
  'partner-answers': isSaid(
    ['partner-reply', 'coach-nonpartner'],
    ['silence', 'coachTarget'],
    says('partner', 'answer', { calledBy: 'next' }),
  ),
  'asking-partner': isSaid(['owner-command'], ['ownerSpeech'], says('you', 'request', { to: 'partner' })),
  'partner-turns-up-stock': {
    topic: 'talk',
    about: ['partner-flip'],
    settings: ['partnerFlip'],
    readings: ['X19'],
    cases: [
      {
        id: '',
        scene: { hasPartners: true, before: [lies('you* | partner top ?')], acts: [turnsUp('partner', 6)] },
      },
    ],
  },
  'error-pointed-out': {
    topic: 'talk',
    about: ['talk-unrelated'],
    settings: ['silence'],
    readings: ['X38', 'X41'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | build 5 0 0 0'), lays('you', 8, 0)],
          acts: [says('partner', 'call')],
        },
      },
    ],
  },
  'skip-bo-named': {
    topic: 'talk',
    about: ['talk-owner-noncommand'],
    settings: ['silence'],
    readings: ['X41'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | build 5 0 0 0'), lays('you', SKIP_BO_CARD, 0)],
          acts: [says('you', 'call')],
        },
      },
    ],
  },
  'opponent-chat': isSaid([], ['silence'], says('next', 'remark')),
  'second-remark': {
    topic: 'talk',
    about: ['coach-verbal', 'coach-nonpartner'],
    settings: ['penalty'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner top 6 | build 5 0 0 0')],
          acts: [says('partner', 'advice'), says('partner', 'advice')],
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
