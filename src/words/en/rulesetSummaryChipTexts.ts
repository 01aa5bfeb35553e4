import type { SettingKey, SettingValues } from '@/rulesets';
import { rulesetSettings } from './rulesetSettings';

/** The facts of a sheet in the order a person asks for them. Every setting stands in one group. */
export const settingGroups: readonly { readonly heading: string; readonly keys: readonly SettingKey[] }[] = [
  { heading: 'Who sits at the table', keys: ['players', 'teams', 'seating', 'partnerDraw'] },
  { heading: 'The cards', keys: ['deck', 'stock', 'dealing', 'stockPlacement'] },
  { heading: 'Starting', keys: ['starter', 'starterTie', 'direction'] },
  { heading: 'Drawing', keys: ['hand', 'laterDraws', 'emptyHandRefill', 'overdraw', 'reshuffle', 'deadDraw'] },
  {
    heading: 'Building and discard piles',
    keys: ['buildingPiles', 'pileStart', 'sequence', 'wildsInRow', 'discardPiles', 'fourBeforeStack'],
  },
  {
    heading: 'Where cards come from',
    keys: ['handPlays', 'stockPlays', 'discardPlays', 'partnerPiles', 'partnerHand'],
  },
  {
    heading: 'The turn',
    keys: [
      'dutyToPlay',
      'endNeedsDiscard',
      'discardFromHand',
      'discardOwnPiles',
      'finalOnDiscard',
      'outOfTurn',
      'outOfTurnCompleted',
      'revealedCard',
    ],
  },
  {
    heading: 'Talk',
    keys: ['silence', 'ownerSpeech', 'coachTarget', 'coachWindow', 'penalty', 'penaltyTrigger', 'partnerFlip'],
  },
  { heading: 'Ending', keys: ['win', 'format', 'chart', 'strategy'] },
];

/** One fact in plain words: `settingValuePhrase('stock', values.stock)` → "15 cards". */
export const settingValuePhrase = <K extends SettingKey>(key: K, value: SettingValues[K]): string =>
  rulesetSettings[key].say(value);

type Chip = (values: SettingValues) => string | null;

/** What people ask first about a sheet, most telling first. Null where the sheet has nothing of the kind. */
const chips: readonly Chip[] = [
  ({ players }) => `${settingValuePhrase('players', players)} players`,
  ({ stock }) => `stock ${stock.map(({ cards }) => cards).join(' or ')}`,
  ({ partnerPiles, teams }) =>
    teams.play === 'none'
      ? 'no partners'
      : teams.play === 'ifTold'
        ? 'partners if wanted'
        : partnerPiles
          ? "partner's piles"
          : 'own piles only',
  ({ penalty }) => (penalty === null ? 'no coaching rule' : `coaching: ${penalty.cards} cards`),
  ({ fourBeforeStack }) => (fourBeforeStack === 'off' ? null : 'four piles first'),
  ({ revealedCard }) => (revealedCard === 'off' ? null : 'a shown card is played'),
  ({ outOfTurn }) => (outOfTurn === 'none' ? null : 'out-of-turn rule'),
  ({ silence }) => (silence === 'allButCommands' ? 'no talk' : null),
  ({ format }) => FORMATS[format],
];
const MOST = 6;

const FORMATS: Readonly<Record<SettingValues['format'], string | null>> = {
  singleElimination: 'one game',
  fourGamesMostWins: 'four games',
  points500: 'to 500 points',
  threeGamesLowest: 'three games',
  round: null,
  unsaid: null,
};

/** Four to six chips: "4 players", "stock 15", "partner's piles", "coaching: 2 cards". */
export const rulesetSummaryChipTexts = (values: SettingValues): string[] =>
  chips
    .map((chip) => chip(values))
    .filter((chip) => chip !== null)
    .slice(0, MOST);
