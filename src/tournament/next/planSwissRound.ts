import { type SeededRandom } from '@/base';
import { pairSwiss } from '../pairing/pairSwiss';
import { type Contestant, type ReplayedEvent } from '../replayedEvent';
import { type Standings } from '../standings';
import { firstUnseatedRound, type RoundPlan, sidesToSeat, whoOf } from './roundPlan';

/** Swiss: everybody who is here, late or not, by equal wins. */
export function planSwissRound(event: ReplayedEvent, { rows }: Standings, random: SeededRandom): RoundPlan | null {
  const toSeat = new Set(sidesToSeat(event));
  const sides = rows.flatMap(({ contestant, score }) =>
    toSeat.has(contestant) ? [{ side: contestant, wins: score.wins, byes: score.byes }] : [],
  );
  if (sides.length < 2) return null;
  sides.sort((a, b) => a.side.index - b.side.index);
  const { pairs, bye } = pairSwiss(sides, haveMetIn(event), random);
  return {
    round: firstUnseatedRound(event),
    games: pairs.map((pair) => ({ sides: pair.map(whoOf) })),
    byes: bye === null ? [] : [{ side: bye.who }],
  };
}

function haveMetIn({ games, contestants }: ReplayedEvent): (a: Contestant, b: Contestant) => boolean {
  const met = new Set<number>();
  const keyOf = (a: Contestant, b: Contestant): number => a.index * contestants.length + b.index;
  for (const game of games) {
    if (game.round === 'play-off' || game.status === 'abandoned') continue;
    const sides = game.contestants.flat();
    for (const a of sides) for (const b of sides) met.add(keyOf(a, b));
  }
  return (a, b) => met.has(keyOf(a, b));
}
