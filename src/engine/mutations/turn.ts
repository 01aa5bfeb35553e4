import type { Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { type MutableTable, replaceSeatByCopy } from './mutableTable';
import { removeSpell, progressAtTurnStart, isInSpellAfterDiscard, setSpell, spellOf, type Stance } from '../stance';
import { hasWon, makeWinnerFromSeat } from '../sides';
import { FRESH_PROGRESS, seatToLeftOf, type TurnProgress, seatStateAt, type Spell } from '../table';

const NO_SPELLS: readonly Spell[] = [];

export function beginTurn(copy: MutableTable, seat: Seat | null): void {
  copy.turn = seat;
  copy.turnNumber += 1;
  copy.spells = NO_SPELLS;
  if (seat === null) {
    copy.progress = FRESH_PROGRESS;
    return;
  }
  copy.tie = null;
  copy.progress = progressAtTurnStart(copy, seat);
  if (copy.missingDiscards.length > 0) copy.missingDiscards = copy.missingDiscards.filter((other) => other !== seat);
}

/** A player who had to play before drawing has now played, discarded or passed in a regular turn. */
export function clearMustPlayBeforeDraw(copy: MutableTable, seat: Seat): void {
  if (seatStateAt(copy, seat).mustPlayFirst) replaceSeatByCopy(copy, seat).mustPlayFirst = false;
}

/** Ends a turn, with or without a discard: counts it for the seat and begins the next one. */
export function endTurn(copy: MutableTable, seat: Seat, next: Seat = seatToLeftOf(copy, seat)): void {
  replaceSeatByCopy(copy, seat).turns += 1;
  const { plays } = spellOf(copy, seat)?.progress ?? copy.progress;
  copy.idleTurns = plays > 0 ? 0 : copy.idleTurns + 1;
  beginTurn(copy, next);
}

/** Applies the effect of a stance on turn and spells, before the card moves. */
export function applyStance(copy: MutableTable, stance: Stance, seat: Seat): void {
  copy.laid = true;
  copy.cutting = false;
  copy.started = true;
  const owner = copy.turn;
  switch (stance) {
    case 'starter':
      startTurn(copy, seat);
      break;
    case 'owner':
    case 'asked':
      copy.spells = NO_SPELLS;
      break;
    case 'neighbour':
      if (owner !== null) {
        const missing = seatStateAt(copy, owner).hand > 0;
        clearMustPlayBeforeDraw(copy, owner);
        endTurn(copy, owner, seat);
        if (missing) copy.missingDiscards = [...copy.missingDiscards, owner];
      }
      break;
    case 'after-discard':
      setSpell(copy, { seat, kind: 'after-discard', progress: FRESH_PROGRESS, drawn: 0, plays: [] });
      break;
    case 'out-of-turn':
    case 'wrong-starter':
    case 'wrong-tiebreak':
      setSpell(copy, { seat, kind: 'out-of-turn', progress: FRESH_PROGRESS, drawn: 0, plays: [] });
      break;
    case 'in-spell':
    case 'unasked':
    case 'late':
      break;
  }
  if (copy.justDiscarded !== null && copy.justDiscarded !== seat) {
    if (isInSpellAfterDiscard(copy, copy.justDiscarded)) removeSpell(copy, copy.justDiscarded);
    copy.justDiscarded = null;
  }
  if (!isInSpellAfterDiscard(copy, seat) && stance !== 'late') copy.lastActedTurn = copy.turnNumber;
}

/** How far the acting player has come, after `applyStance`. */
export const spellOrTurnProgressOf = (copy: MutableTable, seat: Seat): TurnProgress =>
  spellOf(copy, seat)?.progress ?? copy.progress;

/** Updates the acting player's progress, in the turn or in the spell. */
export function advanceTurnProgress(
  copy: MutableTable,
  stance: Stance,
  seat: Seat,
  change: Partial<TurnProgress>,
): void {
  if (stance === 'unasked' || stance === 'late') return;
  const spell = spellOf(copy, seat);
  if (spell !== null) setSpell(copy, { ...spell, progress: patchTurnProgress(spell.progress, change) });
  else copy.progress = patchTurnProgress(copy.progress, change);
}

/** The first to act starts. After a `position` entry their progress stays unknown. */
function startTurn(copy: MutableTable, seat: Seat): void {
  const { known } = copy.progress;
  beginTurn(copy, seat);
  if (!known) copy.progress = { ...copy.progress, known };
}

export const patchTurnProgress = (now: TurnProgress, change: Partial<TurnProgress>): TurnProgress => ({
  drawn: change.drawn ?? now.drawn,
  plays: change.plays ?? now.plays,
  drew: change.drew ?? now.drew,
  opened: change.opened ?? now.opened,
  mustPlayFirst: now.mustPlayFirst,
  known: change.known ?? now.known,
  discardPlayed: change.discardPlayed ?? now.discardPlayed,
});

/** Ends the game at once if this seat has won: no discard is needed. */
export function endGameIfWon(rules: Rules, copy: MutableTable, seat: Seat): void {
  if (!copy.laid || !hasWon(rules, copy, seat)) return;
  copy.over = { why: 'win', winner: makeWinnerFromSeat(rules, copy, seat), turn: copy.turn, seat };
  copy.turn = null;
}

/** Reopens a won game if cards came back to the winner's stock: the turn goes on and signatures are void. */
export function reopenGameIfNotWon(rules: Rules, copy: MutableTable): void {
  const { over } = copy;
  if (over === null || over.why !== 'win' || over.seat === null || hasWon(rules, copy, over.seat)) return;
  copy.turn = over.turn;
  copy.over = null;
  copy.signed = [];
}
