import { findLastInList, memoizeByObject } from '@/base';
import {
  sideNumbers,
  type EntryOf,
  type Game,
  phaseOf,
  planRemedy,
  isTeamGame,
  type Phase,
  type Seat,
  type Winner,
} from '@/engine';
import { distinctPlayerNames } from './distinctPlayerNames';
import { type TableState } from '../session';
import { type FlagFacts } from '../facts';
import { openFlagFacts } from './slot';

/** One side as the result shows it. */
export interface SideResult {
  /** Its number in `sign`: the team, or the seat in individual play. */
  readonly side: number;
  /** Index of the side: its colour and shape, and `sign-<index>`. */
  readonly index: number;
  readonly isTeam: boolean;
  readonly seats: readonly SeatResult[];
  /** Cards left in all its stocks. */
  readonly stock: number;
  /** Rulings that gave it penalty cards, and how many cards. */
  readonly penalties: number;
  readonly penaltyCards: number;
  readonly isWinner: boolean;
  readonly signature: SideSignature | null;
}

export interface SideSignature {
  readonly name: string;
  /** What is disputed; true where nobody wrote down what, false or empty where nothing is. */
  readonly disputes: string | boolean;
  /** When it was signed, as the entry has it; null where it has no time. */
  readonly at: string | null;
}

/** Whether the side signed under protest. */
export const isSignedUnderProtest = ({ disputes }: SideSignature): boolean => disputes !== false && disputes !== '';

export interface SeatResult {
  readonly seat: Seat;
  readonly name: string;
  readonly stock: number;
  readonly penalties: number;
  readonly penaltyCards: number;
}

export interface ResultFacts {
  readonly phase: Phase;
  readonly why: 'win' | 'time' | 'concede' | 'abandoned' | null;
  readonly winner: Winner | null;
  readonly sides: readonly SideResult[];
  /** Flags with no ruling yet, oldest first. */
  readonly open: readonly FlagFacts[];
  /** Those of them about which no note was written either: until they are, nobody signs. */
  readonly unsettled: readonly FlagFacts[];
  /** The game is over and nothing is unsettled. */
  readonly maySign: boolean;
  readonly entries: number;
}

export const selectResult = (state: TableState): ResultFacts => resultOf(state.game);

const resultOf = memoizeByObject((game: Game): ResultFacts => {
  const { rules, table } = game;
  const open = openFlagFacts(game);
  const unsettled = open.filter(({ flag }) => !isNoted(game, flag.n));
  const penalties = penaltiesOf(game);
  return {
    phase: phaseOf(rules, table),
    why: table.over?.why ?? null,
    winner: table.over?.winner ?? null,
    sides: sideNumbers(rules, table).map((side, index) => sideResult(game, side, index, penalties)),
    open,
    unsettled,
    maySign: table.over !== null && unsettled.length === 0,
    entries: game.entries?.length ?? 0,
  };
});

/** A note that speaks of the flagged entry says why there is no ruling. */
const isNoted = ({ played }: Game, n: number): boolean =>
  findLastInList(played, ({ entry }) => entry.act === 'note' && entry.entry === n) !== undefined;

function sideResult(game: Game, side: number, index: number, penalties: readonly Penalty[]): SideResult {
  const { rules, table } = game;
  const isTeam = isTeamGame(rules, table);
  const seats = table.seats.flatMap((state, seat): SeatResult[] => {
    if ((isTeam ? (table.teams[seat] ?? -1 - seat) : seat) !== side) return [];
    const given = penalties.filter((penalty) => penalty.seat === seat);
    const cards = sum(given.map(({ count }) => count));
    return [
      {
        seat,
        name: distinctPlayerNames(table.names)[seat] ?? '',
        stock: state.stock,
        penalties: given.length,
        penaltyCards: cards,
      },
    ];
  });
  const winner = table.over?.winner ?? null;
  return {
    side,
    index,
    isTeam,
    seats,
    stock: sum(seats.map(({ stock }) => stock)),
    penalties: sum(seats.map((seat) => seat.penalties)),
    penaltyCards: sum(seats.map(({ penaltyCards }) => penaltyCards)),
    isWinner:
      winner !== null &&
      ('team' in winner ? isTeam && winner.team === side : seats.some(({ seat }) => seat === winner.seat)),
    signature: signatureOf(game, side, isTeam),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function signatureOf({ played, table }: Game, side: number, isTeam: boolean): SideResult['signature'] {
  if (!table.signed.includes(side)) return null;
  const signs = ({ team, seat }: EntryOf<'sign'>): boolean =>
    (isTeam ? (team ?? (seat === undefined ? undefined : table.teams[seat])) : (seat ?? team)) === side;
  const found = findLastInList(played, ({ entry }) => entry.act === 'sign' && signs(entry))?.entry;
  if (found?.act !== 'sign') return null;
  return { name: found.name, disputes: found.disputes ?? false, at: found.at ?? null };
}

/** The signatures that count, by side. Costs nothing while nobody has signed. */
export function signaturesOf(game: Game): readonly SideSignature[] {
  const isTeam = isTeamGame(game.rules, game.table);
  return game.table.signed.flatMap((side) => signatureOf(game, side, isTeam) ?? []);
}

interface Penalty {
  readonly seat: Seat;
  readonly count: number;
}

/** Rulings by which somebody got cards for a penalty, at once or as soon as there are any. */
function penaltiesOf({ played, rules }: Game): Penalty[] {
  const given: Penalty[] = [];
  for (let link = played; link !== null && link.before !== null; link = link.before) {
    const { entry, table } = link.last;
    if (entry.act !== 'rule' || entry.call !== 'remedy') continue;
    const flag = findLastInList(table.raised, ({ ruling }) => ruling?.n === entry.n);
    if (flag?.ruling?.call !== 'remedy') continue;
    const { steps } = planRemedy(rules, link.before.last.table, flag, entry.pile);
    const count = sum(steps.map((step) => (step.do === 'penalty' || step.do === 'owe' ? step.count : 0)));
    if (count > 0 && flag.seat !== null) given.push({ seat: flag.seat, count });
  }
  return given;
}
