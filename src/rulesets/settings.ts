import { type Basis, type ClauseId } from './ruleset';
import { type ReadingId } from './readings';

/** One fact of a ruleset: its value, its basis, and the clauses it follows from. */
export interface SettingWithBasis<T> {
  readonly value: T;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly reading?: ReadingId;
}

export interface StockSizeRow {
  readonly upTo: number;
  readonly cards: number;
}
export interface PenaltyCards {
  readonly cards: number;
  readonly place: 'bottom' | 'top';
}

/** The settings a table may override for its event (`house` in the header), with their values. */
export const HOUSE_SETTING_CHOICES = {
  starter: ['highestStockTop', 'leftOfDealer', 'manual'],
  fourBeforeStack: ['off', 'once', 'always'],
  revealedCard: ['off', 'handCommit', 'forcedStock', 'both'],
  emptyHandRefill: ['optional', 'mandatory'],
  silence: ['off', 'playsOnly', 'all', 'allButCommands'],
  coachTarget: ['none', 'partner', 'anyPlayer'],
  overdraw: ['shuffleIn', 'insertUnseen', 'none'],
  outOfTurn: ['stopAndPlayFirst', 'none'],
  win: ['allTeamStocks', 'ownStock', 'firstPlayerForTeam'],
  deadDraw: ['shortThenRecycle', 'recycle', 'short'],
} as const;

/** Every setting that is a choice from a list. `parseRuleset` checks custom rulesets against it. */
export const SETTING_CHOICES = {
  ...HOUSE_SETTING_CHOICES,
  seating: ['opposite', 'free'],
  partnerDraw: ['none', 'differentChapters'],
  dealing: ['onePartnerEach', 'eachOwn', 'oneDealer', 'unsaid'],
  stockPlacement: ['right', 'notConfusable'],
  starterTie: ['tiedDraw', 'unsaid'],
  direction: ['clockwise'],
  laterDraws: ['upToHand'],
  reshuffle: ['completedMay', 'completedAre'],
  pileStart: ['oneOrWild'],
  sequence: ['oneToTwelve'],
  wildsInRow: ['allowed', 'unlimited'],
  discardPlays: ['always', 'afterFirstTurn'],
  dutyToPlay: ['none', 'revealed'],
  endNeedsDiscard: ['always', 'unlessHandEmpty'],
  outOfTurnCompleted: ['stands'],
  ownerSpeech: ['mayAsk', 'commandsOnly', 'unsaid'],
  coachWindow: ['partnerTurn', 'targetTurn', 'wholeGame', 'none'],
  penaltyTrigger: ['guilty', 'caught', 'none'],
  partnerFlip: ['allowed', 'unsaid'],
  format: ['singleElimination', 'fourGamesMostWins', 'points500', 'threeGamesLowest', 'round', 'unsaid'],
  chart: ['attached', 'none'],
  strategy: ['stockFirst', 'discardsSparingly', 'none'],
} as const;

type Choice<K extends keyof typeof SETTING_CHOICES> = (typeof SETTING_CHOICES)[K][number];

export interface SettingValues {
  // who sits at the table
  /** `unsaid`: a number the sheet neither names nor rules out. `step` 2: only pairs can sit down. */
  readonly players: {
    readonly min: number;
    readonly max: number;
    readonly unsaid?: readonly number[];
    readonly step?: number;
  };
  /** `none`: individual play. `ifTold`: partners where the header has teams. */
  readonly teams: { readonly play: 'none' | 'required' | 'ifTold'; readonly size: number };
  readonly seating: Choice<'seating'>;
  readonly partnerDraw: Choice<'partnerDraw'>;
  // the cards
  readonly deck: number;
  /** Cards in each stock by number of players: the first row whose `upTo` reaches them. */
  readonly stock: readonly StockSizeRow[];
  readonly dealing: Choice<'dealing'>;
  readonly stockPlacement: Choice<'stockPlacement'>;
  // starting
  readonly starter: Choice<'starter'>;
  readonly starterTie: Choice<'starterTie'>;
  readonly direction: Choice<'direction'>;
  // drawing
  readonly hand: number;
  readonly laterDraws: Choice<'laterDraws'>;
  readonly emptyHandRefill: Choice<'emptyHandRefill'>;
  readonly overdraw: Choice<'overdraw'>;
  readonly reshuffle: Choice<'reshuffle'>;
  readonly deadDraw: Choice<'deadDraw'>;
  // building and discard piles
  readonly buildingPiles: number;
  readonly pileStart: Choice<'pileStart'>;
  readonly sequence: Choice<'sequence'>;
  readonly wildsInRow: Choice<'wildsInRow'>;
  readonly discardPiles: number;
  readonly fourBeforeStack: Choice<'fourBeforeStack'>;
  // sources
  readonly handPlays: boolean;
  readonly stockPlays: boolean;
  readonly discardPlays: Choice<'discardPlays'>;
  readonly partnerPiles: boolean;
  readonly partnerHand: boolean;
  // the turn
  readonly dutyToPlay: Choice<'dutyToPlay'>;
  readonly endNeedsDiscard: Choice<'endNeedsDiscard'>;
  readonly discardFromHand: boolean;
  readonly discardOwnPiles: boolean;
  readonly finalOnDiscard: boolean;
  readonly outOfTurn: Choice<'outOfTurn'>;
  readonly outOfTurnCompleted: Choice<'outOfTurnCompleted'>;
  readonly revealedCard: Choice<'revealedCard'>;
  // talk
  readonly silence: Choice<'silence'>;
  readonly ownerSpeech: Choice<'ownerSpeech'>;
  readonly coachTarget: Choice<'coachTarget'>;
  readonly coachWindow: Choice<'coachWindow'>;
  readonly penalty: PenaltyCards | null;
  readonly penaltyTrigger: Choice<'penaltyTrigger'>;
  readonly partnerFlip: Choice<'partnerFlip'>;
  // ending
  readonly win: Choice<'win'>;
  readonly format: Choice<'format'>;
  readonly chart: Choice<'chart'>;
  readonly strategy: Choice<'strategy'>;
}

export type SettingKey = keyof SettingValues;
export type Settings = { readonly [K in SettingKey]: SettingWithBasis<SettingValues[K]> };
export const HOUSE_KEYS = [
  ...(Object.keys(HOUSE_SETTING_CHOICES) as (keyof typeof HOUSE_SETTING_CHOICES)[]),
  'stock',
  'partnerPiles',
  'penalty',
] as const;
export type HouseKey = (typeof HOUSE_KEYS)[number];
