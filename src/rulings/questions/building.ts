import { type WrittenQuestion } from '../question';
import { discards, draws, isReported, lays, lies, rulesOn, SKIP_BO_CARD, takesBack, turnsUp } from '../sceneActs';

/** Building piles. */
export const building = {
  'wrong-number-laid': {
    topic: 'building',
    about: ['build-sequence'],
    settings: ['sequence'],
    cases: [
      { id: 'hand', scene: { before: [lies('you* | build 5 0 0 0')], acts: [lays('you', 8, 0)] } },
      {
        id: 'stock',
        scene: {
          before: [lies('you* top 8 | build 5 0 0 0')],
          acts: [lays('you', 8, 0, { from: 'stock' }), turnsUp('you', 4)],
        },
      },
    ],
  },
  'pile-started-wrong': {
    topic: 'building',
    about: ['build-start'],
    settings: ['pileStart'],
    cases: [{ id: '', scene: { before: [lies('you* | build 5 0 0 0')], acts: [lays('you', 2, 1)] } }],
  },
  'skip-bo-starts-pile': {
    topic: 'building',
    about: ['build-start'],
    settings: ['pileStart'],
    readings: ['X15'],
    cases: [{ id: '', scene: { before: [lies('you* | build 5 0 0 0')], acts: [lays('you', SKIP_BO_CARD, 1)] } }],
  },
  'fifth-building-pile': {
    topic: 'building',
    about: ['build-fifth'],
    settings: ['buildingPiles'],
    readings: ['X16'],
    cases: [{ id: '', scene: { before: [lies('you* | build 5 3 2 7')], acts: [lays('you', 1, 4)] } }],
  },
  'four-piles-duty': {
    topic: 'building',
    about: [],
    settings: ['buildingPiles'],
    readings: ['X16'],
    cases: [{ id: '', scene: { before: [lies('you* top 1 | build 5 0 0 0')], acts: [discards('you', 3, 0)] } }],
  },
  'finished-pile-left': {
    topic: 'building',
    about: ['build-not-removed'],
    settings: ['sequence'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* | build 11 0 0 0'), lays('you', 12, 0)],
          acts: [isReported('you', 'build-not-removed')],
        },
      },
    ],
  },
  'pile-removed-early': {
    topic: 'building',
    about: ['build-removed-early'],
    settings: ['sequence'],
    cases: [
      {
        id: '',
        scene: { before: [lies('you* | build 11 0 0 0')], acts: [isReported('next', 'build-removed-early')] },
      },
    ],
  },
  'skip-bo-renamed': {
    topic: 'building',
    about: ['wild-reassigned'],
    settings: ['sequence'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* | build 5 0 0 0'), lays('you', SKIP_BO_CARD, 0)],
          acts: [isReported('you', 'wild-reassigned')],
        },
      },
    ],
  },
  'number-on-same-skip-bo': {
    topic: 'building',
    about: ['build-sequence'],
    settings: ['sequence'],
    cases: [
      {
        id: '',
        scene: { before: [lies('you* | build 4 0 0 0'), lays('you', SKIP_BO_CARD, 0)], acts: [lays('you', 5, 0)] },
      },
    ],
  },
  'skip-bo-on-skip-bo': {
    topic: 'building',
    about: ['wild-consecutive'],
    settings: ['wildsInRow'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* | build 5 0 0 0'), lays('you', SKIP_BO_CARD, 0)],
          acts: [lays('you', SKIP_BO_CARD, 0)],
        },
      },
    ],
  },
  'skip-bo-as-twelve': {
    topic: 'building',
    about: [],
    settings: ['sequence', 'wildsInRow'],
    cases: [{ id: '', scene: { before: [lies('you* | build 11 0 0 0')], acts: [lays('you', SKIP_BO_CARD, 0)] } }],
  },
  'play-taken-back': {
    topic: 'building',
    about: ['build-takeback'],
    settings: [],
    cases: [
      {
        id: 'nothing-seen',
        scene: { before: [lies('you* | build 5 0 0 0'), lays('you', 6, 0)], acts: [takesBack('you', 'play')] },
      },
      {
        id: 'card-seen',
        scene: {
          before: [lies('you* top 6 | build 5 0 0 0'), lays('you', 6, 0, { from: 'stock' }), turnsUp('you', 4)],
          acts: [takesBack('you', 'play')],
        },
      },
    ],
  },
  'noticed-after-discard': {
    topic: 'building',
    about: ['build-sequence'],
    settings: ['finalOnDiscard'],
    readings: ['X17'],
    cases: [
      {
        id: '',
        scene: { before: [lies('you* | build 5 0 0 0')], acts: [lays('you', 8, 0), discards('you', 3, 0)] },
      },
    ],
  },
  'noticed-late': {
    topic: 'building',
    about: ['late-discovery', 'build-sequence'],
    settings: [],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* | next hand 4 | build 5 0 0 0')],
          acts: [
            lays('you', 8, 0),
            discards('you', 3, 0),
            draws('next', 1),
            lays('next', 1, 1),
            rulesOn('remedy', 'build-sequence'),
          ],
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
