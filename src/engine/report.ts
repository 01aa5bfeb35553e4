import { type BackwardLinkedList, appendToList, listToArray } from '@/base';
import { type FlagCode, type Rules, type Ruleset, rulesFor, stockSize } from '@/rulesets';
import { type Seat } from './cards';
import { runChecks } from './checks';
import { tooManyCopiesOfCard } from './checks/record';
import { applyCorrections } from './corrections';
import { type Entry, type EntryOf } from './entries';
import { type Flag, NO_FLAGS, VERDICTS_NEEDING_RULING, raiseFlag } from './flags';
import { makeFlagId } from './judge';
import { applyEntry } from './mutations';
import { type Phase, phaseOf } from './queries';
import { type Game } from './replay';
import { buildingPilesWithoutEmptyFifth, type RaisedFlag, type Table, type Winner } from './table';

export type FlagWithId = Flag & { readonly id: string };

/** One line of the report: an entry of the record with the flags it raised. */
export interface ReportLine {
  readonly n: number;
  readonly turn: Seat | null;
  readonly struck?: true;
  readonly flags: readonly FlagWithId[];
  /** The table after the entry, and the entry with its corrections applied. */
  readonly table: Table;
  readonly entry: Entry;
}

/**
 * One line per entry, in the order of the record. With `under`, the positions stay the same and the other
 * ruleset's checks run on them.
 */
export function reportLines(game: Game, under?: Ruleset): readonly ReportLine[] {
  const entries = listToArray(game.entries);
  const played = listToArray(game.played);
  const { placedCounts: upTo, struck } = applyCorrections(game.header, entries);
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

function ownFlags(table: Table): Map<number, RaisedFlag[]> {
  const byEntry = new Map<number, RaisedFlag[]>();
  for (const flag of listToArray(table.raised)) byEntry.set(flag.n, [...(byEntry.get(flag.n) ?? []), flag]);
  return byEntry;
}

function flagsUnder(game: Game, rules: Rules): Map<number, FlagWithId[]> {
  const byEntry = new Map<number, FlagWithId[]>();
  const elsewhere = makeCheckerUnderOtherRules(rules, game.rules, game.start);
  for (const { entry, table } of listToArray(game.played)) {
    const flags = elsewhere(entry, table);
    if (flags.length > 0) byEntry.set(entry.n, [...flags]);
  }
  return byEntry;
}

export interface GameSummary {
  readonly phase: Phase;
  readonly over: boolean;
  readonly winner: Winner | null;
  readonly stock: readonly number[];
  readonly hand: readonly number[];
  readonly draw: number;
  readonly completed: number;
  readonly building: readonly number[];
  readonly unexplained: number;
  /** Ids of the flags the referee has not ruled on. */
  readonly open: readonly string[];
}

export function gameSummary(game: Game, under?: Ruleset): GameSummary {
  const { table } = game;
  return {
    phase: phaseOf(game.rules, table),
    over: table.over !== null,
    winner: table.over?.winner ?? null,
    stock: table.seats.map((seat) => seat.stock),
    hand: table.seats.map((seat) => seat.hand),
    draw: table.draw,
    completed: table.completed,
    building: buildingPilesWithoutEmptyFifth(table).map((pile) => pile.shows),
    unexplained: table.unexplained,
    open: under === undefined ? openFlags(table).map((flag) => flag.id) : openFlagsUnder(game, under),
  };
}

/** Flags the referee has not ruled on, oldest first. */
export const openFlags = (table: Table): RaisedFlag[] =>
  listToArray(table.raised).filter((flag) => flag.ruling === null && VERDICTS_NEEDING_RULING.has(flag.verdict));

function openFlagsUnder(game: Game, under: Ruleset): string[] {
  const ruled = new Set(listToArray(game.table.raised).flatMap((flag) => (flag.ruling === null ? [] : [flag.id])));
  return [...flagsUnder(game, rulesFor(under)).values()]
    .flat()
    .filter((flag) => VERDICTS_NEEDING_RULING.has(flag.verdict) && !ruled.has(flag.id))
    .map((flag) => flag.id);
}

/** Differences in the set-up are reported once, at the deal, and not again as offences of a player. */
const SET_UP: ReadonlySet<string> = new Set<FlagCode>(['setup-player-count', 'setup-stock-count']);
const STARTING: ReadonlySet<string> = new Set<FlagCode>(['setup-wrong-starter', 'setup-tiebreak-wrong']);

/**
 * Judges the same record under another ruleset. Returns a function to call with each entry in order.
 * The tables are those of the record, because the cards really lay there, and so is the end of the game;
 * only the checks, and the flags they have raised so far, are the other ruleset's.
 */
export function makeCheckerUnderOtherRules(other: Rules, own: Rules, start: Table) {
  let before = start;
  let raised: BackwardLinkedList<RaisedFlag> | null = null;
  let starters: StarterDiffers = false;
  return (entry: Entry, after: Table): readonly FlagWithId[] => {
    const table = { ...before, raised };
    if (entry.act === 'deal') starters = starterDiffers(other, table, entry, after);
    const flags = checkUnderOther(other, own, table, entry, after, starters);
    const used = new Set<string>();
    const named = flags.map((flag) => ({ ...flag, id: makeFlagId(entry.n, flag, used) }));
    const { building, turn, progress, draw, lastLaid, lastDiscarded, turnNumber } = before;
    const position = { building, turn, progress, draw, lastLaid, lastDiscarded };
    for (const flag of named)
      raised = appendToList<RaisedFlag>(raised, {
        ...flag,
        n: entry.n,
        entry,
        before: position,
        laidCard: null,
        turnNumber,
        ruling: null,
      });
    before = after;
    return named;
  };
}

function checkUnderOther(
  other: Rules,
  own: Rules,
  before: Table,
  entry: Entry,
  after: Table,
  starters: StarterDiffers,
): readonly Flag[] {
  if (entry.act === 'rule') return NO_FLAGS;
  const isSetUp = (flag: Flag) => SET_UP.has(flag.code) || (starters !== false && STARTING.has(flag.code));
  const seen = runChecks(other, before, entry).filter((flag) => !isSetUp(flag));
  const doubts = tooManyCopiesOfCard(before, after);
  const setUp = entry.act === 'deal' ? setUpDifferences(other, own, before, starters) : NO_FLAGS;
  return [...setUp, ...seen, ...doubts];
}

/** Who would have started under the other ruleset, if that is a different player. */
type StarterDiffers = false | { readonly theirs: Seat | null; readonly ours: Seat | null };

function starterDiffers(other: Rules, before: Table, deal: EntryOf<'deal'>, after: Table): StarterDiffers {
  const theirs = applyEntry(other, before, deal).turn;
  return theirs === after.turn ? false : { theirs, ours: after.turn };
}

function setUpDifferences(other: Rules, own: Rules, before: Table, starters: StarterDiffers): readonly Flag[] {
  const asInfo = { verdict: 'info' } as const;
  const { players } = other.values;
  const found = before.seats.length;
  const expected = found < players.min ? players.min : players.max;
  const seats =
    found < players.min || found > players.max
      ? raiseFlag(other, 'setup-player-count', null, { expected, found }, asInfo)
      : NO_FLAGS;
  const [theirs, ours] = [stockSize(other, found), stockSize(own, found)];
  const stock =
    theirs === ours ? NO_FLAGS : raiseFlag(other, 'setup-stock-count', null, { expected: theirs, found: ours }, asInfo);
  const decided = starters !== false && starters.theirs !== null && starters.ours !== null;
  return [
    ...seats,
    ...stock,
    ...(decided
      ? raiseFlag(other, 'setup-wrong-starter', null, { turn: starters.theirs, owner: starters.ours ?? 0 }, asInfo)
      : NO_FLAGS),
  ];
}
