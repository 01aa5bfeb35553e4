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
export const TRY_OFFENCE_BY_CODE: Readonly<Record<OffenceCode, TryOffence>> = {
  // setting up
  'setup-player-count': setup.offendByWrongPlayerCount,
  'setup-deck-count': setup.offendByWrongDeckSize,
  'setup-stock-count': setup.offendByWrongStockSize,
  'stock-top-not-up': eyes.offendByReportedIrregularity('stock-top-not-up'),
  'setup-wrong-starter': setup.offendByWrongStarter,
  'setup-tiebreak-wrong': setup.offendByStartingBeforeTieBreak,
  'setup-same-chapter': setup.offendByPartnersOfSameClubChapter,
  'setup-layout': eyes.offendByReportedIrregularity('setup-layout'),
  'misdeal-exposed': eyes.offendByReportedIrregularity('misdeal-exposed'),
  // turn order
  'oot-started': turn.offendByStartingOutOfTurn,
  'oot-completed': turn.offendByDiscardingOutOfTurn,
  'oot-draw-before-play': turn.offendByDrawingBeforeRequiredPlay,
  'oot-extra-draw': turn.offendByDrawingAfterRequiredPlay,
  'partner-moves-unasked': turn.offendByPartnerPlayingUnasked,
  'play-after-discard': turn.offendByDrawOrPlayAfterDiscard,
  // drawing
  'draw-omitted': draw.offendByOmittingDraw,
  'draw-short': draw.offendByDrawingTooFew,
  overdraw: draw.offendByDrawingTooMany,
  'overdraw-remedy-wrong': eyes.offendByReportedIrregularity('overdraw-remedy-wrong'),
  'draw-midturn': draw.offendByDrawingMidturn,
  'refill-on-empty': draw.offendByRefillingEmptyHand,
  'turn-end-empty': draw.offendByEndingTurnWithEmptyHand,
  'reshuffle-source': draw.offendByReshufflingWrongCards,
  'reshuffle-early': draw.offendByReshufflingEarly,
  'draw-dead': draw.offendByHavingNothingToDraw,
  // building piles
  'build-sequence': build.offendByBreakingSequence,
  'build-start': build.offendByStartingPileAboveOne,
  'build-fifth': build.offendByOpeningFifthBuildingPile,
  'build-not-removed': eyes.offendByReportedIrregularity('build-not-removed'),
  'build-removed-early': eyes.offendByReportedIrregularity('build-removed-early'),
  'wild-reassigned': eyes.offendByReportedIrregularity('wild-reassigned'),
  'wild-consecutive': build.offendByPlayingWildOnWild,
  'build-takeback': build.offendByTakingBackPlay,
  'late-discovery': build.offendByRulingTooLate,
  // where a card may come from
  'src-buried-discard': source.offendByPlayingBuriedDiscard,
  'src-partner-stock': source.offendByPlayingPartnerStock,
  'src-partner-discard': source.offendByPlayingPartnerDiscard,
  'src-partner-hand': source.offendByPlayingPartnerHand,
  'src-opponent': source.offendByPlayingOpponentCard,
  'src-discard-turn1': source.offendByPlayingPartnerDiscardInFirstTurn,
  'src-stock-hidden': eyes.offendByReportedIrregularity('src-stock-hidden'),
  'stock-play-declined': source.offendByDecliningStockPlay,
  'strategy-discard-play': source.offendByPlayingDiscardWithoutStock,
  // discarding
  'discard-fifth': drop.offendByOpeningFifthDiscardPile,
  'discard-stack-early': drop.offendByStackingDiscardsEarly,
  'discard-not-from-hand': drop.offendByDiscardingNotFromHand,
  'discard-wrong-owner': drop.offendByDiscardingOnOthersPile,
  'discard-multiple': drop.offendByDiscardingTwice,
  'discard-shifted': drop.offendByShiftingDiscard,
  'turn-end-no-discard': drop.offendByForgettingDiscard,
  'discard-takeback': drop.offendByTakingBackDiscard,
  'discard-wild': drop.offendByDiscardingWild,
  // talk, coaching, penalties
  'coach-verbal': talk.offendByAdvisingPartner,
  'coach-nonverbal': talk.offendByPartnerGesture,
  'coach-nonpartner': talk.offendByOpponentAdvice,
  'coach-spectator': talk.offendBySpectatorAdvice,
  'coach-between-turns': talk.offendByAdvisingBetweenTurns,
  'talk-unrelated': talk.offendByPartnerChat,
  'talk-owner-noncommand': talk.offendByTurnOwnerChat,
  'partner-reply': talk.offendByPartnerAnswer,
  'owner-command': talk.offendByTurnOwnerCommand,
  'partner-flip': talk.offendByPartnerFlip,
  'penalty-misplaced': eyes.offendByReportedIrregularity('penalty-misplaced'),
  'penalty-looked': eyes.offendByPeekingAt('penalty'),
  'penalty-short': talk.offendByPileTooShortForPenalty,
  'penalty-uncalled': talk.offendByTalkWithoutPenaltyCall,
  // exposure and ending
  'stock-peek': eyes.offendByPeekingAt('stock'),
  'hand-revealed': eyes.offendByShowingHandCard,
  'revealed-not-played': eyes.offendByKeepingShownCard,
  'discard-browse': eyes.offendByPeekingAt('discards'),
  'draw-peek': eyes.offendByPeekingAt('draw'),
  'win-claim-early': eyes.offendByClaimingWinEarly,
  // a record that cannot be right
  'record-stock-top': record.offendByRecordingWrongStockTop,
  'record-discard-top': record.offendByRecordingWrongDiscardTop,
  'record-hand-empty': record.offendByRecordingPlayFromEmptyHand,
  'record-card-count': record.offendByRecordingThirteenthCopy,
  'record-draw-pile': record.offendByRecordingDrawBeyondPile,
  'record-count': record.offendByRecordingDifferentCount,
  'record-after-end': record.offendByRecordingActAfterEnd,
  'ruling-orphaned': record.offendByStrikingRuledPlay,
};

export const OFFENCE_CODES = Object.keys(TRY_OFFENCE_BY_CODE) as readonly OffenceCode[];
