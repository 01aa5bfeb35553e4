import { findLast, replaceIn } from '@/base';
import type { FlagCode, Rules } from '@/rulesets';
import { type Draft, draftOf, editSeat } from './draft';
import { type EntryOf } from './entries';
import { doubt, type Flag, NONE, raise, type Ruling } from './flags';
import { type Judged } from './judge';
import { applySteps } from './remedies/apply';
import { type Plan, planRemedy } from './remedies/plan';
import { type Laid, type Raised, type Table } from './table';

/** The flag a ruling names, under its present id or the one it was first raised with. */
export const flagNamed = (table: Table, id: string): Raised | undefined =>
  findLast(table.raised, (flag) => flag.id === id || flag.wasId === id);

/**
 * The referee's ruling. `remedy` moves the cards while that can still be done; otherwise the play
 * stands and the late discovery is told. A ruling whose flag a later correction took away stays in
 * the record, without effect.
 */
export function rule(rules: Rules, table: Table, entry: EntryOf<'rule'>): Judged {
  const found = flagNamed(table, entry.flag);
  if (found === undefined) return { table, flags: doubt('ruling-orphaned', { flag: entry.flag }, 'info') };
  const flag = entry.as === undefined || entry.as === found.code ? found : seenAs(rules, found, entry.as);
  const draft = draftOf(flag === found ? table : restage(table, flag));
  let ruling: Ruling = { n: entry.n, call: entry.call };
  let told: readonly Flag[] = NONE;
  if (entry.call === 'remedy' && found.ruling?.call !== 'remedy') {
    const plan = planRemedy(rules, draft, flag, entry.pile);
    if (plan.late === null) {
      if (plan.steps.some((step) => step.do.startsWith('build-to-'))) ruling = { ...ruling, lifted: true };
      applySteps(rules, draft, plan.steps, flag, entry.n);
      const owed = plan.steps.find((step) => step.do === 'owe');
      if (owed !== undefined) told = raise(rules, 'penalty-short', flag.seat, { count: owed.count });
    } else {
      ruling = { n: entry.n, call: 'stand', late: true };
      told = raise(rules, 'late-discovery', flag.seat, { flag: flag.id });
    }
  } else release(draft, flag);
  draft.raised = replaceIn(
    draft.raised,
    (each) => each.id === found.id,
    () => ({ ...flag, ruling }),
  );
  return { table: draft, flags: told };
}

/** What hands would do if the referee saw the flag as the other code it offers. */
export function planRemedyAs(rules: Rules, table: Table, flag: Raised, code: FlagCode): Plan {
  const other = seenAs(rules, flag, code);
  return planRemedy(rules, restage(table, other), other);
}

/** A shown card that the referee lets be is an ordinary hand card again. */
function release(draft: Draft, flag: Raised): void {
  if (flag.code !== 'revealed-not-played' || flag.seat === null) return;
  const card = flag.evidence.card;
  const state = editSeat(draft, flag.seat);
  state.shown = state.shown.filter((shown) => shown !== card);
}

/** The same act under the other code the flag offered: with that code's seat, verdict and clauses. */
function seenAs(rules: Rules, flag: Raised, code: FlagCode): Raised {
  const act = flag.entry;
  const actor = 'seat' in act && act.seat !== undefined ? act.seat : flag.seat;
  const [other] = raise(rules, code, actor, { turn: flag.was.turn });
  if (other === undefined) return flag;
  const { or: _offered, ...kept } = flag;
  return { ...kept, ...other, id: `${flag.n}:${code}`, wasId: flag.id };
}

/** What this player has laid in the turn so far, oldest first. */
function laidBy(table: Table, seat: number): Laid[] {
  const plays: Laid[] = [];
  for (let laid = table.lastLaid; laid !== null && laid.seat === seat; laid = laid.under) plays.unshift(laid);
  return plays;
}

/** Seen as out of turn, the turn never passed on: it is the owner's again, with the other in a spell. */
function restage(table: Table, flag: Raised): Table {
  const { turn, now } = flag.was;
  if (turn === null || flag.seat === null) return table;
  const stillTheirs = table.turn === flag.seat && table.serial === flag.serial && table.late.includes(turn);
  if (!stillTheirs) return table;
  return {
    ...table,
    seats: table.seats.map((state, seat) =>
      seat === turn ? { ...state, turns: Math.max(0, state.turns - 1) } : state,
    ),
    turn,
    now,
    late: table.late.filter((seat) => seat !== turn),
    spells: [
      {
        seat: flag.seat,
        kind: 'out-of-turn',
        progress: table.now,
        drawn: table.now.drawn,
        plays: laidBy(table, flag.seat),
      },
    ],
  };
}
