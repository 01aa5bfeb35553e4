import { type SeededRandom } from '@/base';
import { countDrawings } from './countDrawings';

export interface PersonToPair {
  readonly player: string;
  readonly chapter?: string | undefined;
}

export interface DrawnPairs {
  readonly pairs: readonly (readonly [string, string])[];
  /** Who is left over when the number of people is odd. */
  readonly single: string | null;
}

/** Stands for nobody: who is paired with it is left over. */
const NOBODY = null;
type Somebody = string | typeof NOBODY;

/**
 * Draws partners so that as many pairs as possible join two chapters, and every drawing with that many pairs across
 * is equally likely. Who has no chapter is a chapter of one. Where the ruleset does not care for chapters, the caller
 * leaves them out: all are then chapters of one, and all drawings are equally likely.
 *
 * Why it is uniform:
 * 1. An odd number of people is made even by a place for *nobody*, a chapter of one. A drawing with somebody left over
 *    is then one pairing of all, and the pair with nobody is no pair across. If no chapter has more than half of all
 *    (nobody included), everybody can be paired across, so the drawings with the most pairs across are exactly the
 *    pairings in which no pair is of one chapter.
 * 2. If one chapter has half of all or more, each pair across needs one of the others, and each of the others in a pair
 *    with somebody of that chapter is the most there can be; any pair of two others would waste one. So it is `nobody`
 *    and everybody else who are given a partner from the big chapter each, and the rest of it is paired among itself.
 *    With the big chapter in random order, the first for the others and the rest two by two, each such drawing comes
 *    from the same number of orders.
 * 3. Otherwise chapter after chapter is paired with those who are still open, as `countDrawings` describes it. A
 *    drawing says for each chapter how many of it (j) join open people, which of it these are, and whom each joins. j is
 *    drawn in proportion to the exact number of drawings that have it. Given j, the number of ways to go on is the same
 *    for every choice of people, so these are drawn uniformly. The probabilities of a drawing's choices multiply to
 *    1 ÷ (number of all drawings), whatever the drawing. At the end the chapters of one are in random order: the first
 *    join who is open, the rest are paired two by two.
 * Nothing is tried and rejected, so nothing can go on for ever, with 8 people or with 1,000.
 */
export function drawPairs(people: readonly PersonToPair[], random: SeededRandom): DrawnPairs {
  const { chapters, singles } = groupByChapter(people);
  if (people.length % 2 === 1) singles.push(NOBODY);
  const all = people.length + (people.length % 2);
  const big = chapters.find((chapter) => chapter.length * 2 >= all);
  const couples =
    big === undefined
      ? drawAcross(chapters, singles, random)
      : drawFromBigChapter(big, [...chapters.filter((chapter) => chapter !== big).flat(), ...singles], random);
  return separateSingle(couples);
}

/** In the order of the people, so that the same people and seed give the same draw. */
function groupByChapter(people: readonly PersonToPair[]): { chapters: Somebody[][]; singles: Somebody[] } {
  const byName = new Map<string, Somebody[]>();
  const singles: Somebody[] = [];
  for (const { player, chapter } of people) {
    if (chapter === undefined) singles.push(player);
    else if (byName.has(chapter)) byName.get(chapter)!.push(player);
    else byName.set(chapter, [player]);
  }
  const chapters = [...byName.values()].filter((members) => members.length > 1);
  singles.push(...[...byName.values()].filter((members) => members.length === 1).flat());
  return { chapters, singles };
}

type Couple = readonly [Somebody, Somebody];

function drawFromBigChapter(big: Somebody[], others: Somebody[], random: SeededRandom): Couple[] {
  const members = random.shuffled(big);
  return [...others.map((other, i): Couple => [other, members[i]!]), ...pairTwoByTwo(members.slice(others.length))];
}

function drawAcross(chapters: readonly Somebody[][], singles: Somebody[], random: SeededRandom): Couple[] {
  const counts = countDrawings(
    chapters.map((chapter) => chapter.length),
    singles.length,
  );
  const couples: Couple[] = [];
  let open: Somebody[] = [];
  const join = (members: readonly Somebody[], joined: number): Somebody[] => {
    const [waiting, coming] = [random.shuffled(open), random.shuffled(members)];
    for (let k = 0; k < joined; k += 1) couples.push([waiting[k]!, coming[k]!]);
    open = waiting.slice(joined);
    return coming.slice(joined);
  };
  chapters.forEach((members, i) => {
    const joined = drawWeighted(counts.completionsByJoined(i, open.length), random);
    const left = join(members, joined);
    open.push(...left);
  });
  const rest = join(singles, open.length);
  return [...couples, ...pairTwoByTwo(rest)];
}

/** An index, each in proportion to its weight. */
function drawWeighted(weights: readonly bigint[], random: SeededRandom): number {
  let mark = random.belowBig(weights.reduce((sum, weight) => sum + weight, 0n));
  return weights.findIndex((weight) => {
    mark -= weight;
    return mark < 0n;
  });
}

function pairTwoByTwo(people: readonly Somebody[]): Couple[] {
  return people.flatMap((person, i): Couple[] => (i % 2 === 0 ? [[person, people[i + 1]!]] : []));
}

function separateSingle(couples: readonly Couple[]): DrawnPairs {
  const pairs: [string, string][] = [];
  let single: string | null = null;
  for (const [a, b] of couples) {
    if (a !== NOBODY && b !== NOBODY) pairs.push([a, b]);
    else single = a ?? b;
  }
  return { pairs, single };
}
