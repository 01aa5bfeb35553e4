import { rmSync } from 'node:fs';
import { bytecodeComplaint } from '../build/hermes';
import { exportApp } from '../build/expo';
import { buildWeb } from '../build/web';
import { inRoot } from '../paths';
import { type Outcome, type Step } from './schedule';

const PHONES = ['android', 'ios'] as const;

export const webBuild: Step = {
  name: 'web build',
  run: async (): Promise<Outcome> => {
    const built = await buildWeb(() => undefined);
    return built.ok ? { passed: 1, failed: 0, log: '' } : { passed: 0, failed: 1, log: built.error };
  },
};

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
