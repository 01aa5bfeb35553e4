import {
  type BackwardLinkedList,
  fail,
  findLastInList,
  listFromArray,
  appendToList,
  ok,
  type Result,
  listToArray,
} from '@/base';
import { type FindRuleset, resolveRuleset, type Rules, rulesetById, rulesFor } from '@/rulesets';
import { applyCorrections, entryNumberOfFlag, isCorrection } from './corrections';
import { type Entry, type EntryOf, type Header } from './entries';
import { judge } from './judge';
import { type Refusal, refusalOfRuleset } from './refusals';
import { flagById } from './ruling';
import { emptyTable, type Table } from './table';

interface PlayedEntry {
  readonly entry: Entry;
  readonly table: Table;
}

/** A record in progress: every entry recorded, the entries judged after corrections, and the table they lead to. */
export interface Game {
  readonly header: Header;
  /** The header with the `set` entries applied. */
  readonly inForce: Header;
  readonly findRuleset: FindRuleset;
  readonly rules: Rules;
  readonly entries: BackwardLinkedList<Entry> | null;
  readonly played: BackwardLinkedList<PlayedEntry> | null;
  readonly start: Table;
  readonly table: Table;
}

/** A game ready for its first entry. Refuses an unknown ruleset, and teams under a ruleset without partners. */
export function openGame(header: Header, findRuleset: FindRuleset = rulesetById): Result<Game, Refusal> {
  const ruled = rulesOf(header, findRuleset);
  if (!ruled.ok) return ruled;
  const start = emptyTable(header, ruled.value.values.deck);
  return ok({
    header,
    inForce: header,
    findRuleset,
    rules: ruled.value,
    entries: null,
    played: null,
    start,
    table: start,
  });
}

function rulesOf(header: Header, findRuleset: FindRuleset): Result<Rules, Refusal> {
  const found = resolveRuleset(header, findRuleset);
  if (!found.ok) return fail(refusalOfRuleset(header, found.error));
  const ruleset = found.value;
  if (ruleset.settings.teams.value.play === 'none' && header.seats.some((seat) => seat.team !== undefined)) {
    return fail({
      code: 'teams-not-played',
      field: 'seats',
      value: header.ruleset,
      ...(ruleset.partnersVariant === undefined ? {} : { allowed: ruleset.partnersVariant }),
    });
  }
  return ok(rulesFor(ruleset, header.house));
}

/** Adds one entry. The cost does not depend on the length of the record, unless the entry corrects an older one. */
export function addEntry(game: Game, entry: Entry): Result<Game, Refusal> {
  const refusal = refuse(game, entry);
  if (refusal !== null) return fail(refusal);
  const entries = appendToList(game.entries, entry);
  if (isCorrection(entry)) return undoNewest(game, entry, entries) ?? rejudge({ ...game, entries });
  const { table } = judge(game.rules, game.table, entry);
  return ok(withEntry(game, entries, appendToList(game.played, { entry, table }), table));
}

const withEntry = (game: Game, entries: Game['entries'], played: Game['played'], table: Table): Game => ({
  header: game.header,
  inForce: game.inForce,
  findRuleset: game.findRuleset,
  rules: game.rules,
  entries,
  played,
  start: game.start,
  table,
});

/** Replays a whole record. Stops at the first entry that is refused. */
export function replay(header: Header, entries: readonly Entry[], findRuleset?: FindRuleset): Result<Game, Refusal> {
  return entries.reduce<Result<Game, Refusal>>(
    (game, entry) => (game.ok ? addEntry(game.value, entry) : game),
    openGame(header, findRuleset),
  );
}

/** The usual undo: if the newest judged entry is struck, the table before it is reused and nothing is judged again. */
function undoNewest(game: Game, strike: Entry, entries: Game['entries']): Result<Game, Refusal> | null {
  const { played, start } = game;
  if (strike.act !== 'strike' || played === null || played.last.entry !== findEntry(game, strike.entry)) return null;
  return ok(withEntry(game, entries, played.before, played.before?.last.table ?? start));
}

/** After a correction: keeps the tables up to the first entry that changed and judges everything after it again. */
function rejudge(game: Game): Result<Game, Refusal> {
  const { header, placed } = applyCorrections(game.header, listToArray(game.entries));
  const same = sameHeader(header, game.inForce);
  const ruled = same ? ok(game.rules) : rulesOf(header, game.findRuleset);
  if (!ruled.ok) return ruled;
  const rules = ruled.value;
  const start = same ? game.start : emptyTable(header, rules.values.deck);
  const before = same ? listToArray(game.played) : [];
  let kept = 0;
  while (kept < before.length && before[kept]?.entry === placed[kept]) kept += 1;
  let played = listFromArray(before.slice(0, kept));
  let table = played?.last.table ?? start;
  for (const entry of placed.slice(kept)) {
    table = judge(rules, table, entry).table;
    played = appendToList(played, { entry, table });
  }
  return ok({ ...game, inForce: header, rules, played, table, start });
}

const sameHeader = (a: Header, b: Header): boolean =>
  a.ruleset === b.ruleset && a.rules === b.rules && a.house === b.house && a.seats === b.seats;

/** A ruling must name an existing flag, and a correction an existing entry. */
function refuse(game: Game, entry: Entry): Refusal | null {
  switch (entry.act) {
    case 'rule':
      return refuseRuling(game, entry);
    case 'strike':
    case 'amend':
      return refuseTarget(game, entry, entry.entry, 'entry');
    case 'insert':
      return refuseTarget(game, entry, entry.before, 'before') ?? refuseInserted(game, entry);
    case 'set':
      return entry.seats !== undefined && entry.seats.length !== game.header.seats.length
        ? {
            code: 'bad-field',
            field: 'seats',
            value: entry.seats.length,
            allowed: `${game.header.seats.length} seats`,
            act: 'set',
            n: entry.n,
          }
        : null;
    default:
      return null;
  }
}

function refuseRuling(game: Game, entry: EntryOf<'rule'>): Refusal | null {
  const flag = flagById(game.table, entry.flag);
  if (flag === undefined || !Number.isInteger(entryNumberOfFlag(entry.flag))) {
    return { code: 'no-such-flag', field: 'flag', value: entry.flag, n: entry.n };
  }
  const offered = entry.as === undefined || entry.as === flag.or || entry.as === flag.code;
  return offered
    ? null
    : {
        code: 'bad-field',
        field: 'as',
        value: entry.as,
        act: 'rule',
        n: entry.n,
        ...(flag.or === undefined ? {} : { allowed: flag.or }),
      };
}

/** An inserted ruling must name an existing flag, too. */
function refuseInserted(game: Game, entry: EntryOf<'insert'>): Refusal | null {
  const inserted = { ...entry.with, n: entry.n } as unknown as Entry;
  return inserted.act === 'rule' ? refuseRuling(game, inserted) : null;
}

function refuseTarget(game: Game, entry: Entry, n: number, field: string): Refusal | null {
  return findEntry(game, n) === undefined
    ? { code: 'no-such-entry', field, value: n, act: entry.act, n: entry.n }
    : null;
}

const findEntry = (game: Game, n: number): Entry | undefined => findLastInList(game.entries, (entry) => entry.n === n);
