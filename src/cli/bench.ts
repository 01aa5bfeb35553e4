import { ENGINE_MEASUREMENTS } from './bench/engineMeasurements';
import { runBench, type BenchWriters } from './bench/runBench';
import { TABLE_MEASUREMENTS } from './bench/tableMeasurements';
import { makeProgressPrinter } from './progressPrinter';

const output: BenchWriters = {
  figures: (text) => console.log(text),
  complaint: (text) => console.error(text),
  progress: makeProgressPrinter(process.stderr),
};

void runBench(process.argv.slice(2), { engine: ENGINE_MEASUREMENTS, table: TABLE_MEASUREMENTS, sync: [] }, output).then(
  (status) => {
    process.exitCode = status;
  },
);
