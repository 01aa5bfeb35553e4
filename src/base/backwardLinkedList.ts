/**
 * A list that grows at the end in constant time and is never changed: each link remembers the one
 * before it. A game of five thousand entries costs no more per tap than one of fifty, and every
 * earlier state can still be held on to.
 */
export interface BackwardLinkedList<T> {
  readonly last: T;
  readonly before: BackwardLinkedList<T> | null;
  readonly length: number;
}

export const appendToList = <T>(chain: BackwardLinkedList<T> | null, last: T): BackwardLinkedList<T> => ({
  last,
  before: chain,
  length: chain === null ? 1 : chain.length + 1,
});

/** First to last. */
export function listToArray<T>(chain: BackwardLinkedList<T> | null): T[] {
  const items = new Array<T>(chain === null ? 0 : chain.length);
  for (let link = chain, i = items.length - 1; link !== null; link = link.before, i -= 1) {
    items[i] = link.last;
  }
  return items;
}

export const listFromArray = <T>(items: readonly T[]): BackwardLinkedList<T> | null =>
  items.reduce<BackwardLinkedList<T> | null>((chain, item) => appendToList(chain, item), null);

/** The newest item that satisfies the test. */
export function findLastInList<T>(chain: BackwardLinkedList<T> | null, test: (item: T) => boolean): T | undefined {
  for (let link = chain; link !== null; link = link.before) {
    if (test(link.last)) return link.last;
  }
  return undefined;
}

/** The same chain with one item replaced; links after it are made anew, links before it are shared. */
export function replaceInList<T>(
  chain: BackwardLinkedList<T> | null,
  test: (item: T) => boolean,
  change: (item: T) => T,
): BackwardLinkedList<T> | null {
  if (chain === null) return null;
  if (test(chain.last)) return { ...chain, last: change(chain.last) };
  const newer: T[] = [];
  let link: BackwardLinkedList<T> | null = chain;
  while (link !== null && !test(link.last)) {
    newer.push(link.last);
    link = link.before;
  }
  if (link === null) return chain;
  let rebuilt: BackwardLinkedList<T> = { ...link, last: change(link.last) };
  for (let i = newer.length - 1; i >= 0; i -= 1) rebuilt = appendToList(rebuilt, newer[i] as T);
  return rebuilt;
}
