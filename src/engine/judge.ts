import { grow } from '@/base';
import type { Rules } from '@/rulesets';
import { check } from './checks';
import { recordCardCount } from './checks/record';
import { draftOf } from './draft';
import { type Entry, type EntryOf } from './entries';
import { type Flag, NONE } from './flags';
import { move } from './moves';
import { rule } from './ruling';
import { isAfterDiscard } from './stance';
import { type Raised, type Table, type Was } from './table';

export interface Judged {
  readonly table: Table;
  readonly flags: readonly Flag[];
}

/**
 * One entry judged: what the book says about it, and the table it leaves. Nothing is refused; the
 * flags are remembered on the table so that a ruling can find them.
 */
export function judge(rules: Rules, table: Table, entry: Entry): Judged {
  if (entry.act === 'rule') return remember(table, entry, rule(rules, table, entry));
  const seen = check(rules, table, entry);
  const after = move(rules, table, entry);
  const doubts = recordCardCount(table, after);
  const flags = doubts.length === 0 ? seen : [...seen, ...doubts];
  return flags.length === 0 ? { table: after, flags: NONE } : remember(table, entry, { table: after, flags });
}

/** Gives each flag its id and keeps it, with what lay on the table before the act. */
function remember(before: Table, entry: Entry, judged: Judged): Judged {
  if (judged.flags.length === 0) return judged;
  const { building, turn, now, draw, lastLaid, lastDropped } = before;
  const was: Was = { building, turn, now, draw, lastLaid, lastDropped };
  const laid = judged.table.lastLaid?.n === entry.n ? judged.table.lastLaid : null;
  const serial = serialOf(before, judged.table, entry);
  const used = new Set<string>();
  let raised = judged.table.raised;
  for (const flag of judged.flags) {
    const id = nameFlag(entry.n, flag, used);
    raised = grow<Raised>(raised, { ...flag, id, n: entry.n, entry, was, laid, serial, ruling: null });
  }
  const table = draftOf(judged.table);
  table.raised = raised;
  return { flags: judged.flags, table };
}

export function nameFlag(n: number, flag: Flag, used: Set<string>): string {
  const plain = `${n}:${flag.code}`;
  const id = used.has(plain) ? `${plain}:${flag.seat}` : plain;
  used.add(id);
  return id;
}

/** The turn an act belongs to, so that it can be told later whether the next player has acted. */
function serialOf(before: Table, after: Table, entry: Entry): number {
  if (isContinued(before, after, entry)) return before.acted;
  if (entry.act === 'take-back') return Math.min(before.serial, takenFrom(before, entry));
  return entry.act === 'draw' || entry.act === 'play' ? after.serial : before.serial;
}

/** The act of somebody who has already discarded belongs to the turn they ended. */
const isContinued = (before: Table, after: Table, entry: Entry): boolean =>
  (entry.act === 'draw' || entry.act === 'play' || entry.act === 'discard') &&
  (isAfterDiscard(after, entry.seat) || (entry.act === 'discard' && before.after === entry.seat));

/** The turn in which what is taken back was laid or discarded. */
function takenFrom(before: Table, { what, seat }: EntryOf<'take-back'>): number {
  const last = what === 'discard' ? before.lastDropped : before.lastLaid;
  if (last !== null && last.seat === seat) return last.serial;
  return before.after === seat ? before.acted : before.serial;
}
