import type { Rules } from '@/rulesets';
import { type Check } from '../check';
import { type Act, CARD_ACTS, type Entry, type EntryOf, isNothing } from '../entries';
import { type Flag } from '../flags';
import { doubt, NONE } from '../raise';
import { type Table } from '../table';
import { discardMultiple, playAfterDiscard } from './afterDiscard';
import { buildFifth, buildSequence, buildStart, wildConsecutive } from './building';
import { winClaimedEarly } from './claim';
import {
  discardFifth,
  discardNotFromHand,
  discardShifted,
  discardStackEarly,
  discardWild,
  discardWrongOwner,
} from './discarding';
import { drawEntitlement } from './drawEntitlement';
import { drawDead, drawOmitted } from './drawOmitted';
import { partnerFlip, peeked, reported } from './eyes';
import { neighbourBegins, passWithoutDiscard } from './missingDiscard';
import { outOfTurnCompleted, outOfTurnStarted } from './outOfTurn';
import { partnerUnasked } from './partnerUnasked';
import {
  recordCount,
  recordDiscardTop,
  recordDrawPile,
  recordHandEmpty,
  recordStockTop,
  shiftOfNothing,
} from './record';
import { reshuffleEarly, reshuffleSource } from './reshuffle';
import { handRevealed, revealedNotPlayed, stockPlayDeclined, strategyDiscardPlay } from './revealed';
import { setupDeckCount, setupPlayerCount, setupSameChapter, setupStockCount } from './setupTable';
import { buriedDiscard, discardInFirstTurn, sources } from './sources';
import { takeBack } from './takeBack';
import { talk } from './talk';
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
  count: [recordCount],
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
