import { follow, open, type Recorded } from './games';
import { type Work } from './inTurns';
import { longGame, STRETCH } from './longGame';

export { gameOf, simulatedGames } from './games';

/** Whole games, entry by entry: what a referee's taps cost in judging. */
export const judging = (games: readonly Recorded[]): Work => {
  const count = games.reduce((sum, { entries }) => sum + entries.length, 0);
  return () => {
    for (const { header, entries } of games) follow(open(header), entries);
    return count;
  };
};

/** So often that looking at the clock does not count. */
const TIMES = 20;

/** One more entry, and one more, around each place: half a stretch before it, half a stretch after. */
export function tapping(record: Recorded, places: readonly number[]): Work[] {
  const { header, entries } = longGame(record, Math.max(...places) + STRETCH);
  return places.map((place) => {
    const from = place - STRETCH / 2;
    const game = follow(open(header), entries.slice(0, from));
    const taps = entries.slice(from, from + STRETCH);
    return () => {
      for (let time = 0; time < TIMES; time += 1) follow(game, taps);
      return TIMES * taps.length;
    };
  });
}
