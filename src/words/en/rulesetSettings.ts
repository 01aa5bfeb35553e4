import type { SettingKey, SettingValues, StockSizeRow } from '@/rulesets';
import { joinWithAnd } from './phrases';

export interface SettingWords<K extends SettingKey> {
  readonly label: string;
  readonly say: (value: SettingValues[K]) => string;
}
export type SettingDictionary = { readonly [K in SettingKey]: SettingWords<K> };

/** A line whose values are a short list: each has its words, and a missing one does not compile. */
const choice = <V extends string>(label: string, values: Readonly<Record<V, string>>) => ({
  label,
  say: (value: V): string => values[value],
});
const yesNo = (label: string, yes: string, no: string) => ({
  label,
  say: (value: boolean): string => (value ? yes : no),
});
const number = (label: string, say: (value: number) => string) => ({ label, say });

/** "15", "30 up to 4 players, 20 with more". */
const stockWords = (rows: readonly StockSizeRow[]): string => {
  if (rows.length < 2) return `${rows[0]?.cards ?? 0} cards`;
  return joinWithAnd(
    rows.map(({ upTo, cards }, index) =>
      index === rows.length - 1 ? `${cards} with more` : `${cards} with up to ${upTo} players`,
    ),
  );
};

/** "4", "2 to 6"; where only pairs can sit down, "4 or 6". */
const playersWords = ({ min, max, step = 1 }: SettingValues['players']): string => {
  if (min === max) return `${min}`;
  if (step === 1) return `${min} to ${max}`;
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step).join(' or ');
};

/** Every fact of a sheet: what it is called, and what its value means. */
export const rulesetSettings: SettingDictionary = {
  // who sits at the table
  players: { label: 'Players', say: playersWords },
  teams: {
    label: 'Partners',
    say: ({ play, size }) =>
      ({
        none: 'everyone plays alone',
        required: `teams of ${size}`,
        ifTold: `teams of ${size}, if the table wants them`,
      })[play],
  },
  seating: choice('Where partners sit', { opposite: 'across from each other', free: 'as they like' }),
  partnerDraw: choice('Choosing partners', {
    none: 'nothing is said',
    differentChapters: 'drawn by lot, from different chapters if possible',
  }),
  // the cards
  deck: number('Deck', (cards) => `${cards} cards`),
  stock: { label: 'Stock', say: stockWords },
  dealing: choice('Dealing', {
    onePartnerEach: 'one partner of each side deals',
    eachOwn: 'everybody counts out their own stock',
    oneDealer: 'one dealer, then the next to the left',
    unsaid: 'who deals is not said',
  }),
  stockPlacement: choice('Where the stock lies', {
    right: 'at the right hand, top card up',
    notConfusable: 'apart from the discards, top card up',
  }),
  // starting
  starter: choice('Who starts', {
    highestStockTop: 'the highest stock card showing, Skip-Bo not counted',
    leftOfDealer: "the player at the dealer's left",
    manual: 'whoever the official names',
  }),
  starterTie: choice('If they tie', {
    tiedDraw: 'the tied players draw from the draw pile',
    unsaid: 'nothing is said',
  }),
  direction: choice('Turns go', { clockwise: 'to the left, with the clock' }),
  // drawing
  hand: number('Hand', (cards) => `${cards} cards`),
  laterDraws: choice('Later draws', { upToHand: 'only enough to fill the hand again' }),
  emptyHandRefill: choice('Hand played out in mid-turn', {
    optional: 'may take a new hand',
    mandatory: 'takes a new hand',
  }),
  overdraw: choice('Drew too many', {
    shuffleIn: "extra cards are shuffled into the player's own stock",
    insertUnseen: "extra cards are slipped into the player's own stock, unseen",
    none: 'no remedy is written',
  }),
  reshuffle: choice('Draw pile used up', {
    completedMay: 'finished piles can be shuffled',
    completedAre: 'finished piles are shuffled',
  }),
  deadDraw: choice('Nothing left to shuffle', {
    shortThenRecycle: 'play on short; after a round without a play, shuffle the cards under the tops',
    recycle: 'shuffle the cards under the tops of the building piles',
    short: 'play on short',
  }),
  // building and discard piles
  buildingPiles: number('Building piles', (piles) => `up to ${piles}`),
  pileStart: choice('A pile starts with', { oneOrWild: 'a 1 or a Skip-Bo' }),
  sequence: choice('A pile runs', { oneToTwelve: 'from 1 to 12, then it leaves the table' }),
  wildsInRow: choice('Skip-Bo on Skip-Bo', {
    allowed: 'allowed, and the sheet says so',
    unlimited: 'allowed, since nothing forbids it',
  }),
  discardPiles: number('Discard piles', (piles) => `up to ${piles} each`),
  fourBeforeStack: choice('Four piles before stacking', {
    off: 'not needed',
    once: 'needed until all four have lain open once',
    always: 'needed whenever a place is empty',
  }),
  // where cards come from
  handPlays: yesNo('From the hand', 'yes', 'no'),
  stockPlays: yesNo('From your own stock', 'yes, the top card', 'no'),
  discardPlays: choice('From your own discards', {
    always: 'yes, the top cards',
    afterFirstTurn: 'yes, from the second turn on',
  }),
  partnerPiles: yesNo("From the partner's piles", 'yes, stock and discards', 'no, own piles only'),
  partnerHand: yesNo("From the partner's hand", 'yes', 'no'),
  // the turn
  dutyToPlay: choice('Having to play', { none: 'never; a player may stop', revealed: 'only a card that was shown' }),
  endNeedsDiscard: choice('A turn ends', {
    always: 'with one discard',
    unlessHandEmpty: 'with one discard, unless the hand is empty',
  }),
  discardFromHand: yesNo('The discard comes from', 'the hand', 'the hand or a pile'),
  discardOwnPiles: yesNo('The discard goes', 'on a pile of your own', 'on any pile'),
  finalOnDiscard: yesNo('After the discard', 'the turn is final', 'nothing is said about changing it'),
  outOfTurn: choice('Out of turn, noticed in time', {
    stopAndPlayFirst: 'stopped; next time that player plays before drawing',
    none: 'no clause',
  }),
  outOfTurnCompleted: choice('Out of turn, finished', { stands: 'it stands' }),
  revealedCard: choice('A card that was shown', {
    off: 'nothing is said',
    handCommit: 'a shown hand card must be built or discarded this turn',
    forcedStock: 'a stock card that fits must be played',
    both: 'shown hand cards and fitting stock cards must be played',
  }),
  // talk
  silence: choice('Keeping quiet', {
    off: 'not asked for',
    playsOnly: 'the partner says nothing about plays',
    all: 'the partner says nothing at all',
    allButCommands: 'no talk except asking the partner for a play',
  }),
  ownerSpeech: choice('The player on turn', {
    mayAsk: 'may ask the partner for a play',
    commandsOnly: 'may only ask for plays',
    unsaid: 'nothing is said',
  }),
  coachTarget: choice('Advice is forbidden', {
    none: 'no clause',
    partner: 'to your partner',
    anyPlayer: 'to any player',
  }),
  coachWindow: choice('Forbidden while', {
    partnerTurn: 'the partner is on turn',
    targetTurn: 'the advised player is on turn',
    wholeGame: 'the game lasts',
    none: 'no clause',
  }),
  penalty: {
    label: 'Penalty for advice',
    say: (value) =>
      value === null
        ? 'none is written'
        : `${value.cards} cards from the draw pile, unseen, ${value.place === 'bottom' ? 'under' : 'on top of'} the player's own stock`,
  },
  penaltyTrigger: choice('The penalty applies', {
    guilty: 'whenever it happens',
    caught: 'when the others notice',
    none: 'no clause',
  }),
  partnerFlip: choice('Partner turns up the next stock card', {
    allowed: 'allowed unasked',
    unsaid: 'nothing is said',
  }),
  // ending
  win: choice('The game is won', {
    allTeamStocks: 'when every stock of the side is empty',
    ownStock: 'by the first empty stock',
    firstPlayerForTeam: "by the first empty stock, for that player's side",
  }),
  format: choice('Format', {
    singleElimination: 'one game, the losers are out',
    fourGamesMostWins: 'four games, most wins',
    points500: 'points, up to 500',
    threeGamesLowest: 'three games, lowest score',
    round: 'in rounds',
    unsaid: 'nothing is said',
  }),
  chart: choice('Chart', { attached: 'the sheet speaks of one that is not supplied', none: 'none' }),
  strategy: choice('Advice in the sheet', {
    stockFirst: 'use the stock first',
    discardsSparingly: 'use discards only when it helps',
    none: 'none',
  }),
};
