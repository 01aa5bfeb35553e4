import { type WrittenQuestion } from '../question';
import { discardInTurn, discards, draws, lays, lies, rulesOn, turnBegins } from '../sceneActs';

/** A player draws out of turn and is stopped; then that player's own turn has come. */
const wasStopped = [
  lies('you* | other hand 2 | build 5 0 0 0'),
  draws('other', 1),
  rulesOn('remedy', 'oot-started'),
  discardInTurn('you', 'other'),
] as const;

/** Turn order. */
export const turns = {
  'out-of-turn': {
    topic: 'turns',
    about: ['oot-started'],
    settings: ['outOfTurn'],
    readings: ['X25a', 'X25b'],
    cases: [
      { id: 'drew', scene: { before: [lies('you* | other hand 4')], acts: [draws('other', 1)] } },
      { id: 'played', scene: { before: [lies('you* | build 5 0 0 0')], acts: [lays('other', 6, 0)] } },
    ],
  },
  'out-of-turn-finished': {
    topic: 'turns',
    about: ['oot-completed'],
    settings: ['outOfTurnCompleted'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* | other hand 4 | build 5 0 0 0')],
          acts: [draws('other', 1), lays('other', 6, 0), discards('other', 3, 0)],
        },
      },
    ],
  },
  'out-of-turn-cards-back': {
    topic: 'turns',
    about: ['oot-started'],
    settings: ['outOfTurn'],
    readings: ['X25a'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* | other hand 3 | build 5 0 0 0')],
          acts: [draws('other', 2), lays('other', 6, 0), lays('other', 7, 0)],
        },
      },
    ],
  },
  'draw-first-after-stop': {
    topic: 'turns',
    about: ['oot-draw-before-play'],
    settings: ['outOfTurn'],
    readings: ['X25b'],
    cases: [{ id: '', scene: { before: wasStopped, acts: [draws('other', 1)] } }],
  },
  'draw-again-after-stop': {
    topic: 'turns',
    about: ['oot-extra-draw'],
    settings: [],
    readings: ['X25b'],
    cases: [{ id: '', scene: { before: [...wasStopped, lays('other', 6, 0)], acts: [draws('other', 1)] } }],
  },
  'partner-plays-unasked': {
    topic: 'turns',
    about: ['partner-moves-unasked', 'oot-started'],
    settings: ['ownerSpeech'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner top 6 | build 5 0 0 0')],
          acts: [lays('partner', 6, 0, { from: 'stock' })],
        },
      },
    ],
  },
  'went-on-after-discard': {
    topic: 'turns',
    about: ['play-after-discard'],
    settings: ['endNeedsDiscard'],
    cases: [
      {
        id: 'played',
        scene: {
          before: [lies('you* top 6 | build 5 0 0 0'), discards('you', 3, 0)],
          acts: [lays('you', 6, 0, { from: 'stock' })],
        },
      },
      { id: 'drew', scene: { before: [lies('you*'), discards('you', 3, 0)], acts: [draws('you', 1)] } },
    ],
  },
  'next-player-too-soon': {
    topic: 'turns',
    about: ['turn-end-no-discard', 'oot-started'],
    settings: ['endNeedsDiscard'],
    cases: [
      {
        id: '',
        scene: {
          before: [turnBegins('you* | next hand 4 | build 5 0 0 0'), lays('you', 6, 0)],
          acts: [draws('next', 1)],
        },
      },
    ],
  },
  'player-skipped': {
    topic: 'turns',
    about: ['oot-completed', 'oot-started'],
    settings: ['outOfTurn', 'outOfTurnCompleted'],
    cases: [
      {
        id: 'noticed',
        scene: { before: [lies('you* | third hand 4'), discards('you', 3, 0)], acts: [draws('third', 1)] },
      },
      {
        id: 'finished',
        scene: {
          before: [lies('you* | third hand 4'), discards('you', 3, 0)],
          acts: [draws('third', 1), discards('third', 8, 0)],
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
