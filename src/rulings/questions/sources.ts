import { type WrittenQuestion } from '../question';
import { deals, discards, fillsHand, isReported, lays, lies, openingTurns, says } from '../sceneActs';

/** Where a card may come from. */
export const sources = {
  'partner-stock': {
    topic: 'sources',
    about: ['src-partner-stock', 'src-opponent'],
    settings: ['partnerPiles'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner top 6 | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'stock', of: 'partner' })],
        },
      },
    ],
  },
  'partner-discards': {
    topic: 'sources',
    about: ['src-partner-discard', 'src-opponent'],
    settings: ['partnerPiles'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner piles 6 - - - | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'discard:0', of: 'partner' })],
        },
      },
    ],
  },
  'partner-hand': {
    topic: 'sources',
    about: ['src-partner-hand', 'oot-started'],
    settings: ['partnerHand'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | build 5 0 0 0')],
          acts: [lays('partner', 6, 0, { asked: true })],
        },
      },
    ],
  },
  'partner-lays-on-request': {
    topic: 'sources',
    about: ['src-partner-stock', 'src-opponent', 'owner-command'],
    settings: ['ownerSpeech', 'partnerPiles'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [lies('you* | partner top 6 | build 5 0 0 0')],
          acts: [says('you', 'request', { to: 'partner' }), lays('partner', 6, 0, { from: 'stock', asked: true })],
        },
      },
    ],
  },
  'opponent-card': {
    topic: 'sources',
    about: ['src-opponent'],
    settings: ['stockPlays'],
    cases: [
      {
        id: 'stock',
        scene: {
          before: [lies('you* | next top 6 | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'stock', of: 'next' })],
        },
      },
      {
        id: 'discards',
        scene: {
          before: [lies('you* | next piles 6 - - - | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'discard:0', of: 'next' })],
        },
      },
    ],
  },
  'buried-discard': {
    topic: 'sources',
    about: ['src-buried-discard'],
    settings: ['discardPlays'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* piles 6.9 - - - | build 5 0 0 0')],
          acts: [lays('you', 6, 0, { from: 'discard:0' })],
        },
      },
    ],
  },
  'hidden-stock-card': {
    topic: 'sources',
    about: ['src-stock-hidden'],
    settings: ['stockPlays'],
    cases: [
      {
        id: '',
        scene: { before: [lies('you* top 9 | build 5 0 0 0')], acts: [isReported('you', 'src-stock-hidden')] },
      },
    ],
  },
  'discards-in-first-turn': {
    topic: 'sources',
    about: ['src-discard-turn1', 'src-partner-discard', 'src-opponent'],
    settings: ['discardPlays'],
    cases: [
      {
        id: '',
        scene: {
          hasPartners: true,
          before: [deals(), openingTurns('you', 'partner'), fillsHand('partner')],
          acts: [lays('partner', 1, 0, { from: 'discard:0', of: 'you' })],
        },
      },
    ],
  },
  'stock-card-refused': {
    topic: 'sources',
    about: ['stock-play-declined'],
    settings: ['dutyToPlay'],
    readings: ['X12', 'X13', 'X37'],
    cases: [{ id: '', scene: { before: [lies('you* top 6 | build 5 0 0 0')], acts: [discards('you', 3, 0)] } }],
  },
  'play-refused': {
    topic: 'sources',
    about: [],
    settings: ['dutyToPlay'],
    readings: ['X12', 'X37'],
    cases: [
      {
        id: '',
        scene: { before: [lies('you* piles 6 - - - | build 5 0 0 0')], acts: [discards('you', 3, 1)] },
      },
    ],
  },
  'discard-used-without-stock': {
    topic: 'sources',
    about: ['strategy-discard-play'],
    settings: ['strategy'],
    readings: ['X24'],
    cases: [
      {
        id: '',
        scene: {
          before: [lies('you* piles 6 - - - | build 5 0 0 0'), lays('you', 6, 0, { from: 'discard:0' })],
          acts: [discards('you', 3, 0)],
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
