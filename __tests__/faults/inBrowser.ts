import { type FaultKindWithRunFunction, type FaultTally, type FaultRunParams } from '../../src/cli/faults/kind';
import { type KillableBrowser, launch, newProfile, removeProfile } from '../lab/browser';
import { serve, type Served } from '../lab/serve';
import { campaign, type Life } from './campaign';

export interface Scene {
  readonly served: Served;
  readonly browser: KillableBrowser;
}

/** A campaign whose lives share no disk, each in a browser of its own that goes on living. */
export const inBrowser =
  (
    page: 'app' | 'storage',
    most: number,
    live: (scene: Scene, life: Life, task: FaultRunParams) => Promise<FaultTally>,
  ): FaultKindWithRunFunction['run'] =>
  async (task) => {
    const served = await serve(page);
    try {
      return await campaign(task, most, async (life) => {
        const profile = newProfile();
        const { browser, kill } = launch(served.program, profile);
        try {
          return await live({ served, browser: await browser }, life, task);
        } finally {
          await kill();
          removeProfile(profile);
        }
      });
    } finally {
      served.close();
    }
  };
