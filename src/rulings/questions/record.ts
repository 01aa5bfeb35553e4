import { type WrittenQuestion } from '../question';
import { counts, discards, draws, lays, lies, rulesOnLostFlag } from '../sceneActs';

/** What the referee wrote down cannot be right. Nobody is at fault, and no sheet speaks of it. */
export const record = {
  'count-differs': {
    topic: 'record',
    about: ['record-count'],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [counts('next', (cards) => cards - 1)] } }],
  },
  'too-many-of-a-card': {
    topic: 'record',
    about: ['record-card-count'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* piles 7.7.7.7.7.7 7.7.7.7.7.7 - -')],
          acts: [discards('you', 7, 2)],
        },
      },
    ],
  },
  'stock-card-differs': {
    topic: 'record',
    about: ['record-stock-top'],
    cases: [
      {
        id: '',
        scene: { before: [lies('you* top 4 | build 5 0 0 0')], acts: [lays('you', 6, 0, { from: 'stock' })] },
      },
    ],
  },
  'discard-differs': {
    topic: 'record',
    about: ['record-discard-top'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* piles 3.4 - - - | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'discard:0' })],
        },
      },
    ],
  },
  'hand-differs': {
    topic: 'record',
    about: ['record-hand-empty'],
    cases: [{ id: '', scene: { before: [lies('you* hand 0 | build 5 0 0 0')], acts: [lays('you', 6, 0)] } }],
  },
  'draw-pile-differs': {
    topic: 'record',
    about: ['record-draw-pile'],
    cases: [{ id: '', scene: { before: [lies('you* hand 0 | draw 2')], acts: [draws('you', 5)] } }],
  },
  'ruling-lost-its-flag': {
    topic: 'record',
    about: ['ruling-orphaned'],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [rulesOnLostFlag] } }],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
