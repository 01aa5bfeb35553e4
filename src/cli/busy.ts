import { availableParallelism } from 'node:os';
import { runUnderLoad } from './busy/runUnderLoad';

const LOOPS_PER_CORE = 2;
const BAD_USAGE = 2;

async function busy([program, ...args]: readonly string[]): Promise<number> {
  if (program === undefined) {
    console.error('busy: no command was named.\nUse: npm run busy -- COMMAND [ARGUMENTS…]');
    return BAD_USAGE;
  }
  const loops = LOOPS_PER_CORE * availableParallelism();
  const { code, seeds, seconds } = await runUnderLoad(program, args, loops, (pids) =>
    console.error(`busy: ${pids.length} busy loops beside "${[program, ...args].join(' ')}" (pids ${pids.join(' ')})`),
  );
  for (const [seed, line] of seeds) console.error(`busy: seed ${seed} in: ${line}`);
  if (seeds.size === 0) console.error('busy: the output named no seed');
  console.error(`busy: exit code ${code} after ${seconds.toFixed(1)} s`);
  return code;
}

void busy(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
