import { addEntriesOrThrow, makeLongGame, openGameOrThrow, type RecordedGame, LONG_GAME_CYCLE_LENGTH } from './games';
import { type Workload } from './interleave';

export { gameOfLength, simulateGames } from './games';

/** Judges whole games entry by entry, as they are judged when a referee taps. */
export const judgingWorkload = (games: readonly RecordedGame[]): Workload => {
  const count = games.reduce((sum, { entries }) => sum + entries.length, 0);
  return () => {
    for (const { header, entries } of games) addEntriesOrThrow(openGameOrThrow(header), entries);
    return count;
  };
};

/** Repeated so often that reading the clock does not count. */
const TIMES = 20;

/** For each place in a long game: adds one stretch of entries, half of it before the place and half after. */
export function workloadsAtPlacesInGame(record: RecordedGame, places: readonly number[]): Workload[] {
  const { header, entries } = makeLongGame(record, Math.max(...places) + LONG_GAME_CYCLE_LENGTH);
  return places.map((place) => {
    const from = place - LONG_GAME_CYCLE_LENGTH / 2;
    const game = addEntriesOrThrow(openGameOrThrow(header), entries.slice(0, from));
    const taps = entries.slice(from, from + LONG_GAME_CYCLE_LENGTH);
    return () => {
      for (let time = 0; time < TIMES; time += 1) addEntriesOrThrow(game, taps);
      return TIMES * taps.length;
    };
  });
}
