import { next, replayEvent, standings } from '@/tournament';
import { makeLineWriter } from './adjudicate/lineStreams';
import { textStylesFor } from './adjudicate/textStyles';
import { EVENT_HELP, EVENT_USAGE, type EventOptions, parseEventArgs } from './event/args';
import { jsonStandingsLine } from './event/jsonStandings';
import { jsonNextLine, textNextLines } from './event/nextReport';
import { readEventFile, type WrittenEvent } from './event/readEventFile';
import { textStandingsLines } from './event/textStandings';
import { reasonFileCannotBeRead } from './reasonFileCannotBeRead';

const UNREADABLE = 2;

const complain = (message: string): void => {
  process.exitCode = UNREADABLE;
  process.stderr.write(`${message}\n`);
};

type AskedFor = Exclude<EventOptions, { command: 'help' }>;

function reportLines({ header, entries }: WrittenEvent, options: AskedFor): readonly string[] {
  const event = replayEvent(header, entries);
  if (options.command === 'next') {
    const answer = next({ header, entries }, options.seed);
    return options.json ? [jsonNextLine(answer)] : textNextLines(event, answer);
  }
  const shown = standings(event);
  return options.json
    ? [jsonStandingsLine(header, shown)]
    : textStandingsLines(event, shown, textStylesFor(process.stdout, process.env));
}

async function report(options: AskedFor): Promise<void> {
  const out = makeLineWriter(process.stdout);
  for (const file of options.files) {
    try {
      await readEventFile(file, {
        event: async (event) => {
          for (const line of reportLines(event, options)) if (out.line(line)) await out.flush();
        },
        problem: complain,
      });
    } catch (error) {
      complain(`${file}: ${reasonFileCannotBeRead(error)}`);
    }
  }
  await out.flush();
}

/** The reader of a pipe may close it early (`| head`): this is not an error, and the output is dropped. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && stream === process.stdout) complain(`standard output: ${error.message}`);
    process.exit();
  });
}

const options = parseEventArgs(process.argv.slice(2));
if (!options.ok) complain(`event: ${options.error}\n${EVENT_USAGE}`);
else if (options.value.command === 'help') process.stdout.write(`${EVENT_HELP}\n`);
else void report(options.value);
