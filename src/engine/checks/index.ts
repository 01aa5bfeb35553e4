import type { Rules } from '@/rulesets';
import { type Check, raiseRecordDoubt, type Flag, NO_FLAGS } from '../flags';
import { type Act, CARD_ACTS } from '../acts';
import { type Entry, type EntryOf, isZeroCardDraw } from '../entries';
import { type Table } from '../table';
import {
  fifthBuildingPile,
  buildOutOfSequence,
  wrongBuildingPileStart,
  playOrDiscardTakenBack,
  consecutiveWilds,
} from './building';
import {
  buriedDiscardTaken,
  partnerDiscardPlayedInFirstTurn,
  playOfOthersCard,
  stockPlayDeclined,
  discardPlayWithoutStockPlay,
} from './sources';
import {
  fifthDiscardPile,
  secondDiscard,
  discardNotFromHand,
  discardShifted,
  discardStackedBeforeFourPiles,
  wildDiscarded,
  discardOnOthersPile,
  neighbourBeginsBeforeDiscard,
  passWithoutDiscard,
} from './discarding';
import {
  passWithNothingToDraw,
  drawBeyondEntitlement,
  drawOmittedOrShort,
  reshuffleEarly,
  wrongReshuffleSource,
} from './drawing';
import { handCardRevealed, hiddenCardsPeekedAt, discardOtherThanShownCard } from './exposure';
import { discardOutOfTurn, drawOrPlayOutOfTurn, unaskedPartnerPlay, drawOrPlayAfterDiscard } from './turnOrder';
import { improperTalk, unaskedPartnerFlip } from './talk';
import {
  countMismatch,
  cardNotInDiscardPile,
  drawBeyondDrawPile,
  cardFromEmptyHand,
  stockTopMismatch,
  shiftFromEmptyPile,
} from './record';
import { reportedIrregularity, winClaimedEarly } from './ending';
import {
  wrongDeckSize,
  wrongPlayerCount,
  partnersOfSameChapter,
  wrongStockCountAtDeal,
  wrongStockCountAfterDeal,
  wrongStarter,
} from './setup';

/**
 * Which checks concern which act, in the order in which their flags are reported. One file per chapter of the
 * rule book.
 */
const CHECKS: { readonly [A in Act]?: readonly Check<A>[] } = {
  deal: [wrongPlayerCount, wrongDeckSize, wrongStockCountAtDeal, partnersOfSameChapter],
  draw: [
    wrongStarter,
    drawOrPlayOutOfTurn,
    drawOrPlayAfterDiscard,
    neighbourBeginsBeforeDiscard,
    drawBeyondEntitlement,
    drawBeyondDrawPile,
  ],
  play: [
    wrongStarter,
    drawOrPlayOutOfTurn,
    unaskedPartnerPlay,
    drawOrPlayAfterDiscard,
    neighbourBeginsBeforeDiscard,
    drawOmittedOrShort,
    playOfOthersCard,
    buriedDiscardTaken,
    partnerDiscardPlayedInFirstTurn,
    buildOutOfSequence,
    wrongBuildingPileStart,
    fifthBuildingPile,
    consecutiveWilds,
    stockTopMismatch,
    cardNotInDiscardPile,
    cardFromEmptyHand,
  ],
  discard: [
    discardOutOfTurn,
    secondDiscard,
    drawOmittedOrShort,
    discardNotFromHand,
    buriedDiscardTaken,
    discardOnOthersPile,
    fifthDiscardPile,
    discardStackedBeforeFourPiles,
    wildDiscarded,
    discardOtherThanShownCard,
    stockPlayDeclined,
    discardPlayWithoutStockPlay,
    stockTopMismatch,
    cardNotInDiscardPile,
    cardFromEmptyHand,
  ],
  pass: [passWithoutDiscard, passWithNothingToDraw],
  flip: [unaskedPartnerFlip],
  shift: [discardShifted, shiftFromEmptyPile],
  speak: [improperTalk],
  reveal: [handCardRevealed],
  peek: [hiddenCardsPeekedAt],
  'take-back': [playOrDiscardTakenBack],
  reshuffle: [wrongReshuffleSource, reshuffleEarly],
  claim: [winClaimedEarly],
  count: [wrongStockCountAfterDeal, countMismatch],
  report: [reportedIrregularity],
};

/** Runs all checks that concern the act. */
export function runChecks(rules: Rules, table: Table, entry: Entry): readonly Flag[] {
  if (table.over !== null && CARD_ACTS.has(entry.act)) return raiseRecordDoubt('record-after-end', {});
  if (isZeroCardDraw(entry)) return NO_FLAGS;
  const list = CHECKS[entry.act] as readonly Check<Act>[] | undefined;
  if (list === undefined) return NO_FLAGS;
  let found: Flag[] | null = null;
  // an index loop: under Hermes an iterator costs more than most checks do
  for (let i = 0; i < list.length; i += 1) {
    const flags = (list[i] as Check<Act>)(rules, table, entry as EntryOf<Act>);
    if (flags.length > 0) found = found === null ? flags.slice() : found.concat(flags);
  }
  return found ?? NO_FLAGS;
}
