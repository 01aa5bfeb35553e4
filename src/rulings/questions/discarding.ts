import { type WrittenQuestion } from '../question';
import { discardInTurn, discards, fillsHand, lays, lies, passes, shifts, SKIP_BO_CARD, takesBack } from '../sceneActs';

/** Discarding and ending the turn. */
export const discarding = {
  'fifth-discard-pile': {
    topic: 'discarding',
    about: ['discard-fifth'],
    settings: ['discardPiles'],
    cases: [{ id: '', scene: { before: [lies('you* piles 3 4 7 9')], acts: [discards('you', 2, 4)] } }],
  },
  'stack-before-four': {
    topic: 'discarding',
    about: ['discard-stack-early'],
    settings: ['fourBeforeStack'],
    readings: ['X14'],
    cases: [
      { id: 'never', scene: { before: [lies('you* piles 7 9 2 -')], acts: [discards('you', 3, 0)] } },
      {
        id: 'emptied',
        scene: {
          before: [
            lies('you* piles 7 9 6 - | build 5 0 0 0'),
            discards('you', 4, 3),
            discardInTurn('next', 'you'),
            fillsHand('you'),
            lays('you', 6, 0, { from: 'discard:2' }),
          ],
          acts: [discards('you', 3, 0)],
        },
      },
    ],
  },
  'discard-from-stock': {
    topic: 'discarding',
    about: ['discard-not-from-hand'],
    settings: ['discardFromHand'],
    readings: ['X32'],
    cases: [
      {
        id: 'stock',
        scene: { before: [lies('you* top 12')], acts: [discards('you', 12, 0, { from: 'stock' })] },
      },
      {
        id: 'pile',
        scene: { before: [lies('you* piles 3 4 7 9')], acts: [discards('you', 4, 0, { from: 'discard:1' })] },
      },
    ],
  },
  'discard-on-other-pile': {
    topic: 'discarding',
    about: ['discard-wrong-owner'],
    settings: ['discardOwnPiles'],
    cases: [
      { id: 'opponent', scene: { before: [lies('you*')], acts: [discards('you', 3, 0, { of: 'next' })] } },
      {
        id: 'partner',
        appliesTo: ({ values }) => values.teams.play !== 'none',
        scene: { hasPartners: true, before: [lies('you*')], acts: [discards('you', 3, 0, { of: 'partner' })] },
      },
    ],
  },
  'two-discards': {
    topic: 'discarding',
    about: ['discard-multiple'],
    settings: ['endNeedsDiscard'],
    cases: [{ id: '', scene: { before: [lies('you*'), discards('you', 3, 0)], acts: [discards('you', 4, 1)] } }],
  },
  'discard-moved': {
    topic: 'discarding',
    about: ['discard-shifted'],
    settings: [],
    cases: [
      { id: 'pile', scene: { before: [lies('you* piles 3.8 - - -')], acts: [shifts('you', 0, 1)] } },
      { id: 'hand', scene: { before: [lies('you* piles 3.8 - - -')], acts: [shifts('you', 0, 'hand')] } },
    ],
  },
  'no-discard': {
    topic: 'discarding',
    about: ['turn-end-no-discard'],
    settings: ['endNeedsDiscard'],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [passes('you')] } }],
  },
  'discard-taken-back': {
    topic: 'discarding',
    about: ['discard-takeback'],
    settings: ['finalOnDiscard'],
    readings: ['X17'],
    cases: [
      {
        id: 'discard',
        scene: { before: [lies('you*'), discards('you', 3, 0)], acts: [takesBack('you', 'discard')] },
      },
      {
        id: 'play',
        scene: {
          before: [lies('you* | build 5 0 0 0'), lays('you', 6, 0), discards('you', 3, 0)],
          acts: [takesBack('you', 'play')],
        },
      },
    ],
  },
  'discard-skip-bo': {
    topic: 'discarding',
    about: ['discard-wild'],
    settings: [],
    cases: [{ id: '', scene: { before: [lies('you*')], acts: [discards('you', SKIP_BO_CARD, 0)] } }],
  },
  'skip-bo-from-discard': {
    topic: 'discarding',
    about: [],
    settings: ['discardPlays', 'pileStart'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* piles S - - - | build 5 0 0 0')],
          acts: [lays('you', SKIP_BO_CARD, 0, { from: 'discard:0' })],
        },
      },
    ],
  },
  'discard-any-order': {
    topic: 'discarding',
    about: ['discard-stack-early', 'discard-wild'],
    settings: ['discardPiles'],
    cases: [{ id: '', scene: { before: [lies('you* piles 3 4 7 9')], acts: [discards('you', 12, 0)] } }],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
