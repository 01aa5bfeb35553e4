import type { Rules } from '@/rulesets';
import { type Check, raiseDoubt, type Flag, NO_FLAGS } from '../flags';
import { type Act, CARD_ACTS } from '../acts';
import { type Entry, type EntryOf, isEmptyDraw } from '../entries';
import { type Table } from '../table';
import { buildFifth, buildSequence, buildStart, takenBack, wildConsecutive } from './building';
import {
  buriedDiscard,
  discardInFirstTurn,
  foreignSource,
  stockPlayDeclined,
  discardPlayWithoutStockPlay,
} from './sources';
import {
  discardFifth,
  discardMultiple,
  discardNotFromHand,
  discardShifted,
  discardStackEarly,
  discardWild,
  discardWrongOwner,
  neighbourBegins,
  passWithoutDiscard,
} from './discarding';
import { passWithNothingToDraw, drawEntitlement, drawOmitted, reshuffleEarly, reshuffleSource } from './drawing';
import { handRevealed, peeked, revealedNotPlayed } from './exposure';
import { outOfTurnCompleted, outOfTurnStarted, partnerUnasked, playAfterDiscard } from './turnOrder';
import { improperTalk, partnerFlip } from './talk';
import {
  countMismatch,
  discardTopMismatch,
  drawBeyondDrawPile,
  cardFromEmptyHand,
  stockTopMismatch,
  shiftOfNothing,
} from './record';
import { reported, winClaimedEarly } from './ending';
import {
  setupDeckCount,
  setupPlayerCount,
  setupSameChapter,
  setupStockCount,
  stockCountedEarly,
  wrongStarter,
} from './setup';

/**
 * Which checks concern which act, in the order in which their flags are reported. One file per chapter of the
 * rule book.
 */
const CHECKS: { readonly [A in Act]?: readonly Check<A>[] } = {
  deal: [setupPlayerCount, setupDeckCount, setupStockCount, setupSameChapter],
  draw: [wrongStarter, outOfTurnStarted, playAfterDiscard, neighbourBegins, drawEntitlement, drawBeyondDrawPile],
  play: [
    wrongStarter,
    outOfTurnStarted,
    partnerUnasked,
    playAfterDiscard,
    neighbourBegins,
    drawOmitted,
    foreignSource,
    buriedDiscard,
    discardInFirstTurn,
    buildSequence,
    buildStart,
    buildFifth,
    wildConsecutive,
    stockTopMismatch,
    discardTopMismatch,
    cardFromEmptyHand,
  ],
  discard: [
    outOfTurnCompleted,
    discardMultiple,
    drawOmitted,
    discardNotFromHand,
    buriedDiscard,
    discardWrongOwner,
    discardFifth,
    discardStackEarly,
    discardWild,
    revealedNotPlayed,
    stockPlayDeclined,
    discardPlayWithoutStockPlay,
    stockTopMismatch,
    discardTopMismatch,
    cardFromEmptyHand,
  ],
  pass: [passWithoutDiscard, passWithNothingToDraw],
  flip: [partnerFlip],
  shift: [discardShifted, shiftOfNothing],
  speak: [improperTalk],
  reveal: [handRevealed],
  peek: [peeked],
  'take-back': [takenBack],
  reshuffle: [reshuffleSource, reshuffleEarly],
  claim: [winClaimedEarly],
  count: [stockCountedEarly, countMismatch],
  report: [reported],
};

/** Runs all checks that concern the act. */
export function runChecks(rules: Rules, table: Table, entry: Entry): readonly Flag[] {
  if (table.over !== null && CARD_ACTS.has(entry.act)) return raiseDoubt('record-after-end', {});
  if (isEmptyDraw(entry)) return NO_FLAGS;
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
