/** Written into the page by the build (`src/cli/build/site.ts`): the package's version and a hash of its sources. */
const META = 'meta[name="tableside-version"]';

/** The version of the page's build; empty on a page that no build finished, which has no service worker either. */
export const BUILD_VERSION: string = document.querySelector<HTMLMetaElement>(META)?.content ?? '';
