import { type WrittenQuestion } from '../question';
import { claims, discards, draws, isOneCardFromWin, isReported, lays, lies, SKIP_BO_CARD } from '../sceneActs';

/** Winning, and the end of a game. */
export const ending = {
  'win-claimed-early': {
    topic: 'ending',
    about: ['win-claim-early'],
    settings: ['win'],
    readings: ['X21'],
    cases: [
      { id: 'own', scene: { hasPartners: true, before: [lies('you* stock 1')], acts: [claims('you')] } },
      {
        id: 'partner',
        appliesTo: ({ values }) => values.teams.play !== 'none',
        scene: { hasPartners: true, before: [lies('you* stock 0 | partner stock 3')], acts: [claims('you')] },
      },
    ],
  },
  'one-partner-out': {
    topic: 'ending',
    about: [],
    settings: ['win'],
    readings: ['X21'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* stock 1 top 6 | partner stock 7 | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'stock' })],
        },
      },
    ],
  },
  'out-but-partner-not': {
    topic: 'ending',
    about: [],
    settings: ['win'],
    readings: ['X21'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* stock 1 top 6 | partner stock 7 | build 5 0 0 0'), lays('you', 6, 0, { from: 'stock' })],
          acts: [lays('you', 7, 0), discards('you', 3, 0)],
        },
      },
    ],
  },
  'win-without-discard': {
    topic: 'ending',
    about: [],
    settings: ['win'],
    cases: [{ id: '', scene: { before: [isOneCardFromWin()], acts: [lays('you', 6, 0, { from: 'stock' })] } }],
  },
  'skip-bo-last-stock-card': {
    topic: 'ending',
    about: [],
    settings: ['win', 'stockPlays'],
    cases: [
      {
        id: '',
        scene: { before: [isOneCardFromWin(SKIP_BO_CARD)], acts: [lays('you', SKIP_BO_CARD, 0, { from: 'stock' })] },
      },
    ],
  },
  'play-after-win': {
    topic: 'ending',
    about: ['record-after-end'],
    settings: [],
    cases: [
      {
        id: '',
        scene: {
          before: [isOneCardFromWin(), lays('you', 6, 0, { from: 'stock' })],
          acts: [draws('next', 1)],
        },
      },
    ],
  },
  'extra-game': {
    topic: 'ending',
    about: ['extra-game'],
    settings: ['format'],
    cases: [{ id: '', scene: { before: [], acts: [isReported('you', 'extra-game')] } }],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
