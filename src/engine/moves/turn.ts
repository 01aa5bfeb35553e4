import type { Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { type Draft, editSeat } from '../draft';
import { dropSpell, freshProgress, isAfterDiscard, putSpell, spellOf, type Stance } from '../stance';
import { hasWon, sideName } from '../sides';
import { FRESH, leftOf, type Progress, seatAt, type Spell } from '../table';

const NO_SPELLS: readonly Spell[] = [];

export function beginTurn(draft: Draft, seat: Seat | null): void {
  draft.turn = seat;
  draft.serial += 1;
  draft.spells = NO_SPELLS;
  if (seat === null) {
    draft.now = FRESH;
    return;
  }
  draft.tie = null;
  draft.now = freshProgress(draft, seat);
  if (draft.late.length > 0) draft.late = draft.late.filter((other) => other !== seat);
}

/** A regular turn with a play or a discard in it, or one that was passed on, clears the mark of one who was stopped. */
export function hasPaid(draft: Draft, seat: Seat): void {
  if (seatAt(draft, seat).marked) editSeat(draft, seat).marked = false;
}

/** A turn is over, by discard or without: the seat's turn is counted and the next one begins. */
export function endTurn(draft: Draft, seat: Seat, next: Seat = leftOf(draft, seat)): void {
  editSeat(draft, seat).turns += 1;
  const { plays } = spellOf(draft, seat)?.progress ?? draft.now;
  draft.idle = plays > 0 ? 0 : draft.idle + 1;
  beginTurn(draft, next);
}

/** What acting in this capacity does to the turn, before the card moves. */
export function takeStance(draft: Draft, stance: Stance, seat: Seat): void {
  draft.laid = true;
  draft.cutting = false;
  draft.started = true;
  const owner = draft.turn;
  switch (stance) {
    case 'starter':
      startTurn(draft, seat);
      break;
    case 'owner':
    case 'asked':
      draft.spells = NO_SPELLS;
      break;
    case 'neighbour':
      if (owner !== null) {
        const missing = seatAt(draft, owner).hand > 0;
        hasPaid(draft, owner);
        endTurn(draft, owner, seat);
        if (missing) draft.late = [...draft.late, owner];
      }
      break;
    case 'after-discard':
      putSpell(draft, { seat, kind: 'after-discard', progress: FRESH, drawn: 0, plays: [] });
      break;
    case 'out-of-turn':
    case 'wrong-starter':
    case 'wrong-tiebreak':
      putSpell(draft, { seat, kind: 'out-of-turn', progress: FRESH, drawn: 0, plays: [] });
      break;
    case 'in-spell':
    case 'unasked':
    case 'late':
      break;
  }
  if (draft.after !== null && draft.after !== seat) {
    if (isAfterDiscard(draft, draft.after)) dropSpell(draft, draft.after);
    draft.after = null;
  }
  if (!isAfterDiscard(draft, seat) && stance !== 'late') draft.acted = draft.serial;
}

/** How far the one who acts has come, once the stance is taken. */
export const progressOf = (draft: Draft, seat: Seat): Progress => spellOf(draft, seat)?.progress ?? draft.now;

/** Notes how far the one who acts has come: in the own turn, or in the spell. */
export function advance(draft: Draft, stance: Stance, seat: Seat, change: Partial<Progress>): void {
  if (stance === 'unasked' || stance === 'late') return;
  const spell = spellOf(draft, seat);
  if (spell !== null) putSpell(draft, { ...spell, progress: changed(spell.progress, change) });
  else draft.now = changed(draft.now, change);
}

/** The first to act starts. After a position nobody knows what they had done before. */
function startTurn(draft: Draft, seat: Seat): void {
  const { known } = draft.now;
  beginTurn(draft, seat);
  if (!known) draft.now = { ...draft.now, known };
}

export const changed = (now: Progress, change: Partial<Progress>): Progress => ({
  drawn: change.drawn ?? now.drawn,
  plays: change.plays ?? now.plays,
  drew: change.drew ?? now.drew,
  opened: change.opened ?? now.opened,
  paying: now.paying,
  known: change.known ?? now.known,
  discardPlayed: change.discardPlayed ?? now.discardPlayed,
});

/** Winning is instant: no discard is needed. */
export function winIfOut(rules: Rules, draft: Draft, seat: Seat): void {
  if (!draft.laid || !hasWon(rules, draft, seat)) return;
  draft.over = { why: 'win', winner: sideName(rules, draft, seat), turn: draft.turn, seat };
  draft.turn = null;
}

/** Cards came back to a stock that had won: the side has not won, and the turn goes on. */
export function reopenIfRevived(rules: Rules, draft: Draft): void {
  const { over } = draft;
  if (over === null || over.why !== 'win' || over.seat === null || hasWon(rules, draft, over.seat)) return;
  draft.turn = over.turn;
  draft.over = null;
  draft.signed = [];
}
