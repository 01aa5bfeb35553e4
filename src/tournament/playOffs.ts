import { type Contestant, type EventGame, type ReplayedEvent } from './replayedEvent';

/** Which play-off games were played among exactly these. */
export type PlayOffGamesAmong = (tied: readonly Contestant[]) => readonly EventGame[];

const keyOf = (contestants: readonly Contestant[]): string =>
  contestants
    .map(({ index }) => index)
    .sort((a, b) => a - b)
    .join();

/** Each side of a game that counts here is exactly one row: not a pair of two players who have rows of their own. */
export function playOffGamesAmong({ playOffGames }: Pick<ReplayedEvent, 'playOffGames'>): PlayOffGamesAmong {
  const games = new Map<string, EventGame[]>();
  for (const game of playOffGames) {
    if (game.status !== 'counts' || game.contestants.some((side) => side.length !== 1)) continue;
    const key = keyOf(game.contestants.flat());
    const before = games.get(key);
    if (before === undefined) games.set(key, [game]);
    else before.push(game);
  }
  return games.size === 0 ? () => [] : (tied) => games.get(keyOf(tied)) ?? [];
}

/** How often each of these won a play-off among exactly these; null where there was none. */
export function playOffWins(tied: readonly Contestant[], among: PlayOffGamesAmong): readonly number[] | null {
  const games = among(tied);
  if (games.length === 0) return null;
  const wins = new Map<Contestant, number>();
  for (const { contestants, result } of games) {
    const winner = result === null || result.won === null ? undefined : contestants[result.won]?.[0];
    if (winner !== undefined) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  return tied.map((contestant) => wins.get(contestant) ?? 0);
}
