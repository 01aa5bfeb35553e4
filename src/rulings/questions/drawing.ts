import { type WrittenQuestion } from '../question';
import {
  deals,
  discardInTurn,
  discards,
  draws,
  fillsHand,
  isReported,
  lays,
  laysInRow,
  lies,
  passes,
  reshuffles,
  turnBegins,
} from '../sceneActs';

/** Five cards in hand, all five laid on the first pile: it shows 10 now. */
const handIsPlayedOut = [
  turnBegins('you* top 11 | next hand 4 | build 5 0 0 0'),
  laysInRow('you', [6, 7, 8, 9, 10], 0),
] as const;

/** Drawing. */
export const drawing = {
  'forgot-to-draw': {
    topic: 'drawing',
    about: ['draw-omitted'],
    settings: ['laterDraws'],
    cases: [
      {
        id: 'played',
        scene: { before: [turnBegins('you* hand 3 | build 5 0 0 0')], acts: [lays('you', 6, 0)] },
      },
      { id: 'not-yet', scene: { before: [turnBegins('you* hand 3 | build 5 0 0 0')], acts: [fillsHand('you')] } },
    ],
  },
  'drew-too-few': {
    topic: 'drawing',
    about: ['draw-short'],
    settings: ['laterDraws'],
    cases: [
      {
        id: '',
        scene: { before: [turnBegins('you* hand 3 | build 5 0 0 0'), draws('you', 1)], acts: [lays('you', 6, 0)] },
      },
    ],
  },
  'drew-too-many': {
    topic: 'drawing',
    about: ['overdraw'],
    settings: ['overdraw'],
    cases: [
      { id: 'turn', scene: { before: [turnBegins('you* hand 3')], acts: [draws('you', 4)] } },
      { id: 'first', scene: { before: [deals()], acts: [draws('you', 6)] } },
      { id: 'refill', scene: { before: handIsPlayedOut, acts: [draws('you', 6)] } },
    ],
  },
  'overdraw-found-late': {
    topic: 'drawing',
    about: ['overdraw'],
    settings: ['overdraw'],
    cases: [
      {
        id: '',
        scene: {
          before: [turnBegins('you* hand 3 | next hand 4')],
          acts: [draws('you', 4), discards('you', 3, 0), draws('next', 1)],
        },
      },
    ],
  },
  'extras-put-wrong': {
    topic: 'drawing',
    about: ['overdraw-remedy-wrong'],
    settings: ['overdraw'],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [isReported('you', 'overdraw-remedy-wrong')] } }],
  },
  'drew-in-mid-turn': {
    topic: 'drawing',
    about: ['draw-midturn'],
    settings: ['overdraw', 'laterDraws'],
    cases: [
      {
        id: '',
        scene: { before: [turnBegins('you* | build 5 0 0 0'), lays('you', 6, 0)], acts: [draws('you', 1)] },
      },
    ],
  },
  'hand-played-out': {
    topic: 'drawing',
    about: ['refill-on-empty'],
    settings: ['emptyHandRefill'],
    readings: ['X28'],
    cases: [{ id: '', scene: { before: handIsPlayedOut, acts: [fillsHand('you')] } }],
  },
  'no-refill-wanted': {
    topic: 'drawing',
    about: [],
    settings: ['emptyHandRefill'],
    cases: [{ id: '', scene: { before: handIsPlayedOut, acts: [lays('you', 11, 0, { from: 'stock' })] } }],
  },
  'stopped-with-empty-hand': {
    topic: 'drawing',
    about: ['turn-end-empty'],
    settings: ['endNeedsDiscard', 'emptyHandRefill'],
    readings: ['X28'],
    cases: [{ id: '', scene: { before: handIsPlayedOut, acts: [passes('you')] } }],
  },
  'last-card-discarded': {
    topic: 'drawing',
    about: ['play-after-discard'],
    settings: ['endNeedsDiscard'],
    cases: [{ id: '', scene: { before: [lies('you* hand 1'), discards('you', 3, 0)], acts: [fillsHand('you')] } }],
  },
  'draw-pile-empty': {
    topic: 'drawing',
    about: [],
    settings: ['reshuffle'],
    cases: [
      {
        id: '',
        scene: {
          before: [turnBegins('you* hand 3 | build 5 0 0 0 | draw 0')],
          acts: [reshuffles(), fillsHand('you')],
        },
      },
    ],
  },
  'draw-pile-too-short': {
    topic: 'drawing',
    about: [],
    settings: ['reshuffle'],
    cases: [
      {
        id: '',
        scene: {
          before: [turnBegins('you* hand 3 | build 5 0 0 0 | draw 1')],
          acts: [draws('you', 1), reshuffles(), fillsHand('you')],
        },
      },
    ],
  },
  'draw-pile-dead': {
    topic: 'drawing',
    about: ['draw-dead'],
    settings: ['deadDraw'],
    readings: ['X30'],
    cases: [
      {
        id: 'play',
        scene: { before: [turnBegins('you* hand 3 | build 5 0 0 0 | draw 0 dead')], acts: [lays('you', 6, 0)] },
      },
      {
        id: 'pass',
        scene: { before: [turnBegins('you* hand 0 | build 5 0 0 0 | draw 0 dead')], acts: [passes('you')] },
      },
    ],
  },
  'shuffle-under-tops': {
    topic: 'drawing',
    about: ['reshuffle-source'],
    settings: ['deadDraw'],
    readings: ['X30'],
    cases: [
      {
        id: 'at-once',
        scene: {
          before: [turnBegins('you* hand 3 | build 5 4 3 0 | draw 0 dead')],
          acts: [reshuffles('under-tops')],
        },
      },
      {
        id: 'after-round',
        scene: {
          before: [turnBegins('you* hand 3 | build 5 4 3 0 | draw 0 dead'), discardInTurn('you', 'you')],
          acts: [reshuffles('under-tops')],
        },
      },
    ],
  },
  'shuffled-wrong-cards': {
    topic: 'drawing',
    about: ['reshuffle-source'],
    settings: ['reshuffle'],
    cases: [{ id: '', scene: { before: [turnBegins('you* hand 3 | draw 0')], acts: [reshuffles('other')] } }],
  },
  'shuffled-too-soon': {
    topic: 'drawing',
    about: ['reshuffle-early'],
    settings: ['reshuffle'],
    cases: [{ id: '', scene: { before: [turnBegins('you* hand 3 | draw 7')], acts: [reshuffles()] } }],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
