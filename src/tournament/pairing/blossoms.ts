/**
 * The nested odd circles ("blossoms") of Edmonds' matching algorithm. Vertices are 0 … n − 1, blossoms n … 2n − 1. A
 * blossom's children are vertices or blossoms, in the order of the circle, the one with its base first; `links[k]` is
 * the edge from child k to child k + 1, as [vertex in child k, vertex in child k + 1]. Every second link is matched, the
 * first is not, so exactly the base is matched outwards (or free).
 */
export type Edge = readonly [number, number];

export interface Blossoms {
  /** The partner of each vertex, −1 while it has none. */
  readonly mate: Int32Array;
  /** The outermost blossom (or the vertex itself) that holds each vertex. */
  readonly top: Int32Array;
  readonly base: Int32Array;
  readonly isTop: (b: number) => boolean;
  /** Blossoms that lie in no other. */
  readonly outermost: () => number[];
  readonly childrenOf: (b: number) => readonly number[];
  readonly verticesOf: (b: number) => number[];
  readonly form: (children: readonly number[], links: readonly Edge[]) => number;
  /** Takes an outermost blossom apart: its children become outermost. */
  readonly dissolve: (b: number) => void;
  /** The children on the even way from the one that holds `v` to the base, and the links between them. */
  readonly wayToBase: (b: number, v: number) => { readonly children: number[]; readonly links: Edge[] };
  /** Matches the vertices inside anew so that `v` becomes the base. */
  readonly moveBase: (b: number, v: number) => void;
}

export function makeBlossoms(count: number): Blossoms {
  const mate = new Int32Array(count).fill(-1);
  const top = Int32Array.from({ length: count }, (_, v) => v);
  const base = Int32Array.from({ length: 2 * count }, (_, b) => (b < count ? b : -1));
  const parent = new Int32Array(2 * count).fill(-1);
  const children: number[][] = Array.from({ length: 2 * count }, () => []);
  const links: Edge[][] = Array.from({ length: 2 * count }, () => []);
  const unused = Array.from({ length: count }, (_, i) => 2 * count - 1 - i);

  const verticesOf = (b: number): number[] => {
    const found: number[] = [];
    const todo = [b];
    while (todo.length > 0) {
      const next = todo.pop()!;
      if (next < count) found.push(next);
      else for (const child of children[next]!) todo.push(child);
    }
    return found;
  };

  const isTop = (b: number): boolean => parent[b] === -1 && base[b] !== -1;

  const outermost = (): number[] => {
    const found: number[] = [];
    for (let b = count; b < 2 * count; b += 1) if (isTop(b)) found.push(b);
    return found;
  };

  const form = (circle: readonly number[], edges: readonly Edge[]): number => {
    const b = unused.pop()!;
    children[b] = circle.slice();
    links[b] = edges.slice();
    base[b] = base[circle[0]!]!;
    parent[b] = -1;
    for (const child of circle) parent[child] = b;
    for (const v of verticesOf(b)) top[v] = b;
    return b;
  };

  const dissolve = (b: number): void => {
    for (const child of children[b]!) {
      parent[child] = -1;
      for (const v of verticesOf(child)) top[v] = child;
    }
    children[b] = [];
    links[b] = [];
    base[b] = -1;
    unused.push(b);
  };

  const childWith = (b: number, v: number): number => {
    let child = v;
    while (parent[child] !== b) child = parent[child]!;
    return child;
  };

  const wayToBase = (b: number, v: number): { children: number[]; links: Edge[] } => {
    const [circle, edges] = [children[b]!, links[b]!];
    const from = circle.indexOf(childWith(b, v));
    // an even number of links either way round: forwards from an odd child, backwards from an even one
    if (from % 2 === 1) return { children: [...circle.slice(from), circle[0]!], links: edges.slice(from) };
    return {
      children: circle.slice(0, from + 1).reverse(),
      links: edges
        .slice(0, from)
        .reverse()
        .map(([x, y]): Edge => [y, x]),
    };
  };

  const moveBase = (b: number, v: number): void => {
    if (b < count) return;
    const child = childWith(b, v);
    const way = wayToBase(b, v);
    moveBase(child, v);
    // the links of the way were matched, unmatched, matched …; each second one is matched now
    for (let k = 1; k < way.links.length; k += 2) {
      const [x, y] = way.links[k]!;
      moveBase(way.children[k]!, x);
      moveBase(way.children[k + 1]!, y);
      mate[x] = y;
      mate[y] = x;
    }
    const [circle, edges] = [children[b]!, links[b]!];
    const first = circle.indexOf(child);
    children[b] = [...circle.slice(first), ...circle.slice(0, first)];
    links[b] = [...edges.slice(first), ...edges.slice(0, first)];
    base[b] = base[child]!;
  };

  const childrenOf = (b: number): readonly number[] => children[b]!;
  return { mate, top, base, isTop, outermost, childrenOf, verticesOf, form, dissolve, wayToBase, moveBase };
}
