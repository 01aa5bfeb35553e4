import { addEntry, type Entry, type EntryOf, type Game, type Header, openFlags, openGame, type Table } from '@/engine';
import { simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';

export interface RecordedGame {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** Whole games under every ruleset. The seeds are fixed, so every run measures the same games. */
export const simulateGames = (each: number): RecordedGame[] =>
  RULESETS.flatMap((ruleset) => Array.from({ length: each }, (_, seed) => simulateGame({ ruleset, seed })));

/** The first `count` entries of a simulated game. Its players are unskilled, because such games last longer. */
export function gameOfLength(count: number): RecordedGame {
  for (let seed = 0; seed < 100; seed += 1) {
    for (const ruleset of RULESETS) {
      const { header, entries } = simulateGame({ ruleset, seed, skill: 0.2 });
      if (entries.length >= count) return { header, entries: entries.slice(0, count) };
    }
  }
  throw new Error(`no simulated game has ${count} entries`);
}

/** Adds entries one at a time, as a referee taps them; throws when one is refused. */
export function addEntriesOrThrow(game: Game, entries: readonly Entry[]): Game {
  let now = game;
  for (const entry of entries) {
    const next = addEntry(now, entry);
    if (!next.ok) throw new Error(`entry ${entry.n} was refused: ${next.error.code}`);
    now = next.value;
  }
  return now;
}

export function openGameOrThrow(header: Header): Game {
  const game = openGame(header);
  if (!game.ok) throw new Error(`the header was refused: ${game.error.code}`);
  return game.value;
}

/** The length of the stretch of entries that `makeLongGame` repeats. */
export const LONG_GAME_CYCLE_LENGTH = 50;

/**
 * A game of any length. Every fifty entries a `position` entry sets the table back and the opening of a real game is
 * played again, ending with a partner's advice and the referee's ruling on it. So entries 50, 500 and 5,000 are the
 * same acts at the same position, and only the number of entries before them differs.
 */
export function makeLongGame({ header, entries }: RecordedGame, count: number): RecordedGame {
  const first = entries.findIndex(({ act }) => act === 'draw');
  const starter = (entries[first] as EntryOf<'draw'>).seat;
  const position = positionOf(addEntriesOrThrow(openGameOrThrow(header), entries.slice(0, first)).table, starter);
  const played = [position, ...entries.slice(first, first + LONG_GAME_CYCLE_LENGTH - 3)];
  const made: Entry[] = [];
  let advice: readonly EntryMaker[] | null = null;
  while (made.length < count) {
    played.forEach((entry) => made.push({ ...entry, n: made.length + 1 }));
    advice ??= adviceAt(addEntriesOrThrow(openGameOrThrow(header), made));
    for (const make of advice) made.push(make(made.length + 1));
  }
  return { header, entries: made.slice(0, count) };
}

type EntryMaker = (n: number) => Entry;

/** The partner of the player on turn says what to play; the referee waives the penalty. */
function adviceAt(game: Game): readonly EntryMaker[] {
  const { turn, teams, seats } = game.table;
  const seat = seats.findIndex((_, other) => other !== turn && teams[other] === teams[turn ?? 0]);
  const speak: EntryMaker = (n) => ({ n, act: 'speak', seat, what: 'advice' });
  const flag = openFlags(addEntriesOrThrow(game, [speak(LONG_GAME_CYCLE_LENGTH)]).table)[0];
  if (flag === undefined) throw new Error('a partner may give advice under this sheet: choose another one');
  return [speak, (n) => ({ n, act: 'rule', flag: `${n - 1}:${flag.code}`, call: 'waive' })];
}

const positionOf = (table: Table, turn: number): EntryOf<'position'> => ({
  n: 0,
  act: 'position',
  turn,
  stock: table.seats.map(({ stock: count, top }) => ({ count, top })),
  discards: table.seats.map(({ discards }) => discards),
  hand: table.seats.map(({ hand }) => hand),
  building: table.building.map(({ shows }) => shows),
  draw: table.draw,
  completed: table.completed,
});
