/** A seed in which something once went wrong. It is lived through again at the start of every campaign of its kind. */
export interface FoundSeed {
  readonly kind: string;
  readonly seed: string;
  /** How many faults it takes. */
  readonly count: number;
  /** What went wrong then, and why. */
  readonly what: string;
}

/** Never shortened. */
export const FOUND: readonly FoundSeed[] = [];
