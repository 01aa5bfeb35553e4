/** The time since `began` (a `performance.now()`) as text: `12.3 s`. */
export const secondsSinceText = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
