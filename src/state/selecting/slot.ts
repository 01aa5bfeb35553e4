import { memoizeByObject, listToArray } from '@/base';
import {
  type Game,
  isDueDrawImpossible,
  mayRecycleUnderBuildingTops,
  openFlags,
  findRemedyPileChoice,
  flagUnderOtherCode,
  planRemedy,
  planRemedyUnderOtherCode,
  type RaisedFlag,
  type Seat,
  type Table,
  UNSEEN_CARD,
  awaitedActs,
  type Winner,
} from '@/engine';
import { isFlagCode } from '@/rulesets';
import { type FlagFacts, type OtherCodeFacts, type SlotContent } from '../facts';
import { isNextKeyStockTop, seatAskedForStockTop, topCardAt } from '../plan/context';
import { findDoubtfulDraw } from '../plan/doubtfulDraw';
import { type TableState } from '../session';

/**
 * What the slot shows: the pending question, then the oldest open flag, then the state of play. After the end of the
 * game it says so and leads to the result, where open flags are ruled on.
 */
export const slotContentOf = (state: TableState, flags: readonly FlagFacts[]): SlotContent =>
  momentary(state) ?? (state.game.table.over === null ? waiting(flags) : null) ?? undone(state) ?? goingOn(state);

function momentary({ game, input, notice }: TableState): SlotContent | null {
  const { lifted, armed } = input;
  if (input.isResumeAsked && game.table.paused && game.table.over === null) return { kind: 'paused', isAsked: true };
  if (lifted !== null) {
    const card = armed ?? topCardAt(game.table, lifted) ?? UNSEEN_CARD;
    return { kind: 'which-pile', card, owner: lifted.owner, from: lifted.from };
  }
  if (armed !== null) return { kind: 'armed', card: armed };
  if (notice?.kind === 'failed') return notice;
  const seat = isNextKeyStockTop(game, input) ? seatAskedForStockTop(game, input) : null;
  if (seat !== null) return { kind: 'stock-top', seat };
  return notice?.kind === 'refused' || notice?.kind === 'settled' ? notice : null;
}

const waiting = ([oldest]: readonly FlagFacts[]): SlotContent | null =>
  oldest === undefined ? null : { kind: 'flag', flag: oldest };

const undone = ({ notice }: TableState): SlotContent | null =>
  notice?.kind === 'undone' ? { kind: 'undone', entry: notice.entry, isRedo: notice.isRedo } : null;

function goingOn({ game }: TableState): SlotContent {
  const { rules, table } = game;
  const waits = awaitedActs(rules, table);
  const [late] = table.missingDiscards;
  if (isDueDrawImpossible(rules, table)) {
    const isStuck = waits.some((wait) => wait.for === 'pass');
    return { kind: 'draw-dead', mayRecycle: mayRecycleUnderBuildingTops(rules, table), isStuck };
  }
  if (table.over === null && late !== undefined) return { kind: 'late-discard', seat: late };
  const [wait] = waits;
  if (wait?.for === 'tie-break') return { kind: 'tie-break', seats: wait.seats };
  if (wait?.for === 'starter') return { kind: 'starter' };
  if (table.over !== null)
    return { kind: 'over', winner: table.over.winner, winners: winnersOf(table, table.over.winner) };
  if (table.paused) return { kind: 'paused', isAsked: false };
  return { kind: 'quiet', last: game.played?.last.entry ?? null };
}

/** Everybody on the side that won. */
function winnersOf({ teams }: Table, winner: Winner | null): readonly Seat[] {
  if (winner === null) return [];
  return 'seat' in winner ? [winner.seat] : teams.flatMap((team, seat) => (team === winner.team ? [seat] : []));
}

/** The flags that wait for the referee, oldest first. */
export const openFlagFacts = memoizeByObject((game: Game): readonly FlagFacts[] => {
  const { rules, table } = game;
  const waiting = openFlags(table);
  return waiting.map((flag, i) => {
    const plan = planRemedy(rules, table, flag);
    const choice = findRemedyPileChoice(rules, table, flag, plan);
    return {
      flag,
      plan,
      other: otherCodeFactsOf(game, flag),
      pile: choice?.pile ?? null,
      choices: choice?.piles.map((pile) => ({ pile, plan: planRemedy(rules, table, flag, pile) })) ?? [],
      alsoAdvice: alsoAdvice(game, flag),
      place: i + 1,
      waiting: waiting.length,
    };
  });
});

export function otherCodeFactsOf(game: Game, flag: RaisedFlag): OtherCodeFacts | null {
  const { rules, table } = game;
  if (flag.or === undefined || !isFlagCode(flag.or) || flag.ruling !== null) return null;
  return {
    flag: flagUnderOtherCode(rules, flag, flag.or),
    plan: planRemedyUnderOtherCode(rules, table, flag, flag.or),
    draw: findDoubtfulDraw(game, flag),
  };
}

/** Asked where the ruleset has the play itself put back: what it gave away is another matter. */
function alsoAdvice({ table }: Game, { code, seat, n }: RaisedFlag): Seat | null {
  if (code !== 'partner-moves-unasked' || seat === null) return null;
  const isSaid = listToArray(table.raised).some(
    (other) => other.n > n && other.seat === seat && other.entry.act === 'speak',
  );
  return isSaid ? null : seat;
}
