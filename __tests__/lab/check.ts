import { type KillableBrowser } from './browser';
import { type Served } from './serve';

export interface Lab {
  readonly served: Served;
  /** A browser that many checks share; each uses an origin, and so a disk, of its own. */
  readonly browser: KillableBrowser;
}

/** Something that must hold in a real browser. */
export interface Check {
  readonly name: string;
  readonly run: (lab: Lab) => Promise<void>;
}
