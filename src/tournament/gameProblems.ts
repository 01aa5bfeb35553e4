import { type PlayerId } from '@/record';
import { type EventGame, type EventProblem } from './replayedEvent';

const NOBODY: readonly PlayerId[] = [];

/** Games that count in nothing, and results that do not count. Play-offs have no problems. */
export function gameProblems(
  games: readonly EventGame[],
  outBefore: ReadonlyMap<EventGame, readonly (readonly PlayerId[])[]>,
): readonly EventProblem[] {
  const found: EventProblem[] = [];
  for (const game of games) {
    if (game.status === 'no-winner' || game.status === 'left-missing') found.push({ code: game.status, game: game.id });
    if (game.status !== 'extra') continue;
    const who = (outBefore.get(game) ?? []).flat();
    found.push({ code: 'extra-game', game: game.id, ...(who.length === 0 ? {} : { who }) });
  }
  return found;
}

/** Somebody seated twice in one round: the later game is named, and both count. */
export function bookingProblems(games: readonly EventGame[]): readonly EventProblem[] {
  const bookedIn = new Map<number, Set<PlayerId>>();
  const found: EventProblem[] = [];
  for (const game of games) {
    if (game.round === 'play-off' || game.status === 'extra' || game.status === 'abandoned') continue;
    const booked = bookedIn.get(game.round) ?? new Set<PlayerId>();
    bookedIn.set(game.round, booked);
    let twice = NOBODY;
    for (const side of game.sides)
      for (const player of side) {
        if (!booked.has(player)) booked.add(player);
        else if (!twice.includes(player)) twice = [...twice, player];
      }
    if (twice.length > 0) found.push({ code: 'double-booked', game: game.id, who: twice });
  }
  return found;
}
