/** How firmly a ruling stands: the sheet says so, it follows from a clause, or no clause speaks. */
export const BASES = ['text', 'inferred', 'default'] as const;
export type Basis = (typeof BASES)[number];
