import { type WrittenQuestion } from '../question';
import { discards, lies, peeks, shows } from '../sceneActs';

/** Cards that were seen. */
export const exposure = {
  'hand-card-shown': {
    topic: 'exposure',
    about: ['hand-revealed'],
    settings: ['revealedCard'],
    readings: ['X13'],
    cases: [{ id: '', scene: { before: [lies('you* | build 5 0 0 0')], acts: [shows('you', 8)] } }],
  },
  'shown-card-kept': {
    topic: 'exposure',
    about: ['revealed-not-played'],
    settings: ['revealedCard'],
    readings: ['X13'],
    cases: [
      {
        id: 'one',
        scene: { before: [lies('you* | build 5 0 0 0'), shows('you', 8)], acts: [discards('you', 5, 0)] },
      },
      {
        id: 'several',
        scene: {
          before: [lies('you* | build 5 0 0 0'), shows('you', 8), shows('you', 9)],
          acts: [discards('you', 9, 0)],
        },
      },
    ],
  },
  'stock-peeked': {
    topic: 'exposure',
    about: ['stock-peek'],
    settings: ['stockPlacement'],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [peeks('next', 'stock')] } }],
  },
  'discards-browsed': {
    topic: 'exposure',
    about: ['discard-browse'],
    settings: [],
    cases: [{ id: '', scene: { before: [lies('you* piles 3.8 - - -')], acts: [peeks('you', 'discards')] } }],
  },
  'draw-pile-peeked': {
    topic: 'exposure',
    about: ['draw-peek'],
    settings: [],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [peeks('next', 'draw')] } }],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
