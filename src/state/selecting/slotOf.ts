import { isDrawDead, mayRecycle, type Seat, type Table, UNSEEN, waitsFor, type Winner } from '@/engine';
import { type TableState } from '../desk';
import { type FlagFacts, type Slot } from '../facts';
import { isTopAsked, topAskedFor, topAt } from '../plan/context';

/**
 * The one thing the slot says: what the referee is in the middle of, then the oldest flag, then what goes on. At the
 * end, that it is the end, and the way to the result: the flags are ruled on there too.
 */
export const slotOf = (state: TableState, flags: readonly FlagFacts[]): Slot =>
  momentary(state) ?? (state.game.table.over === null ? waiting(flags) : null) ?? undone(state) ?? goingOn(state);

function momentary({ game, held, said }: TableState): Slot | null {
  const { lifted, armed } = held;
  if (lifted !== null) {
    const card = armed ?? topAt(game.table, lifted) ?? UNSEEN;
    return { kind: 'which-pile', card, owner: lifted.owner, from: lifted.from };
  }
  if (armed !== null) return { kind: 'armed', card: armed };
  if (said?.kind === 'failed') return said;
  const seat = isTopAsked(game, held) ? topAskedFor(game, held) : null;
  if (seat !== null) return { kind: 'stock-top', seat };
  return said?.kind === 'refused' || said?.kind === 'settled' ? said : null;
}

const waiting = ([oldest]: readonly FlagFacts[]): Slot | null =>
  oldest === undefined ? null : { kind: 'flag', flag: oldest };

const undone = ({ said }: TableState): Slot | null =>
  said?.kind === 'undone' ? { kind: 'undone', entry: said.entry, isRedo: said.isRedo } : null;

function goingOn({ game }: TableState): Slot {
  const { rules, table } = game;
  const waits = waitsFor(rules, table);
  const [late] = table.missingDiscards;
  if (isDrawDead(rules, table)) {
    const isStuck = waits.some((wait) => wait.for === 'pass');
    return { kind: 'draw-dead', mayRecycle: mayRecycle(rules, table), isStuck };
  }
  if (table.over === null && late !== undefined) return { kind: 'late-discard', seat: late };
  const [wait] = waits;
  if (wait?.for === 'tie-break') return { kind: 'tie-break', seats: wait.seats };
  if (wait?.for === 'starter') return { kind: 'starter' };
  if (table.over !== null)
    return { kind: 'over', winner: table.over.winner, winners: winnersOf(table, table.over.winner) };
  if (table.paused) return { kind: 'paused' };
  return { kind: 'quiet', last: game.played?.last.entry ?? null };
}

/** Everybody on the side that won. */
function winnersOf({ teams }: Table, winner: Winner | null): readonly Seat[] {
  if (winner === null) return [];
  return 'seat' in winner ? [winner.seat] : teams.flatMap((team, seat) => (team === winner.team ? [seat] : []));
}
