import type { Rules } from '@/rulesets';
import { type Seat } from './cards';
import { type Draft } from './draft';
import { type EntryOf } from './entries';
import { speaksOf } from './flags';
import { arePartners } from './sides';
import { FRESH, leftOf, type Progress, seatAt, type Spell, type Table } from './table';

/**
 * In what capacity somebody moved a card. Hands on the table do not say whose turn they thought it
 * was; this reads it off the position, once, for the checks and for the move alike.
 *
 * - `owner`: the one on turn. `starter`: nobody was decided, so the first to act starts.
 * - `asked`: somebody (a partner, as a rule) moving at the owner's request, which is the owner's play.
 * - `unasked`: a partner laying a pile card of the side without being asked.
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
  if (table.after === seat) return 'after-discard';
  if (isLate(table, entry)) return 'late';
  if (entry.act === 'discard') return 'out-of-turn';
  if (entry.act === 'play' && isUnasked(rules, table, entry, turn)) return 'unasked';
  // where no sheet says who starts, nobody can be the wrong one
  if (!table.started) return speaksOf(rules, 'setup-wrong-starter') ? 'wrong-starter' : 'starter';
  if (seat === leftOf(table, turn) && hasBegun(table)) return 'neighbour';
  return 'out-of-turn';
}

/** The owner asked for it. A card from the hand of somebody who is no partner is that player's own doing. */
const isAsked = (rules: Rules, table: Table, play: EntryOf<'play'>, turn: Seat): boolean =>
  play.asked === true && (play.from !== 'hand' || arePartners(rules, table, play.seat, turn));

/** The discard that is still missing, or the cards that a played-out hand needs for it. */
const isLate = (table: Table, entry: Mover): boolean =>
  table.late.includes(entry.seat) &&
  (entry.act === 'discard' || (entry.act === 'draw' && seatAt(table, entry.seat).hand === 0));

/** Nobody is on turn: the first to act starts, unless a tie has still to be settled. */
function stanceBeforeStart(table: Table, entry: Mover): Stance {
  if (table.tie?.for !== 'start') return 'starter';
  return table.started || entry.act === 'discard' ? 'out-of-turn' : 'wrong-tiebreak';
}

/** A partner of the owner lays a pile card of the side, in a sheet that has a word against it. */
function isUnasked(rules: Rules, table: Table, play: EntryOf<'play'>, turn: Seat): boolean {
  const owner = play.owner ?? play.seat;
  return (
    play.from !== 'hand' &&
    (owner === play.seat || owner === turn) &&
    speaksOf(rules, 'partner-moves-unasked') &&
    arePartners(rules, table, play.seat, turn)
  );
}

/** The owner has already drawn or played this turn. */
export const hasBegun = (table: Table): boolean => table.now.drew || table.now.plays > 0;

/** Who answers for the act: a partner who moved on request is the owner's hand. */
export const answersFor = (table: Table, stance: Stance, seat: Seat): Seat =>
  stance === 'asked' && table.turn !== null ? table.turn : seat;

/** The act belongs to the turn of the one who acts: their draw is due, their discard ends it. */
export const isOwnTurn = (stance: Stance): boolean =>
  stance === 'owner' || stance === 'starter' || stance === 'neighbour' || stance === 'asked';

/** What this player is doing out of turn, if anything. */
export function spellOf(table: Pick<Table, 'spells'>, seat: Seat | null): Spell | null {
  if (table.spells.length === 0) return null;
  return table.spells.find((spell) => spell.seat === seat) ?? null;
}

export const isAfterDiscard = (table: Table, seat: Seat): boolean => spellOf(table, seat)?.kind === 'after-discard';

export function putSpell(draft: Draft, spell: Spell): void {
  draft.spells = [...draft.spells.filter((other) => other.seat !== spell.seat), spell];
}

export function dropSpell(draft: Draft, seat: Seat): void {
  if (spellOf(draft, seat) !== null) draft.spells = draft.spells.filter((spell) => spell.seat !== seat);
}

const PAYING: Progress = { ...FRESH, paying: true };

/** How a turn begins. One who was stopped out of turn pays in it: no draw is due. */
export const freshProgress = (table: Table, seat: Seat): Progress => (seatAt(table, seat).marked ? PAYING : FRESH);

/** How far the one who acts has come, as it stands when the act begins. */
export function progressFor(table: Table, stance: Stance, seat: Seat): Progress {
  switch (stance) {
    case 'owner':
    case 'asked':
      return table.now;
    case 'starter':
      return table.now.known ? freshProgress(table, seat) : table.now;
    case 'neighbour':
      return freshProgress(table, seat);
    case 'in-spell':
      return spellOf(table, seat)?.progress ?? FRESH;
    default:
      return FRESH;
  }
}

/**
 * Cards this player may draw now: up to a full hand before the first play; after it nothing, unless
 * the hand was played out, so that all it holds was drawn since.
 */
export function dueTo(rules: Rules, table: Table, seat: Seat, progress: Progress): number {
  const { hand } = seatAt(table, seat);
  const room = Math.max(0, rules.values.hand - hand);
  if (progress.plays === 0) return progress.paying ? 0 : room;
  return isPlayedOut(table, seat, progress) ? room : 0;
}

/** Everything in the hand was drawn since the last play: it had been empty. */
export const isPlayedOut = (table: Table, seat: Seat, progress: Progress): boolean =>
  progress.plays > 0 && seatAt(table, seat).hand <= progress.drawn;
