import { toArray } from '@/base';
import { type Rules, type Ruleset, rulesFor } from '@/rulesets';
import { type Seat } from './cards';
import { correct } from './corrections';
import { judgeElsewhere } from './elsewhere';
import { type Entry } from './entries';
import { type Flag, OPEN_VERDICTS } from './flags';
import { phaseOf, type Phase } from './phase';
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
