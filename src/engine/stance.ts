import type { Rules } from '@/rulesets';
import { type Seat } from './cards';
import { type MutableTable } from './mutations/mutableTable';
import { type EntryOf } from './entries';
import { mayRaiseFlag } from './flags';
import { arePartners } from './sides';
import { FRESH_PROGRESS, seatToLeftOf, type TurnProgress, seatStateAt, type Spell, type Table } from './table';

/**
 * In what capacity a player acted. The entry says only who moved which card; the position shows whether
 * it was that player's turn. Checks and moves both use this one answer.
 *
 * - `owner`: the player on turn. `starter`: no starter was decided, so the first to act starts.
 * - `asked`: somebody (usually a partner) moves a card at the owner's request; it counts as the owner's play.
 * - `unasked`: a partner plays a card from a pile of the side without being asked.
 * - `after-discard`: the player who has just discarded goes on, before anyone else has acted.
 * - `neighbour`: the owner's left-hand neighbour begins although the owner has not discarded.
 * - `late`: the discard that was still missing.
 * - `wrong-starter`, `wrong-tiebreak`: the first act of the game by somebody else.
 * - `out-of-turn`: anybody else; `in-spell`: the same player going on out of turn.
 */
export type Stance =
  | 'owner'
  | 'starter'
  | 'asked'
  | 'unasked'
  | 'after-discard'
  | 'neighbour'
  | 'late'
  | 'wrong-starter'
  | 'wrong-tiebreak'
  | 'out-of-turn'
  | 'in-spell';

type Mover = EntryOf<'draw'> | EntryOf<'play'> | EntryOf<'discard'>;

export function stanceOf(rules: Rules, table: Table, entry: Mover): Stance {
  const { seat } = entry;
  const { turn } = table;
  if (turn === seat) return 'owner';
  if (turn !== null && entry.act === 'play' && isAsked(rules, table, entry, turn)) return 'asked';
  if (spellOf(table, seat) !== null) return 'in-spell';
  if (turn === null) return stanceBeforeStart(table, entry);
  if (table.justDiscarded === seat) return 'after-discard';
  if (isMissingDiscard(table, entry)) return 'late';
  if (entry.act === 'discard') return 'out-of-turn';
  if (entry.act === 'play' && isUnasked(rules, table, entry, turn)) return 'unasked';
  // under a ruleset that does not say who starts, nobody can be the wrong starter
  if (!table.started) return mayRaiseFlag(rules, 'setup-wrong-starter') ? 'wrong-starter' : 'starter';
  if (seat === seatToLeftOf(table, turn) && hasTurnBegun(table)) return 'neighbour';
  return 'out-of-turn';
}

/** The owner asked for this play. A card from the hand of a non-partner is never the owner's play. */
const isAsked = (rules: Rules, table: Table, play: EntryOf<'play'>, turn: Seat): boolean =>
  play.asked === true && (play.from !== 'hand' || arePartners(rules, table, play.seat, turn));

/** The missing discard, or the draw that an empty hand needs before it can discard. */
const isMissingDiscard = (table: Table, entry: Mover): boolean =>
  table.missingDiscards.includes(entry.seat) &&
  (entry.act === 'discard' || (entry.act === 'draw' && seatStateAt(table, entry.seat).hand === 0));

/** Nobody is on turn: the first to act starts, unless a tie has still to be settled. */
function stanceBeforeStart(table: Table, entry: Mover): Stance {
  if (table.tie?.for !== 'start') return 'starter';
  return table.started || entry.act === 'discard' ? 'out-of-turn' : 'wrong-tiebreak';
}

/** A partner of the owner plays a card from a pile of the side, under rules that flag this. */
function isUnasked(rules: Rules, table: Table, play: EntryOf<'play'>, turn: Seat): boolean {
  const owner = play.owner ?? play.seat;
  return (
    play.from !== 'hand' &&
    (owner === play.seat || owner === turn) &&
    mayRaiseFlag(rules, 'partner-moves-unasked') &&
    arePartners(rules, table, play.seat, turn)
  );
}

/** The player on turn has already drawn or played. */
export const hasTurnBegun = (table: Table): boolean => table.progress.drew || table.progress.plays > 0;

/** The player whom the rules hold responsible: for a play on request that is the owner of the turn. */
export const responsibleSeat = (table: Table, stance: Stance, seat: Seat): Seat =>
  stance === 'asked' && table.turn !== null ? table.turn : seat;

/** The act is part of a regular turn: the draw rules apply to it, and a discard ends that turn. */
export const isRegularTurnStance = (stance: Stance): boolean =>
  stance === 'owner' || stance === 'starter' || stance === 'neighbour' || stance === 'asked';

/** This player's spell, that is a series of acts outside a regular turn; null if there is none. */
export function spellOf(table: Pick<Table, 'spells'>, seat: Seat | null): Spell | null {
  if (table.spells.length === 0) return null;
  return table.spells.find((spell) => spell.seat === seat) ?? null;
}

export const isInSpellAfterDiscard = (table: Table, seat: Seat): boolean =>
  spellOf(table, seat)?.kind === 'after-discard';

export function setSpell(copy: MutableTable, spell: Spell): void {
  copy.spells = [...copy.spells.filter((other) => other.seat !== spell.seat), spell];
}

export function removeSpell(copy: MutableTable, seat: Seat): void {
  if (spellOf(copy, seat) !== null) copy.spells = copy.spells.filter((spell) => spell.seat !== seat);
}

const PLAY_FIRST: TurnProgress = { ...FRESH_PROGRESS, mustPlayFirst: true };

/** The progress with which a turn begins. A player who was stopped out of turn must play before drawing. */
export const progressAtTurnStart = (table: Table, seat: Seat): TurnProgress =>
  seatStateAt(table, seat).mustPlayFirst ? PLAY_FIRST : FRESH_PROGRESS;

/** How far the acting player has come in the turn or spell, before the act. */
export function progressBeforeAct(table: Table, stance: Stance, seat: Seat): TurnProgress {
  switch (stance) {
    case 'owner':
    case 'asked':
      return table.progress;
    case 'starter':
      return table.progress.known ? progressAtTurnStart(table, seat) : table.progress;
    case 'neighbour':
      return progressAtTurnStart(table, seat);
    case 'in-spell':
      return spellOf(table, seat)?.progress ?? FRESH_PROGRESS;
    default:
      return FRESH_PROGRESS;
  }
}

/**
 * How many cards this player may draw now: up to a full hand before the first play, and nothing after
 * it, except when the hand was played out.
 */
export function cardsDueToDraw(rules: Rules, table: Table, seat: Seat, progress: TurnProgress): number {
  const { hand } = seatStateAt(table, seat);
  const room = Math.max(0, rules.values.hand - hand);
  if (progress.plays === 0) return progress.mustPlayFirst ? 0 : room;
  return isHandPlayedOut(table, seat, progress) ? room : 0;
}

/** The hand was empty after the last play: all it holds was drawn since. */
export const isHandPlayedOut = (table: Table, seat: Seat, progress: TurnProgress): boolean =>
  progress.plays > 0 && seatStateAt(table, seat).hand <= progress.drawn;
