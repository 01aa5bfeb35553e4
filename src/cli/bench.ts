import { ENGINE } from './bench/engine';
import { runBench, type Voice } from './bench/runBench';
import { TABLE } from './bench/table';
import { progressTo } from './progressTo';

const voice: Voice = {
  figures: (text) => console.log(text),
  complaint: (text) => console.error(text),
  progress: progressTo(process.stderr),
};

void runBench(process.argv.slice(2), { engine: ENGINE, table: TABLE, sync: [] }, voice).then((status) => {
  process.exitCode = status;
});
