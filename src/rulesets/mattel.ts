import { makeClauseList, makeRulesetRowBuilder, dependingOnReading } from './authoring';
import { type Cells, type Ruleset, type RulesetId } from './ruleset';
import { type Settings } from './settings';

const mat = makeRulesetRowBuilder('MAT');

const settings: Settings = {
  players: mat.says({ min: 2, max: 6 }, 'PLAYERS.1'),
  teams: mat.says({ play: 'ifTold', size: 2 }, 'PLAYERS.2'),
  seating: mat.silentOn('opposite'),
  partnerDraw: mat.silentOn('none'),
  deck: mat.says(162, 'CARDS.1'),
  stock: mat.says(
    [
      { upTo: 4, cards: 30 },
      { upTo: 6, cards: 20 },
    ],
    'STOCK.1',
  ),
  dealing: mat.says('oneDealer', 'DEAL.1', 'DEAL.2'),
  stockPlacement: mat.says('right', 'STOCK.3'),
  starter: dependingOnReading('X37', mat.says('leftOfDealer', 'START.1')),
  starterTie: mat.silentOn('unsaid'),
  direction: mat.says('clockwise', 'START.2'),
  hand: mat.says(5, 'DRAW.1'),
  laterDraws: mat.says('upToHand', 'DRAW.2'),
  emptyHandRefill: mat.says('mandatory', 'DRAW.3'),
  overdraw: mat.silentOn('none'),
  reshuffle: mat.says('completedAre', 'DRAW.4'),
  // Only the leaflet of the electronic edition speaks of it.
  deadDraw: dependingOnReading('X30', mat.implies('recycle', 'DRAW.5')),
  buildingPiles: mat.says(4, 'BUILD.1'),
  pileStart: mat.says('oneOrWild', 'BUILD.2'),
  sequence: mat.says('oneToTwelve', 'BUILD.3'),
  wildsInRow: mat.implies('unlimited', 'BUILD.2', 'BUILD.3'),
  discardPiles: mat.says(4, 'DISCARD.1'),
  fourBeforeStack: mat.says('off', 'DISCARD.2'),
  handPlays: mat.says(true, 'SOURCE.1'),
  stockPlays: mat.says(true, 'SOURCE.2'),
  discardPlays: mat.says('afterFirstTurn', 'SOURCE.3'),
  // Partners' piles, silence and its price are known from secondary sources only: no text of the leaflet.
  partnerPiles: mat.silentOn(true, 'SOURCE.4'),
  partnerHand: mat.implies(false, 'SOURCE.1', 'SOURCE.4'),
  dutyToPlay: dependingOnReading('X37', mat.says('none', 'TURN.1')),
  endNeedsDiscard: mat.says('always', 'TURN.2'),
  discardFromHand: mat.says(true, 'TURN.3'),
  discardOwnPiles: mat.says(true, 'TURN.4'),
  finalOnDiscard: mat.silentOn(true),
  outOfTurn: mat.silentOn('none'),
  outOfTurnCompleted: mat.silentOn('stands'),
  revealedCard: mat.silentOn('off'),
  silence: mat.silentOn('off', 'TALK.1'),
  ownerSpeech: mat.silentOn('unsaid'),
  coachTarget: mat.silentOn('none'),
  coachWindow: mat.silentOn('none'),
  penalty: mat.silentOn(null, 'TALK.2'),
  penaltyTrigger: mat.silentOn('none'),
  partnerFlip: mat.silentOn('allowed'),
  win: mat.says('ownStock', 'WIN.1', 'WIN.2'),
  format: mat.says('points500', 'SCORE.1'),
  chart: mat.silentOn('none'),
  strategy: mat.says('discardsSparingly', 'STRATEGY.1'),
};

const cells: Cells = {
  // setting up
  'setup-player-count': mat.illegal('text', 'PLAYERS.1'),
  'setup-deck-count': mat.illegal('text', 'CARDS.1'),
  'setup-stock-count': mat.illegal('text', 'STOCK.1'),
  'stock-top-not-up': mat.illegal('text', 'STOCK.3'),
  'setup-wrong-starter': dependingOnReading('X37', mat.illegal('text', 'START.1')),
  'setup-tiebreak-wrong': mat.silent,
  'setup-same-chapter': mat.never,
  'setup-layout': mat.illegal('text', 'STOCK.3'),
  'misdeal-exposed': mat.silent,
  // turn order
  'oot-started': mat.silent,
  'oot-completed': mat.stands('default'),
  'oot-draw-before-play': mat.silent,
  'oot-extra-draw': mat.info('default'),
  // No clause of its own: a partner who moves a card is simply out of turn.
  'partner-moves-unasked': mat.never,
  'play-after-discard': mat.illegal('text', 'TURN.2'),
  // drawing
  'draw-omitted': mat.illegal('text', 'DRAW.1', 'DRAW.2'),
  'draw-short': mat.illegal('text', 'DRAW.1', 'DRAW.2'),
  overdraw: mat.illegal('inferred', 'DRAW.1', 'DRAW.2'),
  'overdraw-remedy-wrong': mat.never,
  'draw-midturn': mat.illegal('inferred', 'DRAW.2', 'DRAW.3'),
  'refill-on-empty': mat.legal('text', 'DRAW.3'),
  'turn-end-empty': mat.illegal('text', 'DRAW.3', 'TURN.2'),
  'reshuffle-source': dependingOnReading('X30', mat.illegal('text', 'DRAW.4')),
  'reshuffle-early': mat.illegal('inferred', 'DRAW.4'),
  'draw-dead': dependingOnReading('X30', mat.info('default', 'DRAW.5')),
  // building piles
  'build-sequence': mat.illegal('text', 'BUILD.3'),
  'build-start': mat.illegal('text', 'BUILD.2'),
  'build-fifth': mat.illegal('text', 'BUILD.1'),
  'build-not-removed': mat.illegal('text', 'BUILD.3'),
  'build-removed-early': mat.illegal('inferred', 'BUILD.3'),
  'wild-reassigned': mat.illegal('inferred', 'BUILD.3'),
  'wild-consecutive': mat.legal('inferred', 'BUILD.2', 'BUILD.3'),
  'build-takeback': mat.silent,
  'late-discovery': mat.stands('default'),
  // where a card may come from
  'src-buried-discard': mat.illegal('text', 'DISCARD.3'),
  'src-partner-stock': mat.legal('default', 'SOURCE.4'),
  'src-partner-discard': mat.legal('default', 'SOURCE.4'),
  'src-partner-hand': mat.illegal('inferred', 'SOURCE.1', 'SOURCE.4'),
  'src-opponent': mat.illegal('text', 'SOURCE.2', 'SOURCE.3'),
  'src-discard-turn1': mat.never,
  'src-stock-hidden': mat.illegal('text', 'SOURCE.2'),
  'stock-play-declined': dependingOnReading('X37', mat.legal('text', 'TURN.1')),
  'strategy-discard-play': mat.legal('default', 'STRATEGY.1'),
  // discarding
  'discard-fifth': mat.illegal('text', 'DISCARD.1'),
  'discard-stack-early': mat.legal('text', 'DISCARD.2'),
  'discard-not-from-hand': mat.illegal('text', 'TURN.3'),
  'discard-wrong-owner': mat.illegal('text', 'TURN.4'),
  'discard-multiple': mat.illegal('text', 'TURN.2'),
  'discard-shifted': mat.illegal('text', 'DISCARD.4'),
  'turn-end-no-discard': mat.illegal('text', 'TURN.2'),
  'discard-takeback': mat.illegal('inferred', 'TURN.2'),
  'discard-wild': mat.legal('inferred', 'DISCARD.2'),
  // talk, coaching, penalties
  'coach-verbal': mat.silent,
  'coach-nonverbal': mat.silent,
  'coach-nonpartner': mat.silent,
  'coach-spectator': mat.silent,
  'coach-between-turns': mat.silent,
  'talk-unrelated': mat.silent,
  'talk-owner-noncommand': mat.legal('default'),
  'partner-reply': mat.silent,
  'owner-command': mat.legal('default'),
  'partner-flip': mat.legal('default'),
  'penalty-misplaced': mat.never,
  'penalty-looked': mat.never,
  'penalty-short': mat.never,
  'penalty-uncalled': mat.never,
  // exposure, ending, format
  'stock-peek': mat.illegal('text', 'STOCK.3'),
  'hand-revealed': mat.silent,
  'revealed-not-played': mat.never,
  'discard-browse': mat.silentNear('DISCARD.5'),
  'draw-peek': mat.illegal('inferred', 'DRAW.1'),
  'win-claim-early': mat.illegal('text', 'WIN.1', 'WIN.2'),
  'extra-game': mat.never,
};

export const mattel: Ruleset = {
  id: 'mattel' as RulesetId,
  // The leaflet's editions differ in layout and number nothing: sections and numbers are ours, one per fact.
  clauses: makeClauseList('MAT', {
    'PLAYERS.1': 'PLAYERS 1', // two to six
    'PLAYERS.2': 'PLAYERS 2', // partners if the table likes
    'CARDS.1': 'CARDS 1', // 144 numbers and 18 wilds
    'DEAL.1': 'DEAL 1', // the highest number drawn deals, wilds not counted
    'DEAL.2': 'DEAL 2', // the deal passes to the left
    'STOCK.1': 'STOCK PILE 1', // 30 cards each up to four players, 20 from five
    'STOCK.2': 'STOCK PILE 2 (secondary source)', // a short game with 10
    'STOCK.3': 'STOCK PILE 3', // face down on the right, top card up
    'START.1': 'START 1', // the dealer's left starts
    'START.2': 'START 2', // play passes to the left
    'DRAW.1': 'DRAW PILE 1', // five cards at the first turn
    'DRAW.2': 'DRAW PILE 2', // later back up to five
    'DRAW.3': 'DRAW PILE 3', // hand played out: five more, at once
    'DRAW.4': 'DRAW PILE 4', // finished building piles become the new draw pile
    'DRAW.5': 'DRAW PILE 5 (electronic edition)', // none finished: the cards under the tops are used
    'BUILD.1': 'BUILDING PILES 1', // up to four
    'BUILD.2': 'BUILDING PILES 2', // begun with a 1 or a wild
    'BUILD.3': 'BUILDING PILES 3', // one by one up to 12, then set aside
    'DISCARD.1': 'DISCARD PILES 1', // up to four
    'DISCARD.2': 'DISCARD PILES 2', // any number of cards in any order
    'DISCARD.3': 'DISCARD PILES 3', // only the top card is played
    'DISCARD.4': 'DISCARD PILES 4 (electronic edition)', // no card moves from one pile to another
    'DISCARD.5': 'DISCARD PILES 5 (electronic edition)', // piles are not looked through
    'SOURCE.1': 'SOURCES 1', // any card of the hand
    'SOURCE.2': 'SOURCES 2', // the top of the own stock
    'SOURCE.3': 'SOURCES 3', // the tops of the own discards, from the second turn
    'SOURCE.4': 'SOURCES 4 (secondary source)', // the partner's stock and discards
    'TURN.1': 'TURN 1', // a player may stop while a play is left
    'TURN.2': 'TURN 2', // one discard ends the turn
    'TURN.3': 'TURN 3', // the discard comes from the hand
    'TURN.4': 'TURN 4', // and goes on an own pile
    'TALK.1': 'TALK 1 (secondary source)', // the partner keeps quiet
    'TALK.2': 'TALK 2 (secondary source)', // advice costs two cards
    'WIN.1': 'WINNING 1', // first out of the own stock
    'WIN.2': 'WINNING 2', // with partners, both stocks
    'SCORE.1': 'SCORING 1', // points, to 500
    'STRATEGY.1': 'STRATEGY 1', // spare the discards unless they help the stock
  }),
  settings,
  cells,
  readings: { X30: 'recycle', X37: '42050' },
};
