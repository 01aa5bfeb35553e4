/** Which entries are struck, as strikes come one after another: a strike may be struck itself, and that one too. */
export interface Strikes {
  readonly strike: (by: number, target: number) => void;
  /** The strikes that count against an entry. */
  readonly on: (n: number) => readonly number[];
  /** What a strike is about in the end: follows strikes of strikes down to the first entry that is wanted. */
  readonly bottom: (n: number, isWanted: (n: number) => boolean) => number;
}

/** `heard` is told of every entry that begins or ceases to count. */
export function makeStrikes(heard: (n: number, isLive: boolean) => void): Strikes {
  const targets = new Map<number, number>();
  const against = new Map<number, Set<number>>();
  const on = (n: number): Set<number> => {
    const known = against.get(n) ?? new Set<number>();
    against.set(n, known);
    return known;
  };
  const hit = (target: number, by: number): void => {
    const wasLive = on(target).size === 0;
    on(target).add(by);
    if (wasLive) turned(target, false);
  };
  const release = (target: number, by: number): void => {
    on(target).delete(by);
    if (on(target).size === 0) turned(target, true);
  };
  /** A strike that ceases to count lets go of what it struck, and the other way round. */
  const turned = (n: number, isLive: boolean): void => {
    heard(n, isLive);
    const target = targets.get(n);
    if (target !== undefined) (isLive ? hit : release)(target, n);
  };
  return {
    strike: (by, target) => {
      targets.set(by, target);
      hit(target, by);
    },
    on: (n) => [...(against.get(n) ?? [])],
    bottom: (n, isWanted) => {
      let at = n;
      for (let next = targets.get(at); next !== undefined && !isWanted(at); next = targets.get(at)) at = next;
      return at;
    },
  };
}
