/** When this version was finished. */
export const RELEASE_DATE = '2026-11-18';

/** The build writes its time into the page (`src/cli/build/startPage.ts`). */
export function builtAt(): number {
  const written = document.querySelector('meta[name="tableside-built"]')?.getAttribute('content');
  const time = Date.parse(written ?? RELEASE_DATE);
  return Number.isNaN(time) ? Date.parse(RELEASE_DATE) : time;
}
