import { findLastInList, replaceInList } from '@/base';
import type { FlagCode, Rules } from '@/rulesets';
import { type MutableTable, mutableCopy, replaceSeatByCopy } from './mutations/mutableTable';
import { type EntryOf } from './entries';
import { raiseRecordDoubt, type Flag, NO_FLAGS, raiseFlag, type AppliedRuling } from './flags';
import { type TableAndFlags } from './judge';
import { applyRemedySteps } from './remedies/apply';
import { type RemedyPlan, planRemedy } from './remedies/plan';
import { type LaidCard, type RaisedFlag, type Table } from './table';

/** The flag with this id, or with this id when it was first raised: a ruling may have changed its code. */
export const flagById = (table: Table, id: string): RaisedFlag | undefined =>
  findLastInList(table.raised, (flag) => flag.id === id || flag.originalId === id);

/**
 * Applies the referee's ruling. `remedy` moves the cards while that is still possible; otherwise the play
 * stands and a `late-discovery` flag is raised. If a later correction removed the flag, the ruling stays
 * in the record, has no effect and raises `ruling-orphaned`.
 */
export function applyRuling(rules: Rules, table: Table, entry: EntryOf<'rule'>): TableAndFlags {
  const found = flagById(table, entry.flag);
  if (found === undefined) return { table, flags: raiseRecordDoubt('ruling-orphaned', { flag: entry.flag }, 'info') };
  const flag = entry.as === undefined || entry.as === found.code ? found : flagUnderOtherCode(rules, found, entry.as);
  const copy = mutableCopy(flag === found ? table : asOutOfTurn(table, flag));
  let ruling: AppliedRuling = { n: entry.n, call: entry.call };
  let raised: readonly Flag[] = NO_FLAGS;
  if (entry.call === 'remedy' && found.ruling?.call !== 'remedy') {
    const plan = planRemedy(rules, copy, flag, entry.pile);
    if (plan.late === null) {
      if (plan.steps.some((step) => step.do.startsWith('build-to-'))) ruling = { ...ruling, lifted: true };
      applyRemedySteps(rules, copy, plan.steps, flag, entry.n);
      const owed = plan.steps.find((step) => step.do === 'owe');
      if (owed !== undefined) raised = raiseFlag(rules, 'penalty-short', flag.seat, { count: owed.count });
    } else {
      ruling = { n: entry.n, call: 'stand', late: true };
      raised = raiseFlag(rules, 'late-discovery', flag.seat, { flag: flag.id });
    }
  } else releaseShownCard(copy, flag);
  copy.raised = replaceInList(
    copy.raised,
    (each) => each.id === found.id,
    () => ({ ...flag, ruling }),
  );
  return { table: copy, flags: raised };
}

/** The remedy that would apply if the referee ruled on the flag under the other code it offers (`or`). */
export function planRemedyUnderOtherCode(rules: Rules, table: Table, flag: RaisedFlag, code: FlagCode): RemedyPlan {
  const other = flagUnderOtherCode(rules, flag, code);
  return planRemedy(rules, asOutOfTurn(table, other), other);
}

/** When the referee does not enforce a shown card, it becomes an ordinary hand card again. */
function releaseShownCard(copy: MutableTable, flag: RaisedFlag): void {
  if (flag.code !== 'revealed-not-played' || flag.seat === null) return;
  const card = flag.evidence.card;
  const state = replaceSeatByCopy(copy, flag.seat);
  state.shownCards = state.shownCards.filter((shown) => shown !== card);
}

/** The same flag under the other code it offers, with that code's seat, verdict and clauses. */
export function flagUnderOtherCode(rules: Rules, flag: RaisedFlag, code: FlagCode): RaisedFlag {
  const act = flag.entry;
  const actor = 'seat' in act && act.seat !== undefined ? act.seat : flag.seat;
  const [other] = raiseFlag(rules, code, actor, { turn: flag.before.turn });
  if (other === undefined) return flag;
  const { or: _offered, ...kept } = flag;
  return { ...kept, ...other, id: `${flag.n}:${code}`, originalId: flag.id };
}

/** The cards this player has laid in the turn so far, oldest first. */
function laidBy(table: Table, seat: number): LaidCard[] {
  const plays: LaidCard[] = [];
  for (let laid = table.lastLaid; laid !== null && laid.seat === seat; laid = laid.previous) plays.unshift(laid);
  return plays;
}

/** Under `oot-started` the turn never passed on: gives it back to its owner, and the other player a spell. */
function asOutOfTurn(table: Table, flag: RaisedFlag): Table {
  const { turn, progress } = flag.before;
  if (turn === null || flag.seat === null) return table;
  const stillTheirs =
    table.turn === flag.seat && table.turnNumber === flag.turnNumber && table.missingDiscards.includes(turn);
  if (!stillTheirs) return table;
  return {
    ...table,
    seats: table.seats.map((state, seat) =>
      seat === turn ? { ...state, turns: Math.max(0, state.turns - 1) } : state,
    ),
    turn,
    progress,
    missingDiscards: table.missingDiscards.filter((seat) => seat !== turn),
    spells: [
      {
        seat: flag.seat,
        kind: 'out-of-turn',
        progress: table.progress,
        drawn: table.progress.drawn,
        plays: laidBy(table, flag.seat),
      },
    ],
  };
}
