import { rulesetById, type SettingKey } from '@/rulesets';
import { COLUMNS } from './cellTable';

const two = (play: 'required' | 'ifTold') => ({ play, size: 2 });
const every = (cards: number) => [{ upTo: 99, cards }];
const bottom = { cards: 2, place: 'bottom' };
const six = <T>(value: T): T[] => COLUMNS.map(() => value);

/** Key by key, one column per sheet in the order of COLUMNS; a second copy, apart from the data. */
const KEYS: Readonly<Partial<Record<SettingKey, readonly unknown[]>>> = {
  players: [
    { min: 4, max: 4 },
    { min: 2, max: 6 },
    { min: 4, max: 6, step: 2 },
    { min: 4, max: 4 },
    { min: 6, max: 6, unsaid: [5] },
    { min: 2, max: 6 },
  ],
  teams: [two('required'), { play: 'none', size: 1 }, two('required'), two('required'), two('required'), two('ifTold')],
  partnerDraw: ['none', 'none', 'none', 'differentChapters', 'none', 'none'],
  deck: six(162),
  stock: [
    every(20),
    every(10),
    every(10),
    every(15),
    every(20),
    [
      { upTo: 4, cards: 30 },
      { upTo: 6, cards: 20 },
    ],
  ],
  dealing: ['onePartnerEach', 'eachOwn', 'eachOwn', 'unsaid', 'oneDealer', 'oneDealer'],
  stockPlacement: ['right', 'right', 'right', 'notConfusable', 'right', 'right'],
  starter: ['highestStockTop', 'highestStockTop', 'highestStockTop', 'manual', 'leftOfDealer', 'leftOfDealer'],
  starterTie: ['tiedDraw', 'tiedDraw', 'tiedDraw', 'unsaid', 'unsaid', 'unsaid'],
  direction: six('clockwise'),
  hand: six(5),
  laterDraws: six('upToHand'),
  emptyHandRefill: ['optional', 'optional', 'optional', 'optional', 'mandatory', 'mandatory'],
  overdraw: ['shuffleIn', 'shuffleIn', 'shuffleIn', 'insertUnseen', 'shuffleIn', 'none'],
  reshuffle: ['completedMay', 'completedMay', 'completedMay', 'completedMay', 'completedAre', 'completedAre'],
  deadDraw: [
    'shortThenRecycle',
    'shortThenRecycle',
    'shortThenRecycle',
    'shortThenRecycle',
    'shortThenRecycle',
    'recycle',
  ],
  buildingPiles: six(4),
  wildsInRow: ['unlimited', 'unlimited', 'unlimited', 'allowed', 'allowed', 'unlimited'],
  discardPiles: six(4),
  fourBeforeStack: ['off', 'off', 'off', 'once', 'off', 'off'],
  handPlays: six(true),
  stockPlays: six(true),
  discardPlays: ['always', 'afterFirstTurn', 'afterFirstTurn', 'always', 'afterFirstTurn', 'afterFirstTurn'],
  partnerPiles: [true, false, true, true, false, true],
  partnerHand: six(false),
  dutyToPlay: ['none', 'none', 'none', 'revealed', 'none', 'none'],
  endNeedsDiscard: ['always', 'unlessHandEmpty', 'unlessHandEmpty', 'always', 'always', 'always'],
  discardFromHand: six(true),
  discardOwnPiles: six(true),
  finalOnDiscard: six(true),
  outOfTurn: ['none', 'none', 'none', 'none', 'stopAndPlayFirst', 'none'],
  outOfTurnCompleted: six('stands'),
  revealedCard: ['off', 'off', 'off', 'handCommit', 'off', 'off'],
  silence: ['playsOnly', 'off', 'allButCommands', 'all', 'off', 'off'],
  ownerSpeech: ['mayAsk', 'unsaid', 'commandsOnly', 'mayAsk', 'unsaid', 'unsaid'],
  coachTarget: ['partner', 'anyPlayer', 'anyPlayer', 'partner', 'none', 'none'],
  coachWindow: ['partnerTurn', 'targetTurn', 'wholeGame', 'partnerTurn', 'none', 'none'],
  penalty: [bottom, bottom, bottom, bottom, null, null],
  penaltyTrigger: ['guilty', 'guilty', 'caught', 'guilty', 'none', 'none'],
  win: ['allTeamStocks', 'ownStock', 'allTeamStocks', 'allTeamStocks', 'firstPlayerForTeam', 'ownStock'],
  format: ['singleElimination', 'unsaid', 'round', 'unsaid', 'fourGamesMostWins', 'points500'],
  chart: ['attached', 'none', 'none', 'none', 'none', 'none'],
  strategy: ['none', 'stockFirst', 'stockFirst', 'none', 'discardsSparingly', 'discardsSparingly'],
};

/** How firmly the keys stand that the engine or a flag leans on: t text, i inferred, d no clause. */
const BASES: Readonly<Partial<Record<SettingKey, string>>> = {
  players: 'iddttt',
  stock: 'tttttt',
  starter: 'tttdtt',
  emptyHandRefill: 'dttttt',
  fourBeforeStack: 'tttttt',
  revealedCard: 'dddtdd',
  finalOnDiscard: 'dtttdd',
  discardFromHand: 'dttdtt',
  partnerPiles: 'tdttid',
  silence: 'tittdd',
  penalty: 'ttttdd',
  overdraw: 'tttttd',
  outOfTurn: 'ddddtd',
  outOfTurnCompleted: 'ddddtd',
  deadDraw: 'dddddi',
  win: 'tttttt',
};

describe.each(COLUMNS.map((id, column) => ({ id, column })))('$id', ({ id, column }) => {
  const settings = rulesetById(id)?.settings;

  it.each(Object.entries(KEYS))('%s', (key, values) => {
    expect(settings?.[key as SettingKey].value).toEqual(values[column]);
  });
  it.each(Object.entries(BASES))('the basis of %s', (key, letters) => {
    expect(settings?.[key as SettingKey].basis[0]).toBe(letters[column]);
  });
});

it.each([
  ['texas-good-sam', 'fourBeforeStack', 'X14'],
  ['texas-good-sam', 'revealedCard', 'X13'],
  ['texas-good-sam', 'finalOnDiscard', 'X17'],
  ['tennessee-2018', 'starter', 'X01'],
  ['tennessee-2018', 'dealing', 'X02'],
  ['tennessee-2018-partners', 'penalty', 'X05'],
  ['tennessee-2018-partners', 'penaltyTrigger', 'X07'],
  ['tennessee-partners', 'starter', 'X03'],
  ['tennessee-partners', 'emptyHandRefill', 'X28'],
  ['six-player-partners', 'teams', 'X22'],
  ['six-player-partners', 'deck', 'X23'],
  ['six-player-partners', 'win', 'X21'],
  ['mattel', 'starter', 'X37'],
] as const)('%s: %s rests on %s', (id, key, reading) => {
  expect(rulesetById(id)?.settings[key].reading).toBe(reading);
});
