import { type PlayerId } from '@/record';
import { type EventGame, type ReplayedEvent } from './replayedEvent';

type Who = readonly PlayerId[];

/** What happened at a place of a round of single elimination. */
export interface PlayedPlace {
  /** Null: the game of a bye. */
  readonly game: EventGame | null;
  /** Null beside a side that has a bye. */
  readonly sides: readonly (Who | null)[];
  /** `nobody`: both forfeited. Null: not decided yet. */
  readonly winner: Who | 'nobody' | null;
}

/** The bracket of an event of single elimination as far as it has been played. */
export interface PlayedBracket {
  /** How many rounds lead to the winner; 0 before the first is seated. */
  readonly rounds: number;
  /** Undefined: nothing has been seated there. */
  readonly at: (round: number, place: number) => PlayedPlace | undefined;
  /** Who goes on from a place: its winner, or the one neighbour that is left where the other two both forfeited. */
  readonly winnerAt: (round: number, place: number) => Who | 'nobody' | null;
}

export function playedBracket(event: ReplayedEvent): PlayedBracket {
  const places = new Map<string, PlayedPlace>();
  for (const { round, games, byes } of event.rounds) {
    for (const game of games)
      if (game.place !== null && game.status !== 'abandoned') places.set(keyOf(round, game.place), placeOfGame(game));
    for (const { place, contestants, side } of byes) {
      const who = contestants[0]?.who ?? side;
      if (place !== null) places.set(keyOf(round, place), { game: null, sides: [who, null], winner: who });
    }
  }
  const first = [...places.keys()].flatMap((key) => (key.startsWith('1:') ? [Number(key.slice(2))] : []));
  const rounds = first.length === 0 ? 0 : Math.ceil(Math.log2(Math.max(...first))) + 1;
  const at = (round: number, place: number): PlayedPlace | undefined => places.get(keyOf(round, place));
  const winnerAt = (round: number, place: number): Who | 'nobody' | null => {
    const here = at(round, place);
    if (here !== undefined || round === 1) return here?.winner ?? null;
    const [top, bottom] = [winnerAt(round - 1, place * 2 - 1), winnerAt(round - 1, place * 2)];
    return top === 'nobody' ? bottom : bottom === 'nobody' ? top : null;
  };
  return { rounds, at, winnerAt };
}

const keyOf = (round: number, place: number): string => `${round}:${place}`;

function placeOfGame(game: EventGame): PlayedPlace {
  const sides = game.contestants.map(([side], i) => side?.who ?? game.sides[i] ?? []);
  const isOver = game.status === 'counts';
  const won = isOver ? (game.result?.won ?? null) : null;
  return { game, sides, winner: won !== null ? (sides[won] ?? null) : isOver ? 'nobody' : null };
}
