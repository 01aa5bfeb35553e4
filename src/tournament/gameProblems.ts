import { type PlayerId } from '@/record';
import { type EventGame, type EventProblem } from './replayedEvent';

/** Games that count in nothing, and results that do not count. Play-offs have no problems. */
export function gameProblems(
  games: readonly EventGame[],
  outBefore: ReadonlyMap<EventGame, readonly (readonly PlayerId[])[]>,
): readonly EventProblem[] {
  return games.flatMap((game): readonly EventProblem[] => {
    if (game.status === 'no-winner' || game.status === 'left-missing') return [{ code: game.status, game: game.id }];
    if (game.status !== 'extra') return [];
    const who = (outBefore.get(game) ?? []).flat();
    return [{ code: 'extra-game', game: game.id, ...(who.length === 0 ? {} : { who }) }];
  });
}

/** Somebody seated twice in one round: the later game is named, and both count. */
export function bookingProblems(games: readonly EventGame[]): readonly EventProblem[] {
  const bookedIn = new Map<number, Set<PlayerId>>();
  return games.flatMap((game): readonly EventProblem[] => {
    if (game.round === 'play-off' || game.status === 'extra' || game.status === 'abandoned') return [];
    const booked = bookedIn.get(game.round) ?? new Set<PlayerId>();
    bookedIn.set(game.round, booked);
    const twice = new Set<PlayerId>();
    for (const player of game.sides.flat()) {
      if (booked.has(player)) twice.add(player);
      booked.add(player);
    }
    return twice.size === 0 ? [] : [{ code: 'double-booked', game: game.id, who: [...twice] }];
  });
}
