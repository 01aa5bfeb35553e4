import { type Edge, makeBlossoms } from './blossoms';

/** A pairing of all vertices with the lowest possible sum of costs, and what proves that there is no lower one. */
export interface CheapestMatching {
  /** The partner of each vertex. */
  readonly mate: readonly number[];
  /**
   * The proof (linear programming duality): a price for each vertex, and a price of at least 0 for some odd sets of
   * vertices. Two vertices' prices together, less the prices of all sets that hold both, never exceed the cost of
   * pairing them. A set of k vertices holds at most (k − 1) ÷ 2 pairs, therefore no pairing can cost less than the sum of
   * the vertices' prices less (k − 1) ÷ 2 × the price of each set; and this one costs exactly that.
   */
  readonly prices: readonly number[];
  readonly sets: readonly { readonly vertices: readonly number[]; readonly price: number }[];
}

const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * Edmonds' algorithm for a complete graph whose costs are whole numbers of at least 0 (`Infinity`: these two cannot be
 * paired); null if not everybody can be paired. All sums stay below 2^53 as long as `count` × the highest cost does.
 *
 * Everybody starts at price 0, and pairs of cost 0 are taken greedily. Then each stage adds one pair. From all who are
 * still free grow trees of *tight* edges (whose cost is used up by the prices), outer and inner vertices by turns; where
 * two outer vertices of one tree meet, an odd circle closes and becomes one blossom; where two trees meet, the way
 * between their roots is matched anew. When no tight edge is left, prices rise at outer and fall at inner vertices until
 * one is. `nearest[w]` is the outer vertex whose edge to w has least slack: all outer prices move alike, so it stays the
 * nearest until it comes to lie in one blossom with w. A stage looks at each edge about once: O(n²), and n stages at
 * most; in a swiss round of n sides there are few, because nearly everybody is paired before the first.
 */
export function findCheapestMatching(count: number, costOf: (a: number, b: number) => number): CheapestMatching | null {
  // doubled, so that half the slack between two outer vertices is a whole number
  const cost = new Float64Array(count * count);
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) cost[a * count + b] = cost[b * count + a] = 2 * costOf(a, b);
  }
  const blossoms = makeBlossoms(count);
  const { mate, top, base, verticesOf } = blossoms;
  const price = new Float64Array(count);
  const setPrice = new Float64Array(2 * count);
  const label = new Uint8Array(2 * count);
  /** The edge through which a labelled blossom was reached: [vertex outside, vertex inside]; null for a root. */
  const reachedBy: (Edge | null)[] = new Array<Edge | null>(2 * count).fill(null);
  const nearest = new Int32Array(count);
  const slack = new Float64Array(count);
  let toScan: number[] = [];

  const labelOf = (v: number): number => label[top[v]!]!;
  const slackOf = (v: number, w: number): number => cost[v * count + w]! - price[v]! - price[w]!;

  const makeOuter = (b: number, edge: Edge | null): void => {
    label[b] = OUTER;
    reachedBy[b] = edge;
    for (const v of verticesOf(b)) toScan.push(v);
  };

  const makeInner = (b: number, edge: Edge): void => {
    label[b] = INNER;
    reachedBy[b] = edge;
    const exit = base[b]!;
    const partner = mate[exit]!;
    makeOuter(top[partner]!, [exit, partner]);
  };

  /** The outer blossoms and inner ones by turns, from the one that holds `v` to the root of its tree. */
  const wayToRoot = (v: number): number[] => {
    const way = [top[v]!];
    for (let edge = reachedBy[way[0]!]; edge; edge = reachedBy[way[way.length - 1]!]) way.push(top[edge[0]]!);
    return way;
  };

  /** Matches the way from `v` to the root of its tree anew, `v` with `w`. */
  const rematch = (v: number, w: number): void => {
    let [inside, outside] = [v, w];
    for (;;) {
      const outer = top[inside]!;
      blossoms.moveBase(outer, inside);
      const oldMatch = reachedBy[outer];
      mate[inside] = outside;
      if (!oldMatch) return;
      const inner = top[oldMatch[0]]!;
      const [next, entered] = reachedBy[inner]!;
      blossoms.moveBase(inner, entered);
      mate[entered] = next;
      [inside, outside] = [next, entered];
    }
  };

  const closeCircle = (v: number, w: number, wayV: number[], wayW: number[]): void => {
    const circle = [...wayV.slice().reverse(), ...wayW.slice(0, -1)];
    const edges: Edge[] = [];
    for (const b of wayV.slice(0, -1).reverse()) edges.push(reachedBy[b]!);
    edges.push([v, w]);
    for (const b of wayW.slice(0, -1)) edges.push([reachedBy[b]![1], reachedBy[b]![0]]);
    const cameBy = reachedBy[circle[0]!]!;
    const wereInner = circle.filter((b) => label[b] === INNER);
    const added = blossoms.form(circle, edges);
    label[added] = OUTER;
    reachedBy[added] = cameBy;
    setPrice[added] = 0;
    for (const b of wereInner) for (const u of verticesOf(b)) toScan.push(u);
  };

  /** `v` is outer, the edge to `w` tight. True if one more pair was made. */
  const follow = (v: number, w: number): boolean => {
    const other = top[w]!;
    if (other === top[v] || label[other] === INNER) return false;
    if (label[other] === FREE) {
      makeInner(other, [v, w]);
      return false;
    }
    const [wayV, wayW] = [wayToRoot(v), wayToRoot(w)];
    if (wayV[wayV.length - 1] !== wayW[wayW.length - 1]) {
      rematch(v, w);
      rematch(w, v);
      return true;
    }
    // both ways end alike: the circle begins at the last blossom in which they differ, and the one after it
    let common = 0;
    while (wayV[wayV.length - 1 - common] === wayW[wayW.length - 1 - common]) common += 1;
    closeCircle(v, w, wayV.slice(0, wayV.length - common + 1), wayW.slice(0, wayW.length - common + 1));
    return false;
  };

  const scan = (v: number): boolean => {
    for (let w = 0; w < count; w += 1) {
      if (top[w] === top[v]) continue;
      const gap = slackOf(v, w);
      if (gap <= 0 && labelOf(w) !== INNER) {
        if (follow(v, w)) return true;
      } else if (gap < slack[w]!) {
        slack[w] = gap;
        nearest[w] = v;
      }
    }
    return false;
  };

  /** The nearest outer vertex lies in one blossom with `w` by now: another one is. */
  const lookAgain = (w: number): void => {
    slack[w] = Infinity;
    nearest[w] = -1;
    for (let v = 0; v < count; v += 1) {
      if (top[v] === top[w] || labelOf(v) !== OUTER || slackOf(v, w) >= slack[w]!) continue;
      slack[w] = slackOf(v, w);
      nearest[w] = v;
    }
  };

  /** By how much prices can move until an edge becomes tight or the price of an inner set is used up. */
  const findStep = (): number => {
    let step = Infinity;
    for (let w = 0; w < count; w += 1) {
      if (labelOf(w) === INNER) continue;
      const outer = labelOf(w) === OUTER;
      if (outer && nearest[w] !== -1 && top[nearest[w]!] === top[w]) lookAgain(w);
      step = Math.min(step, outer ? slack[w]! / 2 : slack[w]!);
    }
    for (const b of blossoms.outermost()) if (label[b] === INNER) step = Math.min(step, setPrice[b]! / 2);
    return step;
  };

  const movePrices = (step: number): void => {
    for (let v = 0; v < count; v += 1) {
      const is = labelOf(v);
      if (is === OUTER) price[v]! += step;
      else if (is === INNER) price[v]! -= step;
      slack[v]! -= is === OUTER ? 2 * step : is === FREE ? step : 0;
    }
    for (const b of blossoms.outermost()) {
      if (label[b] === OUTER) setPrice[b]! += 2 * step;
      else if (label[b] === INNER) setPrice[b]! -= 2 * step;
    }
  };

  /** An inner blossom whose price is used up: its children on the way through it stay in the tree, the others leave. */
  const openInner = (b: number): void => {
    const [before, entered] = reachedBy[b]!;
    const way = blossoms.wayToBase(b, entered);
    for (const child of blossoms.childrenOf(b)) label[child] = FREE;
    blossoms.dissolve(b);
    let edge: Edge = [before, entered];
    way.children.forEach((child, k) => {
      if (k % 2 === 1) return;
      label[child] = INNER;
      reachedBy[child] = edge;
      if (k + 1 === way.children.length) return;
      const exit = base[child]!;
      makeOuter(way.children[k + 1]!, [exit, mate[exit]!]);
      edge = way.links[k + 1]!;
    });
  };

  const dissolveUnpriced = (b: number): void => {
    if (b < count || setPrice[b] !== 0) return;
    const children = blossoms.childrenOf(b);
    blossoms.dissolve(b);
    children.forEach(dissolveUnpriced);
  };

  /** One more pair; false if there is none to be had. */
  const runStage = (): boolean => {
    label.fill(FREE);
    slack.fill(Infinity);
    nearest.fill(-1);
    toScan = [];
    for (let v = 0; v < count; v += 1) if (mate[v] === -1) makeOuter(top[v]!, null);
    for (;;) {
      while (toScan.length > 0) if (scan(toScan.pop()!)) return true;
      const step = findStep();
      if (step === Infinity) return false;
      movePrices(step);
      for (const b of blossoms.outermost()) if (label[b] === INNER && setPrice[b] === 0) openInner(b);
      for (let w = 0; w < count; w += 1) {
        if (slack[w] === 0 && labelOf(w) !== INNER && follow(nearest[w]!, w)) return true;
      }
    }
  };

  for (let v = 0; v < count; v += 1) {
    for (let w = v + 1; w < count && mate[v] === -1; w += 1) {
      if (mate[w] === -1 && cost[v * count + w] === 0) [mate[v], mate[w]] = [w, v];
    }
  }
  while (mate.includes(-1)) {
    if (!runStage()) return null;
    for (const b of blossoms.outermost()) if (label[b] === OUTER) dissolveUnpriced(b);
  }
  const sets: { vertices: number[]; price: number }[] = [];
  const collect = (b: number): void => {
    if (b < count) return;
    sets.push({ vertices: verticesOf(b), price: setPrice[b]! / 2 });
    blossoms.childrenOf(b).forEach(collect);
  };
  blossoms.outermost().forEach(collect);
  return { mate: [...mate], prices: Array.from(price, (doubled) => doubled / 2), sets };
}
