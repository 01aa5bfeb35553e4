import { labBuildTarget, type LabPageName } from '../../src/cli/build/lab';
import { buildWebIfStale } from '../../src/cli/build/web';
import { findOrInstallChromium } from '../../src/cli/chromium';
import { listenOnPort } from '../../src/cli/serve/listenOnPort';
import { makeStaticServer } from '../../src/cli/serve/makeStaticServer';

/** A built page and who can look at it. */
export interface Served {
  readonly program: string;
  readonly port: number;
  readonly close: () => void;
}

const obtained = async <T>(wanted: Promise<{ ok: true; value: T } | { ok: false; error: string }>): Promise<T> => {
  const result = await wanted;
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** Builds what is stale, serves it, finds the browser. `app` is the app itself. */
export async function serve(
  page: LabPageName | 'app',
  tell: (what: string) => void = () => undefined,
): Promise<Served> {
  const program = await obtained(findOrInstallChromium());
  const folder = await obtained(page === 'app' ? buildWebIfStale(tell) : buildWebIfStale(tell, labBuildTarget(page)));
  const server = makeStaticServer(folder);
  const port = await obtained(listenOnPort(server, 0, false));
  return {
    program,
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
