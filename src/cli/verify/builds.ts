import { rmSync } from 'node:fs';
import { bytecodeComplaint } from '../build/hermes';
import { exportApp } from '../build/expo';
import { labBuild } from '../build/lab';
import { buildWeb, type WebBuild } from '../build/web';
import { inRoot } from '../paths';
import { type Outcome, type Step } from './schedule';

const PHONES = ['android', 'ios'] as const;

const built = (name: string, after: readonly string[] = [], build?: WebBuild): Step => ({
  name,
  after,
  run: async (): Promise<Outcome> => {
    const made = await buildWeb(() => undefined, build);
    return made.ok ? { passed: 1, failed: 0, log: '' } : { passed: 0, failed: 1, log: made.error };
  },
});

export const webBuild = built('web build');
/** The page on which the log is tried in a real browser; most of it is what the app consists of, ready by then. */
export const storagePage = built('lab build', ['web build'], labBuild('storage'));

/** Both phones' bundles, compiled to Hermes bytecode: what would break on a phone breaks here first. */
export const phoneBuilds: Step = {
  name: 'Android and iOS bundles',
  run: async (): Promise<Outcome> => {
    const folder = inRoot(`dist/phones-${process.pid}`);
    const { ok, log } = await exportApp(PHONES, folder);
    const complaints = PHONES.map((platform) => bytecodeComplaint(folder, platform)).filter(
      (complaint) => complaint !== null,
    );
    rmSync(folder, { recursive: true, force: true });
    const failed = ok ? complaints.length : PHONES.length;
    return { passed: PHONES.length - failed, failed, log: [log, ...complaints].join('\n') };
  },
};
