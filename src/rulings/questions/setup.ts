import { type WrittenQuestion } from '../question';
import { counts, deals, discards, draws, fillsHand, isReported, lies, SKIP_BO_CARD } from '../sceneActs';

/** So many people sit down and the stocks are dealt. */
const peopleSitDown = (seats: number) =>
  ({
    topic: 'setup',
    about: ['setup-player-count'],
    settings: ['players', 'stock'],
    readings: ['X22'],
    cases: [{ id: '', scene: { seats, before: [], acts: [deals()] } }],
  }) as const satisfies WrittenQuestion;

/** Setting up. */
export const setup = {
  'two-players': peopleSitDown(2),
  'three-players': peopleSitDown(3),
  'four-players': peopleSitDown(4),
  'five-players': peopleSitDown(5),
  'six-players': {
    ...peopleSitDown(6),
    cases: [
      { id: 'pairs', scene: { seats: 6, before: [], acts: [deals()] } },
      {
        id: 'trios',
        // Where a sheet names the number of players, the engine does not ask how they are paired.
        appliesTo: ({ values, ruleset }) =>
          values.teams.play === 'required' && ruleset.settings.players.basis === 'default',
        scene: { seats: 6, teamSize: 3, before: [], acts: [deals()] },
      },
    ],
  },
  'seven-players': peopleSitDown(7),
  'deck-incomplete': {
    topic: 'setup',
    about: ['setup-deck-count'],
    settings: ['deck'],
    readings: ['X23'],
    cases: [{ id: '', scene: { before: [], acts: [deals({ deckBeyond: -2 })] } }],
  },
  'stock-miscounted': {
    topic: 'setup',
    about: ['setup-stock-count'],
    settings: ['stock'],
    cases: [
      { id: 'early', scene: { before: [deals()], acts: [counts('next', (cards) => cards - 1)] } },
      {
        id: 'late',
        scene: {
          before: [],
          acts: [deals({ stockBeyond: -1 }), fillsHand('you'), discards('you', 7, 0), fillsHand('next')],
        },
      },
    ],
  },
  'stock-top-face-down': {
    topic: 'setup',
    about: ['stock-top-not-up'],
    settings: ['stockPlacement'],
    cases: [{ id: '', scene: { before: [lies('you* | next top ?')], acts: [isReported('next', 'stock-top-not-up')] } }],
  },
  'wrong-starter': {
    topic: 'setup',
    about: ['setup-wrong-starter'],
    settings: ['starter'],
    readings: ['X01', 'X02', 'X03', 'X37'],
    cases: [{ id: '', scene: { before: [deals()], acts: [fillsHand('other')] } }],
  },
  'tie-ignored': {
    topic: 'setup',
    about: ['setup-tiebreak-wrong'],
    settings: ['starterTie'],
    cases: [
      {
        id: 'tops',
        appliesTo: ({ values, readings }) => values.starter === 'highestStockTop' && readings.X03 !== 'cut',
        scene: {
          before: [deals({ tops: [9, 9, 3, 4, 5, 6, 7, 8, 2, 1, 3, 4] })],
          acts: [fillsHand('you')],
        },
      },
      {
        id: 'cut',
        appliesTo: ({ values, readings }) => values.starter !== 'highestStockTop' || readings.X03 === 'cut',
        scene: { before: [deals()], acts: [isReported('you', 'setup-tiebreak-wrong')] },
      },
    ],
  },
  'skip-bo-on-top-for-start': {
    topic: 'setup',
    about: ['setup-wrong-starter'],
    settings: ['starter'],
    readings: ['X03'],
    cases: [
      {
        id: '',
        scene: {
          before: [deals({ tops: [SKIP_BO_CARD, 8, 3, 4, 5, 6, 7, 2, 1, 3, 4, 5], dealer: 'you' })],
          acts: [fillsHand('you')],
        },
      },
    ],
  },
  'same-chapter-partners': {
    topic: 'setup',
    about: ['setup-same-chapter'],
    settings: ['partnerDraw'],
    cases: [{ id: '', scene: { hasPartners: true, isSameChapter: true, before: [], acts: [deals()] } }],
  },
  'piles-misplaced': {
    topic: 'setup',
    about: ['setup-layout'],
    settings: ['stockPlacement'],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [isReported('you', 'setup-layout')] } }],
  },
  'card-shown-in-deal': {
    topic: 'setup',
    about: ['misdeal-exposed'],
    cases: [
      { id: 'dealt', scene: { before: [deals()], acts: [isReported('last', 'misdeal-exposed')] } },
      {
        id: 'drawn',
        scene: { before: [deals(), draws('you', 5)], acts: [isReported('last', 'misdeal-exposed')] },
      },
    ],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
