import { ENGINE } from './bench/engine';
import { runBench, type Voice } from './bench/runBench';

const CLEAR_LINE = '\r\u001b[K';

/** On a terminal one line that changes; elsewhere a line for each thing measured, not for each round. */
function progressTo(stream: NodeJS.WriteStream): (text: string) => void {
  let shown = '';
  return (text) => {
    const name = text.split(':', 1)[0] ?? '';
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${text}`);
    else if (name !== '' && name !== shown) stream.write(`measuring ${name} …\n`);
    shown = name;
  };
}

const voice: Voice = {
  figures: (text) => console.log(text),
  complaint: (text) => console.error(text),
  progress: progressTo(process.stderr),
};

void runBench(process.argv.slice(2), { engine: ENGINE, table: [], sync: [] }, voice).then((status) => {
  process.exitCode = status;
});
