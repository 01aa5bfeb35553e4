import { type SeededRandom } from '@/base';
import { findCheapestMatching } from './cheapestMatching';

export interface SwissSide<Side> {
  readonly side: Side;
  readonly wins: number;
  readonly byes: number;
}

export interface SwissPairing<Side> {
  readonly pairs: readonly (readonly [Side, Side])[];
  readonly bye: Side | null;
}

/**
 * Pairs a swiss round: as few pairs as possible that have met before, then the smallest sum of differences in wins. Of
 * an odd number the bye goes to one of those with the fewest byes and, among them, the fewest wins: the one that allows
 * the best pairing of the others. What is equally good is decided by the order in which `random` puts the sides.
 *
 * The bye is a partner too, whom only those who may have it can be paired with, at no cost; so one cheapest matching
 * finds both. One repeated pair costs more than all differences in wins together can.
 */
export function pairSwiss<Side>(
  sides: readonly SwissSide<Side>[],
  haveMet: (a: Side, b: Side) => boolean,
  random: SeededRandom,
): SwissPairing<Side> {
  const order = random.shuffled(sides);
  const withBye = order.length % 2 === 1;
  const mayHaveBye = withBye ? takersOfBye(order) : new Set<SwissSide<Side>>();
  const repeated = 1 + order.length * order.reduce((most, { wins }) => Math.max(most, wins), 0);
  const bye = order.length;
  const costOf = (a: number, b: number): number => {
    const one = order[a]!;
    if (b === bye) return mayHaveBye.has(one) ? 0 : Infinity;
    const other = order[b]!;
    return Math.abs(one.wins - other.wins) + (haveMet(one.side, other.side) ? repeated : 0);
  };
  const matching = findCheapestMatching(order.length + (withBye ? 1 : 0), costOf);
  if (matching === null) throw new Error('any two sides can be paired, and somebody may have the bye');
  const pairs = order.flatMap(({ side }, a): [Side, Side][] => {
    const b = matching.mate[a]!;
    return a < b && b !== bye ? [[side, order[b]!.side]] : [];
  });
  return { pairs, bye: withBye ? order[matching.mate[bye]!]!.side : null };
}

function takersOfBye<Side>(sides: readonly SwissSide<Side>[]): Set<SwissSide<Side>> {
  const fewestByes = Math.min(...sides.map(({ byes }) => byes));
  const few = sides.filter(({ byes }) => byes === fewestByes);
  const fewestWins = Math.min(...few.map(({ wins }) => wins));
  return new Set(few.filter(({ wins }) => wins === fewestWins));
}
