import { type Seat } from './cards';
import { type Draft } from './draft';
import { type Spell, type Table } from './table';

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
