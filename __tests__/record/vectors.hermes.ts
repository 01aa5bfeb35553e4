import path from 'node:path';
import { bundleHermesScript, findOrInstallHermes, runOnHermes } from '@/cli/hermesVm';
import { type Counted, countVectors } from './countVectors';

/** The golden vectors on the engine of the phones. The whole room is loaded there, zod included. */
export async function run(): Promise<Counted> {
  const hermes = await findOrInstallHermes();
  if (!hermes.ok) return { passed: 0, failed: 1, log: hermes.error };
  const script = await bundleHermesScript(path.join(__dirname, 'vectors.ts'), 'golden');
  const printed = await runOnHermes(hermes.value, `${script}\nprint(JSON.stringify(golden.vectors()));`);
  return printed.ok ? countVectors('Hermes', printed.value) : { passed: 0, failed: 1, log: printed.error };
}
