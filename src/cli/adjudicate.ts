import { adjudicateFile, type AdjudicationSink } from './adjudicate/adjudicateFile';
import { ADJUDICATE_HELP, ADJUDICATE_USAGE, type AdjudicateOptions, parseAdjudicateArgs } from './adjudicate/args';
import { jsonReportLines } from './adjudicate/jsonReport';
import { makeLineWriter } from './adjudicate/lineStreams';
import { refusedRecordLine, textReportLines } from './adjudicate/textReport';
import { textStylesFor } from './adjudicate/textStyles';
import { reasonFileCannotBeRead } from './reasonFileCannotBeRead';

const UNREADABLE = 2;

const complain = (message: string): void => {
  process.exitCode = UNREADABLE;
  process.stderr.write(`${message}\n`);
};

async function adjudicate({ files, under, json, board, verify }: AdjudicateOptions): Promise<void> {
  const out = makeLineWriter(process.stdout);
  const styles = textStylesFor(process.stdout, process.env);
  const forPeople = { board, styles, ...(under === undefined ? {} : { under }) };
  const sink: AdjudicationSink = {
    game: async (game) => {
      for (const line of json ? jsonReportLines(game, under) : textReportLines(game, forPeople)) {
        const isFull = out.line(line);
        if (isFull) await out.flush();
      }
    },
    refused: async (record) => {
      if (!json && out.line(`${refusedRecordLine(record, styles)}\n`)) await out.flush();
    },
    note: (text) => void process.stderr.write(`${text}\n`),
    problem: complain,
  };
  for (const file of files) {
    try {
      await adjudicateFile(file, verify, sink);
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

const options = parseAdjudicateArgs(process.argv.slice(2));
if (!options.ok) complain(`adjudicate: ${options.error}\n${ADJUDICATE_USAGE}`);
else if (options.value.help) process.stdout.write(`${ADJUDICATE_HELP}\n`);
else void adjudicate(options.value);
