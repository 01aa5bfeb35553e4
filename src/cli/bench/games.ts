import { addEntry, type Entry, type Game, type Header, openGame } from '@/engine';
import { simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';

export interface Recorded {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** Whole games under every ruleset, the same ones each time. */
export const simulatedGames = (each: number): Recorded[] =>
  RULESETS.flatMap((ruleset) => Array.from({ length: each }, (_, seed) => simulateGame({ ruleset, seed })));

/** The beginning of a game that lasts that long: people who do not play well take their time. */
export function gameOf(count: number): Recorded {
  for (let seed = 0; seed < 100; seed += 1) {
    for (const ruleset of RULESETS) {
      const { header, entries } = simulateGame({ ruleset, seed, skill: 0.2 });
      if (entries.length >= count) return { header, entries: entries.slice(0, count) };
    }
  }
  throw new Error(`no simulated game has ${count} entries`);
}

/** Told entry by entry, as a referee taps. */
export function follow(game: Game, entries: readonly Entry[]): Game {
  let now = game;
  for (const entry of entries) {
    const next = addEntry(now, entry);
    if (!next.ok) throw new Error(`entry ${entry.n} was refused: ${next.error.code}`);
    now = next.value;
  }
  return now;
}

export function open(header: Header): Game {
  const game = openGame(header);
  if (!game.ok) throw new Error(`the header was refused: ${game.error.code}`);
  return game.value;
}
