import { type Check, NO_FLAGS, raiseFlag } from '../flags';
import { isInSpellAfterDiscard, stanceOf } from '../stance';

/** oot-started: a player draws or plays out of turn. Raised once, by the first act of the spell. */
export const drawOrPlayOutOfTurn: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NO_FLAGS;
  return stanceOf(rules, table, entry) === 'out-of-turn'
    ? raiseFlag(rules, 'oot-started', entry.seat, { turn: table.turn })
    : NO_FLAGS;
};

/** oot-completed: the out-of-turn player has discarded, so what was done stands. */
export const discardOutOfTurn: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const completes = stance === 'out-of-turn' || (stance === 'in-spell' && !isInSpellAfterDiscard(table, entry.seat));
  return completes ? raiseFlag(rules, 'oot-completed', entry.seat, { turn: table.turn }) : NO_FLAGS;
};

/** partner-moves-unasked: a partner moves a card only when the player on turn asks for it. */
export const unaskedPartnerPlay: Check<'play'> = (rules, table, entry) =>
  stanceOf(rules, table, entry) === 'unasked'
    ? raiseFlag(rules, 'partner-moves-unasked', entry.seat, { card: entry.card, turn: table.turn, pile: entry.to })
    : NO_FLAGS;

/** play-after-discard: the discard ended the turn, and the same player draws or plays on before anyone else acts. */
export const drawOrPlayAfterDiscard: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NO_FLAGS;
  return stanceOf(rules, table, entry) === 'after-discard'
    ? raiseFlag(
        rules,
        'play-after-discard',
        entry.seat,
        entry.act === 'play' ? { card: entry.card, pile: entry.to } : { count: entry.count },
      )
    : NO_FLAGS;
};
