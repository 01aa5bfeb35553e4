import { type SeededRandom } from '@/base';
import { seedBracket } from '../pairing/seedBracket';
import { type Contestant, type EventGame, type ReplayedEvent } from '../replayedEvent';
import { planGame, type PlannedBye, type PlannedGame, type RoundPlan, whoOf } from './roundPlan';

/**
 * Single elimination: the first round, or the first one of which something has to be seated (again). Each place is
 * looked at with whoever comes out of the two places before it, by the results as they now are: two sides have a game
 * there that counts, one side has a bye, none has nothing (both neighbours were forfeited by both).
 */
export function planBracketRound(event: ReplayedEvent, random: SeededRandom): RoundPlan | null {
  const first = [...event.games, ...event.byes].filter(({ round }) => round === 1);
  if (first.length === 0) return planFirstRound(event, random);

  let entrants = entrantsOfFirstRound(event);
  const played = gamesByPlace(event);
  const byes = new Set(
    event.byes.flatMap(({ isExtra, round, place, contestants }) =>
      isExtra ? [] : contestants.map(({ index }) => byeKey(round, place, index)),
    ),
  );
  for (let round = 1; ; round += 1) {
    const games: PlannedGame[] = [];
    const newByes: PlannedBye[] = [];
    const isFinal = entrants.length === 1;
    const winners = entrants.map((sides, i): readonly Contestant[] => {
      const place = i + 1;
      const game = played.get(placeKey(round, place));
      if (game !== undefined && sides.length > 1) return winnersOf(game);
      const [only] = sides;
      if (sides.length > 1) games.push(planGame(sides, place));
      else if (only !== undefined && !isFinal && !byes.has(byeKey(round, place, only.index)))
        newByes.push({ side: only.who, place });
      return sides;
    });
    if (games.length > 0 || newByes.length > 0) return { round, games, byes: newByes };
    if (isFinal) return null;
    entrants = winners.flatMap((side, i) => (i % 2 === 0 ? [[...side, ...winners[i + 1]!]] : []));
  }
}

const placeKey = (round: number, place: number | null): string => `${round} ${place}`;
const byeKey = (round: number, place: number | null, index: number): string => `${round} ${place} ${index}`;
const winnersOf = ({ contestants, result }: EventGame): readonly Contestant[] =>
  result === null || result.won === null ? [] : (contestants[result.won] ?? []);

function planFirstRound({ contestants }: ReplayedEvent, random: SeededRandom): RoundPlan | null {
  const here = contestants.filter(({ isHere }) => isHere);
  if (here.length < 2) return null;
  const bracket = seedBracket(here, random);
  return {
    round: 1,
    games: bracket.flatMap(({ place, sides }) => (sides.length === 2 ? [{ sides: sides.map(whoOf), place }] : [])),
    byes: bracket.flatMap(({ place, sides }) => (sides.length === 1 ? [{ side: sides[0].who, place }] : [])),
  };
}

/** Who was seated at each place of the first round, whatever came of it; as many places as make a whole bracket. */
function entrantsOfFirstRound({ games, byes }: ReplayedEvent): (readonly Contestant[])[] {
  const byPlace = new Map<number, readonly Contestant[]>();
  for (const { round, place, contestants } of byes) if (round === 1 && place !== null) byPlace.set(place, contestants);
  for (const { round, place, contestants } of games)
    if (round === 1 && place !== null) byPlace.set(place, contestants.flat());
  const last = Math.max(...byPlace.keys());
  let places = 1;
  while (places < last) places *= 2;
  return Array.from({ length: places }, (_, i) => byPlace.get(i + 1) ?? []);
}

function gamesByPlace({ games }: ReplayedEvent): Map<string, EventGame> {
  const played = new Map<string, EventGame>();
  for (const game of games)
    if (game.status === 'counts' && game.round !== 'play-off') played.set(placeKey(game.round, game.place), game);
  return played;
}
