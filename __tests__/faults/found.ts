/** A seed with which something once went wrong. Every campaign of its kind begins with it. */
export interface FoundSeed {
  readonly kind: string;
  readonly seed: string;
  /** How many faults it takes. */
  readonly count: number;
  /** What went wrong then, and why. */
  readonly what: string;
}

/** Never shortened. */
export const FOUND: readonly FoundSeed[] = [
  {
    kind: 'recover-app',
    seed: 'mwldrg57/1',
    count: 1,
    what:
      'On a fresh clone: "the tap of unknown outcome is gone (lied)". The finger took a page without the sign "saved" ' +
      '(between the deal and the table) for saved, and a fault armed for the next message hit another write than the ' +
      'one the try was about.',
  },
  {
    kind: 'recover-app',
    seed: 'mwle18kc/8.2',
    count: 1,
    what:
      'The same with five busy loops beside it, traced: the fault hit the write of the deal. The app recovered it, but ' +
      'two taps made in the second before it loaded its page anew were dropped, and it did not say so.',
  },
];
