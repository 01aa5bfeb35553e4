import { type Check, NONE, raise } from '../flags';
import { isAfterDiscard, stanceOf } from '../stance';

/** Somebody who is not on turn draws or plays: told once, with the first act of the spell. */
export const outOfTurnStarted: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NONE;
  return stanceOf(rules, table, entry) === 'out-of-turn'
    ? raise(rules, 'oot-started', entry.seat, { turn: table.turn })
    : NONE;
};

/** The out-of-turn player has discarded: what was done stands. */
export const outOfTurnCompleted: Check<'discard'> = (rules, table, entry) => {
  const stance = stanceOf(rules, table, entry);
  const completes = stance === 'out-of-turn' || (stance === 'in-spell' && !isAfterDiscard(table, entry.seat));
  return completes ? raise(rules, 'oot-completed', entry.seat, { turn: table.turn }) : NONE;
};

/** A partner moves a card of the side only when the player on turn asks for it. */
export const partnerUnasked: Check<'play'> = (rules, table, entry) =>
  stanceOf(rules, table, entry) === 'unasked'
    ? raise(rules, 'partner-moves-unasked', entry.seat, { card: entry.card, turn: table.turn, pile: entry.to })
    : NONE;

/** The discard ends the turn: what the same player does next, before anyone else, comes too late. */
export const playAfterDiscard: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (entry.act === 'draw' && entry.assumed === true) return NONE;
  return stanceOf(rules, table, entry) === 'after-discard'
    ? raise(
        rules,
        'play-after-discard',
        entry.seat,
        entry.act === 'play' ? { card: entry.card, pile: entry.to } : { count: entry.count },
      )
    : NONE;
};
