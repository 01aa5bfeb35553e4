import { type Chain, grow, toArray } from '@/base';
import { type FlagCode, type Rules, type Ruleset, rulesFor, stockSize } from '@/rulesets';
import { type Seat } from './cards';
import { check } from './checks';
import { recordCardCount } from './checks/record';
import { correct } from './corrections';
import { type Entry, type EntryOf } from './entries';
import { type Flag, NONE, OPEN_VERDICTS, raise } from './flags';
import { nameFlag } from './judge';
import { move } from './moves';
import { type Phase, phaseOf } from './queries';
import { type Game } from './replay';
import { pilesOn, type Raised, type Table, type Winner } from './table';

export type NamedFlag = Flag & { readonly id: string };

/** What is told of one entry of the record, in the order of the record. */
export interface Line {
  readonly n: number;
  readonly turn: Seat | null;
  readonly struck?: true;
  readonly flags: readonly NamedFlag[];
  /** The table after it, and the entry as corrected. */
  readonly table: Table;
  readonly entry: Entry;
}

/** One line per entry told. Under another ruleset the positions stay the record's own; only the checks are the other's. */
export function gameLines(game: Game, under?: Ruleset): readonly Line[] {
  const entries = toArray(game.entries);
  const played = toArray(game.played);
  const { upTo, struck } = correct(game.header, entries);
  const flags = under === undefined ? ownFlags(game.table) : flagsUnder(game, rulesFor(under));
  const asCorrected = new Map(played.map(({ entry }) => [entry.n, entry]));
  return entries.map((entry, line) => {
    const after = played[(upTo[line] ?? 0) - 1]?.table ?? game.start;
    const isStruck = struck.has(entry.n);
    return {
      n: entry.n,
      turn: after.turn,
      ...(isStruck ? { struck: true as const } : {}),
      flags: isStruck ? [] : (flags.get(entry.n) ?? []),
      table: after,
      entry: asCorrected.get(entry.n) ?? entry,
    };
  });
}

function ownFlags(table: Table): Map<number, Raised[]> {
  const byEntry = new Map<number, Raised[]>();
  for (const flag of toArray(table.raised)) byEntry.set(flag.n, [...(byEntry.get(flag.n) ?? []), flag]);
  return byEntry;
}

function flagsUnder(game: Game, rules: Rules): Map<number, NamedFlag[]> {
  const byEntry = new Map<number, NamedFlag[]>();
  const elsewhere = judgeElsewhere(rules, game.rules, game.start);
  for (const { entry, table } of toArray(game.played)) {
    const flags = elsewhere(entry, table);
    if (flags.length > 0) byEntry.set(entry.n, [...flags]);
  }
  return byEntry;
}

export interface Summary {
  readonly phase: Phase;
  readonly over: boolean;
  readonly winner: Winner | null;
  readonly stock: readonly number[];
  readonly hand: readonly number[];
  readonly draw: number;
  readonly completed: number;
  readonly building: readonly number[];
  readonly unexplained: number;
  /** Flags that still wait for the referee. */
  readonly open: readonly string[];
}

export function gameSummary(game: Game, under?: Ruleset): Summary {
  const { table } = game;
  return {
    phase: phaseOf(game.rules, table),
    over: table.over !== null,
    winner: table.over?.winner ?? null,
    stock: table.seats.map((seat) => seat.stock),
    hand: table.seats.map((seat) => seat.hand),
    draw: table.draw,
    completed: table.completed,
    building: pilesOn(table).map((pile) => pile.shows),
    unexplained: table.unexplained,
    open: under === undefined ? openFlags(table).map((flag) => flag.id) : openElsewhere(game, under),
  };
}

/** Oldest first. */
export const openFlags = (table: Table): Raised[] =>
  toArray(table.raised).filter((flag) => flag.ruling === null && OPEN_VERDICTS.has(flag.verdict));

function openElsewhere(game: Game, under: Ruleset): string[] {
  const ruled = new Set(toArray(game.table.raised).flatMap((flag) => (flag.ruling === null ? [] : [flag.id])));
  return [...flagsUnder(game, rulesFor(under)).values()]
    .flat()
    .filter((flag) => OPEN_VERDICTS.has(flag.verdict) && !ruled.has(flag.id))
    .map((flag) => flag.id);
}

/** Set-up differences are told once, at the deal; after that they are nobody's fault. */
const SET_UP: ReadonlySet<string> = new Set<FlagCode>(['setup-player-count', 'setup-stock-count']);
const STARTING: ReadonlySet<string> = new Set<FlagCode>(['setup-wrong-starter', 'setup-tiebreak-wrong']);

/**
 * The same record under another sheet, entry by entry. The table is the record's own, because that
 * is what lay there; only what the book says about it is the other's, and what it had said before.
 * The end of the game is the record's own too.
 */
export function judgeElsewhere(other: Rules, own: Rules, start: Table) {
  let before = start;
  let raised: Chain<Raised> | null = null;
  let starters: StarterDiffers = false;
  return (entry: Entry, after: Table): readonly NamedFlag[] => {
    const table = { ...before, raised };
    if (entry.act === 'deal') starters = starterDiffers(other, table, entry, after);
    const flags = checkElsewhere(other, own, table, entry, after, starters);
    const used = new Set<string>();
    const named = flags.map((flag) => ({ ...flag, id: nameFlag(entry.n, flag, used) }));
    const { building, turn, now, draw, lastLaid, lastDropped, serial } = before;
    const was = { building, turn, now, draw, lastLaid, lastDropped };
    for (const flag of named)
      raised = grow<Raised>(raised, { ...flag, n: entry.n, entry, was, laid: null, serial, ruling: null });
    before = after;
    return named;
  };
}

function checkElsewhere(
  other: Rules,
  own: Rules,
  before: Table,
  entry: Entry,
  after: Table,
  starters: StarterDiffers,
): readonly Flag[] {
  if (entry.act === 'rule') return NONE;
  const told = (flag: Flag) => SET_UP.has(flag.code) || (starters !== false && STARTING.has(flag.code));
  const seen = check(other, before, entry).filter((flag) => !told(flag));
  const doubts = recordCardCount(before, after);
  const setUp = entry.act === 'deal' ? setUpDifferences(other, own, before, starters) : NONE;
  return [...setUp, ...seen, ...doubts];
}

/** Whom the other sheet would have had start, where that is somebody else. */
type StarterDiffers = false | { readonly theirs: Seat | null; readonly ours: Seat | null };

function starterDiffers(other: Rules, before: Table, deal: EntryOf<'deal'>, after: Table): StarterDiffers {
  const theirs = move(other, before, deal).turn;
  return theirs === after.turn ? false : { theirs, ours: after.turn };
}

function setUpDifferences(other: Rules, own: Rules, before: Table, starters: StarterDiffers): readonly Flag[] {
  const told = { verdict: 'info' } as const;
  const { players } = other.values;
  const found = before.seats.length;
  const expected = found < players.min ? players.min : players.max;
  const seats =
    found < players.min || found > players.max
      ? raise(other, 'setup-player-count', null, { expected, found }, told)
      : NONE;
  const [theirs, ours] = [stockSize(other, found), stockSize(own, found)];
  const stock =
    theirs === ours ? NONE : raise(other, 'setup-stock-count', null, { expected: theirs, found: ours }, told);
  const decided = starters !== false && starters.theirs !== null && starters.ours !== null;
  return [
    ...seats,
    ...stock,
    ...(decided
      ? raise(other, 'setup-wrong-starter', null, { turn: starters.theirs, owner: starters.ours ?? 0 }, told)
      : NONE),
  ];
}
