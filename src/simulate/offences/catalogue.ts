import * as build from './building';
import * as drop from './discarding';
import * as draw from './drawing';
import * as eyes from './exposure';
import { type OffenceCode, type TryOffence } from './offence';
import * as record from './record';
import * as setup from './setup';
import * as source from './sources';
import * as talk from './talk';
import * as turn from './turnOrder';

/**
 * How to commit each irregularity, in the order of a rule book. Under a ruleset that allows the act it must
 * raise no flag.
 */
export const OFFENCES: Readonly<Record<OffenceCode, TryOffence>> = {
  // setting up
  'setup-player-count': setup.wrongNumberOfPlayers,
  'setup-deck-count': setup.wrongDeck,
  'setup-stock-count': setup.wrongStock,
  'stock-top-not-up': eyes.reportsCode('stock-top-not-up'),
  'setup-wrong-starter': setup.wrongPlayerStarts,
  'setup-tiebreak-wrong': setup.tieUnsettled,
  'setup-same-chapter': setup.sameChapter,
  'setup-layout': eyes.reportsCode('setup-layout'),
  'misdeal-exposed': eyes.reportsCode('misdeal-exposed'),
  // turn order
  'oot-started': turn.startsOutOfTurn,
  'oot-completed': turn.discardsOutOfTurn,
  'oot-draw-before-play': turn.drawsBeforePlaying,
  'oot-extra-draw': turn.drawsAfterPaying,
  'partner-moves-unasked': turn.partnerPlaysUnasked,
  'play-after-discard': turn.playsAfterDiscard,
  // drawing
  'draw-omitted': draw.omitsDraw,
  'draw-short': draw.drawsShort,
  overdraw: draw.overdraws,
  'overdraw-remedy-wrong': eyes.reportsCode('overdraw-remedy-wrong'),
  'draw-midturn': draw.drawsMidturn,
  'refill-on-empty': draw.refillsEmptyHand,
  'turn-end-empty': draw.endsTurnEmpty,
  'reshuffle-source': draw.wrongReshuffle,
  'reshuffle-early': draw.earlyReshuffle,
  'draw-dead': draw.nothingToDraw,
  // building piles
  'build-sequence': build.breaksSequence,
  'build-start': build.startsHigh,
  'build-fifth': build.opensFifth,
  'build-not-removed': eyes.reportsCode('build-not-removed'),
  'build-removed-early': eyes.reportsCode('build-removed-early'),
  'wild-reassigned': eyes.reportsCode('wild-reassigned'),
  'wild-consecutive': build.wildOnWild,
  'build-takeback': build.takesBackPlay,
  'late-discovery': build.noticedTooLate,
  // where a card may come from
  'src-buried-discard': source.digsInDiscards,
  'src-partner-stock': source.playsPartnerStock,
  'src-partner-discard': source.playsPartnerDiscard,
  'src-partner-hand': source.playsPartnerHand,
  'src-opponent': source.playsOpponent,
  'src-discard-turn1': source.playsDiscardInFirstTurn,
  'src-stock-hidden': eyes.reportsCode('src-stock-hidden'),
  'stock-play-declined': source.declinesStock,
  'strategy-discard-play': source.wastesDiscard,
  // discarding
  'discard-fifth': drop.opensFifthDiscard,
  'discard-stack-early': drop.stacksEarly,
  'discard-not-from-hand': drop.discardsFromPile,
  'discard-wrong-owner': drop.discardsElsewhere,
  'discard-multiple': drop.discardsTwice,
  'discard-shifted': drop.shiftsDiscard,
  'turn-end-no-discard': drop.forgetsDiscard,
  'discard-takeback': drop.takesBackDiscard,
  'discard-wild': drop.discardsWild,
  // talk, coaching, penalties
  'coach-verbal': talk.advisesPartner,
  'coach-nonverbal': talk.partnerGestures,
  'coach-nonpartner': talk.opponentAdvises,
  'coach-spectator': talk.spectatorAdvises,
  'coach-between-turns': talk.advisesBetweenTurns,
  'talk-unrelated': talk.partnerChats,
  'talk-owner-noncommand': talk.ownerChats,
  'partner-reply': talk.answersPartner,
  'owner-command': talk.ownerCommands,
  'partner-flip': talk.partnerFlips,
  'penalty-misplaced': eyes.reportsCode('penalty-misplaced'),
  'penalty-looked': eyes.peeksAt('penalty'),
  'penalty-short': talk.penaltyRunsShort,
  'penalty-uncalled': talk.nobodyCalled,
  // exposure and ending
  'stock-peek': eyes.peeksAt('stock'),
  'hand-revealed': eyes.showsHandCard,
  'revealed-not-played': eyes.keepsShownCard,
  'discard-browse': eyes.peeksAt('discards'),
  'draw-peek': eyes.peeksAt('draw'),
  'win-claim-early': eyes.claimsEarly,
  // a record that cannot be right
  'record-stock-top': record.wrongStockTop,
  'record-discard-top': record.wrongDiscardTop,
  'record-hand-empty': record.fromEmptyHand,
  'record-card-count': record.thirteenthCopy,
  'record-draw-pile': record.drawsMoreThanPileHolds,
  'record-count': record.countDiffers,
  'record-after-end': record.actsAfterEnd,
  'ruling-orphaned': record.rulingLosesItsFlag,
};

export const OFFENCE_CODES = Object.keys(OFFENCES) as readonly OffenceCode[];
