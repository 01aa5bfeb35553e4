/** How long it took, for a person to read. */
export const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
