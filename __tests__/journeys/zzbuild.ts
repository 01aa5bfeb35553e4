import { exportApp } from '../../src/cli/build/expo';
import { rmSync, renameSync } from 'node:fs';
void (async () => {
  const t = Date.now();
  const out = '/tmp/jweb-new';
  rmSync(out, { recursive: true, force: true });
  const { ok, log } = await exportApp(['web'], out);
  if (!ok) {
    console.log(log.slice(-3000));
    process.exit(1);
  }
  rmSync('/tmp/jweb', { recursive: true, force: true });
  renameSync(out, '/tmp/jweb');
  console.log('built', (Date.now() - t) / 1000);
})();
