import { addEntries, longGame, openGameOrThrow, type RecordedGame, STRETCH_ENTRIES } from './games';
import { type Workload } from './interleave';

export { gameOfLength, simulatedGames } from './games';

/** Judges whole games entry by entry, as they are judged when a referee taps. */
export const judgingWorkload = (games: readonly RecordedGame[]): Workload => {
  const count = games.reduce((sum, { entries }) => sum + entries.length, 0);
  return () => {
    for (const { header, entries } of games) addEntries(openGameOrThrow(header), entries);
    return count;
  };
};

/** Repeated so often that reading the clock does not count. */
const TIMES = 20;

/** For each place in a long game: adds one stretch of entries, half of it before the place and half after. */
export function tapWorkloads(record: RecordedGame, places: readonly number[]): Workload[] {
  const { header, entries } = longGame(record, Math.max(...places) + STRETCH_ENTRIES);
  return places.map((place) => {
    const from = place - STRETCH_ENTRIES / 2;
    const game = addEntries(openGameOrThrow(header), entries.slice(0, from));
    const taps = entries.slice(from, from + STRETCH_ENTRIES);
    return () => {
      for (let time = 0; time < TIMES; time += 1) addEntries(game, taps);
      return TIMES * taps.length;
    };
  });
}
