/** Written into the page by the build (`src/cli/build/site.ts`). A phone has no page. */
const META = 'meta[name="tableside-base"]';

/** Where the app lies on its host, with a slash at both ends. */
export const BASE_PATH = globalThis.document?.querySelector<HTMLMetaElement>(META)?.content ?? '/';

/** `/path/tables` → `/tables`, for a base of `/path/`. An address outside the base stays as it is. */
export function withoutBasePath(address: string, base = BASE_PATH): string {
  if (address.startsWith(base)) return address.slice(base.length - 1);
  return `${address}/` === base ? '/' : address;
}
