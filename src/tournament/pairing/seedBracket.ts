import { type SeededRandom } from '@/base';

/** A place in the first round: a game of two sides, or a bye of one. */
export interface BracketPlace<Side> {
  /** From 1; the winners of places 2k − 1 and 2k meet at place k of the next round. */
  readonly place: number;
  readonly sides: readonly [Side] | readonly [Side, Side];
}

/** The first round of a single elimination: the sides in random order in a bracket of the next power of two. */
export function seedBracket<Side>(sides: readonly Side[], random: SeededRandom): BracketPlace<Side>[] {
  if (sides.length < 2) throw new RangeError('a bracket needs two sides');
  let places = 1;
  while (places * 2 < sides.length) places *= 2;
  const byes = new Set(placesInTurn(places).slice(0, places * 2 - sides.length));
  const waiting = random.shuffled(sides);
  return Array.from({ length: places }, (_, i) => {
    const first = waiting.pop() as Side;
    return { place: i + 1, sides: byes.has(i + 1) ? [first] : [first, waiting.pop() as Side] };
  });
}

/**
 * The places 1 to `places` in an order of which the first few, however many, are spread evenly: any two neighbouring
 * halves, quarters and so on hold equally many of them, or one more. Of eight: 1, 5, 3, 7, 2, 6, 4, 8 (bits read
 * backwards).
 */
function placesInTurn(places: number): number[] {
  let order = [1];
  while (order.length < places) {
    const odd = order.map((place) => 2 * place - 1);
    order = [...odd, ...odd.map((place) => place + 1)];
  }
  return order;
}
