import { type Basis } from './basis';
import { type ClauseId } from './clause';
import { type ReadingId } from './readings';

/** One fact of a sheet: its value, how firmly it stands, and where it is written. */
export interface Setting<T> {
  readonly value: T;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly reading?: ReadingId;
}

export interface StockRow {
  readonly upTo: number;
  readonly cards: number;
}
export interface PenaltyCards {
  readonly cards: number;
  readonly place: 'bottom' | 'top';
}

/** The settings a table may override for its event (`house` in the header), with their values. */
export const HOUSE_VALUES = {
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

type Choice<K extends keyof typeof HOUSE_VALUES> = (typeof HOUSE_VALUES)[K][number];

export interface SettingValues {
  // who sits at the table
  readonly players: { readonly min: number; readonly max: number };
  /** `none`: individual play. `ifTold`: partners where the header has teams. */
  readonly teams: { readonly play: 'none' | 'required' | 'ifTold'; readonly size: number };
  readonly seating: 'opposite' | 'free';
  readonly partnerDraw: 'none' | 'differentChapters';
  // the cards
  readonly deck: number;
  /** Cards in each stock by number of players: the first row whose `upTo` reaches them. */
  readonly stock: readonly StockRow[];
  readonly dealing: 'onePartnerEach' | 'eachOwn' | 'oneDealer' | 'unsaid';
  readonly stockPlacement: 'right' | 'notConfusable';
  // starting
  readonly starter: Choice<'starter'>;
  readonly starterTie: 'tiedDraw' | 'unsaid';
  readonly direction: 'clockwise';
  // drawing
  readonly hand: number;
  readonly laterDraws: 'upToHand';
  readonly emptyHandRefill: Choice<'emptyHandRefill'>;
  readonly overdraw: Choice<'overdraw'>;
  readonly reshuffle: 'completedMay' | 'completedAre';
  readonly deadDraw: Choice<'deadDraw'>;
  // building and discard piles
  readonly buildingPiles: number;
  readonly pileStart: 'oneOrWild';
  readonly sequence: 'oneToTwelve';
  readonly wildsInRow: 'allowed' | 'unlimited';
  readonly discardPiles: number;
  readonly fourBeforeStack: Choice<'fourBeforeStack'>;
  // sources
  readonly handPlays: boolean;
  readonly stockPlays: boolean;
  readonly discardPlays: 'always' | 'afterFirstTurn';
  readonly partnerPiles: boolean;
  readonly partnerHand: boolean;
  // the turn
  readonly dutyToPlay: 'none' | 'revealed';
  readonly endNeedsDiscard: 'always' | 'unlessHandEmpty';
  readonly discardFromHand: boolean;
  readonly discardOwnPiles: boolean;
  readonly finalOnDiscard: boolean;
  readonly outOfTurn: Choice<'outOfTurn'>;
  readonly outOfTurnCompleted: 'stands';
  readonly revealedCard: Choice<'revealedCard'>;
  // talk
  readonly silence: Choice<'silence'>;
  readonly ownerSpeech: 'mayAsk' | 'commandsOnly' | 'unsaid';
  readonly coachTarget: Choice<'coachTarget'>;
  readonly coachWindow: 'partnerTurn' | 'targetTurn' | 'wholeGame' | 'none';
  readonly penalty: PenaltyCards | null;
  readonly penaltyTrigger: 'guilty' | 'caught' | 'none';
  readonly partnerFlip: 'allowed' | 'unsaid';
  // ending
  readonly win: Choice<'win'>;
  readonly format: 'singleElimination' | 'fourGamesMostWins' | 'points500' | 'threeGamesLowest' | 'round' | 'unsaid';
  readonly chart: 'attached' | 'none';
  readonly strategy: 'stockFirst' | 'discardsSparingly' | 'none';
}

export type SettingKey = keyof SettingValues;
export type Settings = { readonly [K in SettingKey]: Setting<SettingValues[K]> };
export const HOUSE_KEYS = [...(Object.keys(HOUSE_VALUES) as (keyof typeof HOUSE_VALUES)[]), 'stock', 'partnerPiles', 'penalty'] as const;
export type HouseKey = (typeof HOUSE_KEYS)[number];
