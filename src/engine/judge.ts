import { appendToList } from '@/base';
import type { Rules } from '@/rulesets';
import { runChecks } from './checks';
import { tooManyCopiesOfCard } from './checks/record';
import { mutableCopy } from './mutations/mutableTable';
import { type Entry, type EntryOf } from './entries';
import { type Flag, NO_FLAGS } from './flags';
import { applyEntry } from './mutations';
import { applyRuling } from './ruling';
import { isInSpellAfterDiscard } from './stance';
import { type RaisedFlag, type Table, type PositionBeforeFlaggedAct } from './table';

export interface TableAndFlags {
  readonly table: Table;
  readonly flags: readonly Flag[];
}

/**
 * Judges one entry: returns the table after it and the flags it raised. Judging never refuses an entry.
 * The table keeps the flags, so that a later ruling can name one of them.
 */
export function judge(rules: Rules, table: Table, entry: Entry): TableAndFlags {
  if (entry.act === 'rule') return recordFlags(table, entry, applyRuling(rules, table, entry));
  const seen = runChecks(rules, table, entry);
  const after = applyEntry(rules, table, entry);
  const doubts = tooManyCopiesOfCard(table, after);
  const flags = doubts.length === 0 ? seen : [...seen, ...doubts];
  return flags.length === 0 ? { table: after, flags: NO_FLAGS } : recordFlags(table, entry, { table: after, flags });
}

/** Gives each flag an id and stores it on the table, together with the position before the act. */
function recordFlags(before: Table, entry: Entry, judged: TableAndFlags): TableAndFlags {
  if (judged.flags.length === 0) return judged;
  const { building, turn, progress, draw, lastLaid, lastDiscarded } = before;
  const position: PositionBeforeFlaggedAct = { building, turn, progress, draw, lastLaid, lastDiscarded };
  const laidCard = judged.table.lastLaid?.n === entry.n ? judged.table.lastLaid : null;
  const turnNumber = turnNumberOf(before, judged.table, entry);
  const used = new Set<string>();
  let raised = judged.table.raised;
  for (const flag of judged.flags) {
    const id = makeFlagId(entry.n, flag, used);
    raised = appendToList<RaisedFlag>(raised, {
      ...flag,
      id,
      n: entry.n,
      entry,
      before: position,
      laidCard,
      turnNumber,
      ruling: null,
    });
  }
  const table = mutableCopy(judged.table);
  table.raised = raised;
  return { flags: judged.flags, table };
}

export function makeFlagId(n: number, flag: Flag, used: Set<string>): string {
  const plain = `${n}:${flag.code}`;
  const id = used.has(plain) ? `${plain}:${flag.seat}` : plain;
  used.add(id);
  return id;
}

/** The turn an act belongs to. A remedy compares it with `lastActedTurn` to see whether the next player has acted. */
function turnNumberOf(before: Table, after: Table, entry: Entry): number {
  if (continuesEndedTurn(before, after, entry)) return before.lastActedTurn;
  if (entry.act === 'take-back') return Math.min(before.turnNumber, turnNumberOfTakenBack(before, entry));
  return entry.act === 'draw' || entry.act === 'play' ? after.turnNumber : before.turnNumber;
}

/** What a player does after discarding, before anybody else acts, belongs to the turn the discard ended. */
const continuesEndedTurn = (before: Table, after: Table, entry: Entry): boolean =>
  (entry.act === 'draw' || entry.act === 'play' || entry.act === 'discard') &&
  (isInSpellAfterDiscard(after, entry.seat) || (entry.act === 'discard' && before.justDiscarded === entry.seat));

/** The turn in which the card that is now taken back was laid or discarded. */
function turnNumberOfTakenBack(before: Table, { what, seat }: EntryOf<'take-back'>): number {
  const last = what === 'discard' ? before.lastDiscarded : before.lastLaid;
  if (last !== null && last.seat === seat) return last.turnNumber;
  return before.justDiscarded === seat ? before.lastActedTurn : before.turnNumber;
}
