import { type Rules } from '@/rulesets';
import { type WrittenQuestion } from '../question';
import { isOneCardFromWin, isReported, lays, lies, peeks, rulesOn, says } from '../sceneActs';

/** An empty stock can belong to somebody who still plays: the win needs the partner's stock as well. */
const mayPlayOnWithEmptyStock = ({ values }: Rules): boolean =>
  values.teams.play !== 'none' && values.win !== 'firstPlayerForTeam';

/** Penalty cards. */
export const penalties = {
  'penalty-misplaced': {
    topic: 'penalties',
    about: ['penalty-misplaced'],
    settings: ['penalty'],
    readings: ['X05', 'X09'],
    cases: [
      {
        id: '',
        scene: { hasPartners: true, before: [lies('you*')], acts: [isReported('partner', 'penalty-misplaced')] },
      },
    ],
  },
  'penalty-looked-at': {
    topic: 'penalties',
    about: ['penalty-looked'],
    settings: ['penalty'],
    cases: [{ id: '', scene: { hasPartners: true, before: [lies('you*')], acts: [peeks('partner', 'penalty')] } }],
  },
  'penalty-cards-short': {
    topic: 'penalties',
    about: ['penalty-short', 'coach-verbal', 'coach-nonpartner'],
    settings: ['penalty'],
    cases: [
      {
        id: 'nothing-to-shuffle',
        scene: {
          hasPartners: true,
          before: [lies('you* | build 5 0 0 0 | draw 1 dead'), says('partner', 'advice')],
          acts: [rulesOn('remedy', 'coach-verbal', 'coach-nonpartner')],
        },
      },
      {
        id: 'finished-piles',
        scene: {
          hasPartners: true,
          before: [lies('you* | build 5 0 0 0 | draw 1')],
          acts: [says('partner', 'advice')],
        },
      },
    ],
  },
  'penalty-on-empty-stock': {
    topic: 'penalties',
    about: ['coach-verbal', 'coach-nonpartner'],
    settings: ['penalty', 'win'],
    cases: [
      {
        id: 'empty',
        appliesTo: mayPlayOnWithEmptyStock,
        scene: {
          hasPartners: true,
          before: [lies('you* stock 2 | partner stock 0 | build 5 0 0 0')],
          acts: [says('partner', 'advice')],
        },
      },
      {
        id: 'one-left',
        appliesTo: (rules) => !mayPlayOnWithEmptyStock(rules),
        scene: {
          hasPartners: true,
          before: [lies('you* stock 2 | partner stock 1 | build 5 0 0 0')],
          acts: [says('partner', 'advice')],
        },
      },
    ],
  },
  'penalty-and-win': {
    topic: 'penalties',
    about: ['coach-verbal', 'coach-nonpartner'],
    settings: ['penalty', 'win'],
    cases: [
      {
        id: 'before',
        scene: {
          hasPartners: true,
          before: [isOneCardFromWin()],
          acts: [says('partner', 'advice'), lays('you', 6, 0, { from: 'stock' })],
        },
      },
      {
        id: 'after',
        scene: {
          hasPartners: true,
          before: [isOneCardFromWin(), lays('you', 6, 0, { from: 'stock' })],
          acts: [says('partner', 'advice')],
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, WrittenQuestion>>;
