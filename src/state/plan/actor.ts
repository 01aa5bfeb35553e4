import { actsWithTrait, type Entry, type Game } from '@/engine';
import { type EntryDraft, NO_PENDING_INPUT, type PendingInput } from '../input';
import { findRaisedFlag } from '../undo';

/**
 * Which seat acts out of turn, and until when. A tap on a seat makes it the actor, and it stays the actor, so that a
 * whole turn can be entered, until it is released:
 *
 * 1. by a tap: on that seat again, on the seat on turn, or on `release`;
 * 2. by the discard (or the pass) of that seat;
 * 3. by a ruling on a flag of that seat, or on one that an act of that seat raised;
 * 4. by undo of an act of that seat;
 * 5. when it is no longer out of turn: the seat is on turn, the game is over, or the table was entered anew.
 *
 * A partner who was asked plays one card for the player on turn; then the player on turn is the actor again.
 */

/** Acts of a player, acts that end a turn, and acts that clear the pending input. */
const BY_ACTOR = actsWithTrait('by-actor');
const ENDS_TURN = actsWithTrait('ends-turn');
const ENDS_INPUT = actsWithTrait('ends-input');
const USES_NO_DRAW = actsWithTrait('uses-no-draw');

/** The player on turn acts again. A lifted card is cleared, because another player's piles are shown. */
export const inputAfterRelease = (input: PendingInput): PendingInput => ({
  ...input,
  actor: null,
  asked: false,
  lifted: null,
});

/** The pending input after a tap became this act: cleared, except for the seat that acts out of turn. */
export const inputAfterAct = (input: PendingInput, act: EntryDraft): PendingInput =>
  input.actor === null || isLastAct(input, act) ? NO_PENDING_INPUT : { ...NO_PENDING_INPUT, actor: input.actor };

/** The act ends the turn of the seat that acts out of turn, or was a partner's play on request. */
const isLastAct = ({ actor }: PendingInput, act: EntryDraft): boolean =>
  isActOf(act, actor) && (ENDS_TURN.has(act.act) || (act.act === 'play' && act.asked === true));

/** An act of the player; a new stock top or a number of cards that the referee enters is none. */
const isActOf = (act: EntryDraft | Entry, actor: PendingInput['actor']): boolean =>
  actor !== null && isPlayersAct(act.act) && 'seat' in act && act.seat === actor;
const isPlayersAct = (act: Entry['act']): boolean => BY_ACTOR.has(act) && act !== 'flip' && act !== 'count';

/** The pending input after entries were submitted through a form, or a ruling was made. */
export function inputAfterForm(game: Game, input: PendingInput, drafts: readonly EntryDraft[]): PendingInput {
  return drafts.reduce((held, draft) => {
    if (draft.act === 'rule') return isRulingOn(game, draft.flag, held.actor) ? inputAfterRelease(held) : held;
    if (draft.act === 'pause' || draft.act === 'resume') return { ...held, isResumeAsked: false };
    if (ENDS_INPUT.has(draft.act)) return BY_ACTOR.has(draft.act) ? inputAfterAct(held, draft) : NO_PENDING_INPUT;
    return held.noDraw && USES_NO_DRAW.has(draft.act) ? { ...held, noDraw: false } : held;
  }, input);
}

function isRulingOn(game: Game, id: string, actor: PendingInput['actor']): boolean {
  const flag = findRaisedFlag(game, id);
  return flag !== null && actor !== null && (flag.seat === actor || isActOf(flag.entry, actor));
}

/** Undo clears the pending input; the seat that acts out of turn stays, unless its own act was undone. */
export const inputAfterUndo = ({ actor }: PendingInput, undone: Entry): PendingInput =>
  isActOf(undone, actor) ? NO_PENDING_INPUT : { ...NO_PENDING_INPUT, actor };

/** Releases the actor if it is on turn by now, or if the game is over. */
export const inputReleasedIfOnTurn = ({ table }: Game, input: PendingInput): PendingInput =>
  input.actor !== null && (input.actor === table.turn || table.over !== null) ? inputAfterRelease(input) : input;
