import { type SeededRandom } from '@/base';
import { seedBracket } from '../pairing/seedBracket';
import { type Contestant, type EventGame, type ReplayedEvent } from '../replayedEvent';
import {
  makeSeatTaker,
  planGame,
  type PlannedBye,
  type PlannedGame,
  type RoundPlan,
  sidesToSeat,
  whoOf,
} from './roundPlan';

/**
 * Single elimination: the first round, or the first one of which something has to be seated (again). Each place is
 * looked at with whoever comes out of the two places before it, by the results as they now are: two sides have a game
 * there that counts, one side has a bye, none has nothing (both neighbours were forfeited by both). A place whose players
 * have to play at another one first is seated by the next call.
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
  for (let round = 1; entrants.length > 0; round += 1) {
    const games: PlannedGame[] = [];
    const newByes: PlannedBye[] = [];
    const isLast = entrants.length === 1;
    const takeSeats = makeSeatTaker();
    // a substitute who took the place of another side may stand at two places: the first one counts
    const placed = new Set<Contestant>();
    const winners = entrants.map((seated, i): readonly Contestant[] => {
      const place = i + 1;
      const sides = [...new Set(seated)].filter((side) => !placed.has(side) && !isOutBefore(event, side, round));
      sides.forEach((side) => placed.add(side));
      const [one, other] = sides;
      if (one === undefined) return [];
      if (other !== undefined) {
        const game = played.get(placeKey(round, place))?.find(({ contestants }) => isGameOf(contestants, one, other));
        if (game !== undefined) return winnersOf(game);
        if (takeSeats([one, other])) games.push(planGame([one, other], place));
      } else if (!isLast && !byes.has(byeKey(round, place, one.index)) && takeSeats([one]))
        newByes.push({ side: one.who, place });
      return sides;
    });
    if (games.length > 0 || newByes.length > 0) return { round, games, byes: newByes };
    entrants = isLast
      ? entrantsBeyond(event, winners.flat(), round)
      : winners.flatMap((side, i) => (i % 2 === 0 ? [[...side, ...(winners[i + 1] ?? [])]] : []));
  }
  return null;
}

const placeKey = (round: number, place: number | null): string => `${round} ${place}`;
const byeKey = (round: number, place: number | null, index: number): string => `${round} ${place} ${index}`;
const winnersOf = ({ contestants, result }: EventGame): readonly Contestant[] =>
  result === null || result.won === null ? [] : (contestants[result.won] ?? []);

const isOutBefore = ({ outIn }: ReplayedEvent, side: Contestant, round: number): boolean =>
  (outIn.get(side) ?? Infinity) < round;

const isGameOf = (contestants: EventGame['contestants'], one: Contestant, other: Contestant): boolean =>
  contestants.some((side) => side.includes(one)) && contestants.some((side) => side.includes(other));

/**
 * After the last place: whoever still has not lost although the places know nothing of them (seated by hand, or for a
 * substitute who was struck later) meets the winner in further rounds, so that one side is left in the end.
 */
function entrantsBeyond(event: ReplayedEvent, winners: readonly Contestant[], round: number): Contestant[][] {
  const others = event.contestants.filter(
    (side) => side.hasSat && !winners.includes(side) && !isOutBefore(event, side, round + 1),
  );
  const left = [...winners, ...others];
  return others.length === 0
    ? []
    : left.flatMap((side, i) => (i % 2 === 0 ? [[side, ...left.slice(i + 1, i + 2)]] : []));
}

function planFirstRound(event: ReplayedEvent, random: SeededRandom): RoundPlan | null {
  const here = sidesToSeat(event);
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

function gamesByPlace({ games }: ReplayedEvent): Map<string, EventGame[]> {
  const played = new Map<string, EventGame[]>();
  for (const game of games) {
    if (game.status !== 'counts' || game.round === 'play-off') continue;
    const key = placeKey(game.round, game.place);
    const before = played.get(key);
    if (before === undefined) played.set(key, [game]);
    else before.push(game);
  }
  return played;
}
