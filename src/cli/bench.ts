import { ENGINE_MEASUREMENTS } from './bench/engineMeasurements';
import { EVENT_MEASUREMENTS } from './bench/eventMeasurements';
import { RULINGS_MEASUREMENTS } from './bench/rulingsMeasurements';
import { runBench, type BenchOutput } from './bench/runBench';
import { TABLE_MEASUREMENTS } from './bench/tableMeasurements';
import { makeProgressPrinter } from './progressPrinter';

const output: BenchOutput = {
  figures: (text) => console.log(text),
  complaint: (text) => console.error(text),
  progress: makeProgressPrinter(process.stderr),
};

const measurements = {
  engine: ENGINE_MEASUREMENTS,
  table: TABLE_MEASUREMENTS,
  rulings: RULINGS_MEASUREMENTS,
  event: EVENT_MEASUREMENTS,
  sync: [],
};

void runBench(process.argv.slice(2), measurements, output).then((status) => {
  process.exitCode = status;
});
