import type { Rules } from '@/rulesets';
import { type Check } from '../check';
import { type Act, CARD_ACTS, type Entry, type EntryOf, isNothing } from '../entries';
import { type Flag } from '../flags';
import { doubt, NONE } from '../raise';
import { type Table } from '../table';
import { buildFifth } from './buildFifth';
import { buildSequence } from './buildSequence';
import { buildStart } from './buildStart';
import { buriedDiscard } from './buriedDiscard';
import { discardFifth } from './discardFifth';
import { discardInFirstTurn } from './discardInFirstTurn';
import { discardMultiple } from './discardMultiple';
import { discardNotFromHand } from './discardNotFromHand';
import { discardShifted } from './discardShifted';
import { discardStackEarly } from './discardStackEarly';
import { discardWild } from './discardWild';
import { discardWrongOwner } from './discardWrongOwner';
import { drawDead } from './drawDead';
import { drawEntitlement } from './drawEntitlement';
import { drawOmitted } from './drawOmitted';
import { handRevealed } from './handRevealed';
import { outOfTurnCompleted } from './outOfTurnCompleted';
import { outOfTurnStarted } from './outOfTurnStarted';
import { partnerFlip } from './partnerFlip';
import { partnerUnasked } from './partnerUnasked';
import { peeked } from './peeked';
import { playAfterDiscard } from './playAfterDiscard';
import { recordCount } from './recordCount';
import { recordDiscardTop, shiftOfNothing } from './recordDiscardTop';
import { recordDrawPile } from './recordDrawPile';
import { recordHandEmpty } from './recordHandEmpty';
import { recordStockTop } from './recordStockTop';
import { reported } from './reported';
import { reshuffleEarly } from './reshuffleEarly';
import { reshuffleSource } from './reshuffleSource';
import { revealedNotPlayed } from './revealedNotPlayed';
import { setupDeckCount } from './setupDeckCount';
import { setupPlayerCount } from './setupPlayerCount';
import { setupSameChapter } from './setupSameChapter';
import { setupStockCount, stockCountedEarly } from './setupStockCount';
import { sources } from './sources';
import { stockPlayDeclined } from './stockPlayDeclined';
import { strategyDiscardPlay } from './strategyDiscardPlay';
import { takeBack } from './takeBack';
import { talk } from './talk';
import { neighbourBegins, passWithoutDiscard } from './turnEnd';
import { wildConsecutive } from './wildConsecutive';
import { winClaimedEarly } from './winClaimedEarly';
import { wrongStarter } from './wrongStarter';

/** The rule book's index: which checks can concern which act, in the order in which their flags are told. */
const CHECKS: { readonly [A in Act]?: readonly Check<A>[] } = {
  deal: [setupPlayerCount, setupDeckCount, setupStockCount, setupSameChapter],
  draw: [wrongStarter, outOfTurnStarted, playAfterDiscard, neighbourBegins, drawEntitlement, recordDrawPile],
  play: [
    wrongStarter,
    outOfTurnStarted,
    partnerUnasked,
    playAfterDiscard,
    neighbourBegins,
    drawOmitted,
    sources,
    buriedDiscard,
    discardInFirstTurn,
    buildSequence,
    buildStart,
    buildFifth,
    wildConsecutive,
    recordStockTop,
    recordDiscardTop,
    recordHandEmpty,
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
    strategyDiscardPlay,
    recordStockTop,
    recordDiscardTop,
    recordHandEmpty,
  ],
  pass: [passWithoutDiscard, drawDead],
  flip: [partnerFlip],
  shift: [discardShifted, shiftOfNothing],
  speak: [talk],
  reveal: [handRevealed],
  peek: [peeked],
  'take-back': [takeBack],
  reshuffle: [reshuffleSource, reshuffleEarly],
  claim: [winClaimedEarly],
  count: [stockCountedEarly, recordCount],
  report: [reported],
};

/** Everything the book says about one act. */
export function check(rules: Rules, table: Table, entry: Entry): readonly Flag[] {
  if (table.over !== null && CARD_ACTS.has(entry.act)) return doubt('record-after-end', {});
  if (isNothing(entry)) return NONE;
  const list = CHECKS[entry.act] as readonly Check<Act>[] | undefined;
  if (list === undefined) return NONE;
  let found: Flag[] | null = null;
  // counted, not iterated: on a phone's engine an iterator costs more than most checks do
  for (let i = 0; i < list.length; i += 1) {
    const flags = (list[i] as Check<Act>)(rules, table, entry as EntryOf<Act>);
    if (flags.length > 0) found = found === null ? flags.slice() : found.concat(flags);
  }
  return found ?? NONE;
}
