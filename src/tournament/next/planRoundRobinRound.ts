import { type SeededRandom } from '@/base';
import { type Contestant, type ReplayedEvent } from '../replayedEvent';
import { firstUnseatedRound, makeSeatTaker, planGame, type RoundPlan, sidesToSeat } from './roundPlan';

type Couple = readonly [Contestant | null, Contestant | null];

/**
 * Round-robin by the circle method: everybody sits in a circle (with an odd number one place is empty), each plays whom
 * they face, then all but the first move on by one. The circle is read off the first round, so the rounds go on as
 * they began, whoever seated it. Games that were abandoned are seated again after the last round.
 */
export function planRoundRobinRound(event: ReplayedEvent, random: SeededRandom): RoundPlan | null {
  const round = firstUnseatedRound(event);
  if (event.field.length === 0) {
    const sides = random.shuffled(sidesToSeat(event));
    return sides.length < 2 ? null : planCouples(1, facing(inCouples(sides), 0), sides);
  }
  const { seated, met } = pairsOf(event);
  const circle = circleOf(event);
  const isOpen = (couple: Couple): boolean => couple[0] !== null && couple[1] !== null && !seated(couple[0], couple[1]);
  for (let turn = 0; turn < 2 * circle.length - 1; turn += 1) {
    const couples = facing(circle, turn).filter(isOpen);
    if (couples.length > 0) return planCouples(round, couples, event.field);
  }
  return planCouples(round, abandonedCouples(event, met), event.field);
}

/** A couple whose players have to play another game first is seated by a later call. */
function planCouples(round: number, couples: readonly Couple[], field: readonly Contestant[]): RoundPlan | null {
  const takeSeats = makeSeatTaker();
  const games = couples.flatMap(([a, b]) => (a !== null && b !== null && takeSeats([a, b]) ? [planGame([a, b])] : []));
  const byes = field.filter((side) => side.isHere && takeSeats([side])).map(({ who }) => ({ side: who }));
  return games.length === 0 ? null : { round, games, byes };
}

/** With an odd number the first couple is somebody and the empty place. */
function inCouples(sides: readonly Contestant[]): Couple[] {
  const all = sides.length % 2 === 0 ? sides : [null, ...sides];
  return all.flatMap((one, i): Couple[] => (i % 2 === 0 ? [[one, all[i + 1] ?? null]] : []));
}

/** Who faces whom after so many moves; at first the couples themselves. */
function facing(couples: readonly Couple[], turn: number): Couple[] {
  const [fixed, ...ring] = [...couples.map(([one]) => one), ...couples.map(([, other]) => other).reverse()];
  const at = (i: number): Contestant | null =>
    (i === 0 ? fixed : ring[(i - 1 + ring.length - (turn % ring.length)) % ring.length]) ?? null;
  return couples.map((_, i): Couple => [at(i), at(ring.length - i)]);
}

/** The couples of the first round as it was seated, whoever sat out first. Who was in none of them is added. */
function circleOf({ games, field }: ReplayedEvent): Couple[] {
  const left = new Set(field);
  const couples: Couple[] = [];
  for (const { round, contestants } of games) {
    const [a, b, ...more] = contestants.flat();
    if (round !== 1 || a === undefined || b === undefined || more.length > 0 || a === b) continue;
    if (!left.has(a) || !left.has(b)) continue;
    left.delete(a);
    left.delete(b);
    couples.push([a, b]);
  }
  return [...inCouples([...left]), ...couples];
}

type AreInSet = (a: Contestant, b: Contestant) => boolean;

/** Which couples have been seated at all, and which have a game that counts. */
function pairsOf({ games, contestants }: ReplayedEvent): { readonly seated: AreInSet; readonly met: AreInSet } {
  const [seated, met] = [new Set<number>(), new Set<number>()];
  const keyOf = (a: Contestant, b: Contestant): number =>
    Math.min(a.index, b.index) * contestants.length + Math.max(a.index, b.index);
  for (const game of games) {
    if (game.round === 'play-off' || game.status === 'extra') continue;
    const sides = game.contestants.flat();
    sides.forEach((a, i) => {
      for (const b of sides.slice(i + 1)) {
        seated.add(keyOf(a, b));
        if (game.status === 'counts') met.add(keyOf(a, b));
      }
    });
  }
  return { seated: (a, b) => seated.has(keyOf(a, b)), met: (a, b) => met.has(keyOf(a, b)) };
}

/** As many of them as can be played at once, taken in the order in which they were seated. */
function abandonedCouples({ games, field }: ReplayedEvent, met: AreInSet): Couple[] {
  const free = new Set(field);
  return games.flatMap(({ status, contestants }): Couple[] => {
    const [a, b] = contestants.flat();
    if (status !== 'abandoned' || a === undefined || b === undefined || met(a, b)) return [];
    if (!free.has(a) || !free.has(b)) return [];
    free.delete(a);
    free.delete(b);
    return [[a, b]];
  });
}
