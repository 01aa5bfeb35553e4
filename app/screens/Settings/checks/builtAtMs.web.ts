import { RELEASE_DATE } from './releaseDate';

/** The build writes its time into the page (`src/cli/build/optimizeStartPage.ts`). */
export function builtAtMs(): number {
  const written = document.querySelector('meta[name="tableside-built"]')?.getAttribute('content');
  const time = Date.parse(written ?? RELEASE_DATE);
  return Number.isNaN(time) ? Date.parse(RELEASE_DATE) : time;
}
