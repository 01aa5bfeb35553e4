import type { Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { type MutableTable, replaceSeatByCopy } from '../mutableTable';
import { removeSpell, progressAtTurnStart, isInSpellAfterDiscard, setSpell, spellOf, type Stance } from '../stance';
import { hasWon, makeWinner } from '../sides';
import { FRESH_PROGRESS, seatToLeftOf, type TurnProgress, seatStateAt, type Spell } from '../table';

const NO_SPELLS: readonly Spell[] = [];

export function beginTurn(draft: MutableTable, seat: Seat | null): void {
  draft.turn = seat;
  draft.turnNumber += 1;
  draft.spells = NO_SPELLS;
  if (seat === null) {
    draft.progress = FRESH_PROGRESS;
    return;
  }
  draft.tie = null;
  draft.progress = progressAtTurnStart(draft, seat);
  if (draft.missingDiscards.length > 0) draft.missingDiscards = draft.missingDiscards.filter((other) => other !== seat);
}

/** A player who had to play before drawing has now played, discarded or passed in a regular turn. */
export function clearMustPlayBeforeDraw(draft: MutableTable, seat: Seat): void {
  if (seatStateAt(draft, seat).mustPlayFirst) replaceSeatByCopy(draft, seat).mustPlayFirst = false;
}

/** Ends a turn, with or without a discard: counts it for the seat and begins the next one. */
export function endTurn(draft: MutableTable, seat: Seat, next: Seat = seatToLeftOf(draft, seat)): void {
  replaceSeatByCopy(draft, seat).turns += 1;
  const { plays } = spellOf(draft, seat)?.progress ?? draft.progress;
  draft.idleTurns = plays > 0 ? 0 : draft.idleTurns + 1;
  beginTurn(draft, next);
}

/** Applies the effect of a stance on turn and spells, before the card moves. */
export function applyStance(draft: MutableTable, stance: Stance, seat: Seat): void {
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
        const missing = seatStateAt(draft, owner).hand > 0;
        clearMustPlayBeforeDraw(draft, owner);
        endTurn(draft, owner, seat);
        if (missing) draft.missingDiscards = [...draft.missingDiscards, owner];
      }
      break;
    case 'after-discard':
      setSpell(draft, { seat, kind: 'after-discard', progress: FRESH_PROGRESS, drawn: 0, plays: [] });
      break;
    case 'out-of-turn':
    case 'wrong-starter':
    case 'wrong-tiebreak':
      setSpell(draft, { seat, kind: 'out-of-turn', progress: FRESH_PROGRESS, drawn: 0, plays: [] });
      break;
    case 'in-spell':
    case 'unasked':
    case 'late':
      break;
  }
  if (draft.justDiscarded !== null && draft.justDiscarded !== seat) {
    if (isInSpellAfterDiscard(draft, draft.justDiscarded)) removeSpell(draft, draft.justDiscarded);
    draft.justDiscarded = null;
  }
  if (!isInSpellAfterDiscard(draft, seat) && stance !== 'late') draft.lastActedTurn = draft.turnNumber;
}

/** How far the acting player has come, after `applyStance`. */
export const progressInTurnOrSpell = (draft: MutableTable, seat: Seat): TurnProgress =>
  spellOf(draft, seat)?.progress ?? draft.progress;

/** Updates the acting player's progress, in the turn or in the spell. */
export function advanceTurnProgress(
  draft: MutableTable,
  stance: Stance,
  seat: Seat,
  change: Partial<TurnProgress>,
): void {
  if (stance === 'unasked' || stance === 'late') return;
  const spell = spellOf(draft, seat);
  if (spell !== null) setSpell(draft, { ...spell, progress: patchTurnProgress(spell.progress, change) });
  else draft.progress = patchTurnProgress(draft.progress, change);
}

/** The first to act starts. After a `position` entry their progress stays unknown. */
function startTurn(draft: MutableTable, seat: Seat): void {
  const { known } = draft.progress;
  beginTurn(draft, seat);
  if (!known) draft.progress = { ...draft.progress, known };
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
export function endGameIfWon(rules: Rules, draft: MutableTable, seat: Seat): void {
  if (!draft.laid || !hasWon(rules, draft, seat)) return;
  draft.over = { why: 'win', winner: makeWinner(rules, draft, seat), turn: draft.turn, seat };
  draft.turn = null;
}

/** Reopens a won game if cards came back to the winner's stock: the turn goes on and signatures are void. */
export function reopenGameIfNotWon(rules: Rules, draft: MutableTable): void {
  const { over } = draft;
  if (over === null || over.why !== 'win' || over.seat === null || hasWon(rules, draft, over.seat)) return;
  draft.turn = over.turn;
  draft.over = null;
  draft.signed = [];
}
