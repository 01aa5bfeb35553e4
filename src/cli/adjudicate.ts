import { type Options, HELP, parseArgs, USAGE } from './adjudicate/args';
import { adjudicateFile, type Sink } from './adjudicate/file';
import { inkFor } from './adjudicate/ink';
import { jsonLines } from './adjudicate/json';
import { openOut } from './adjudicate/out';
import { personLines, refusedLine } from './adjudicate/person';

const CANNOT = 2;

const complain = (message: string): void => {
  process.exitCode = CANNOT;
  process.stderr.write(`${message}\n`);
};

/** What the system says about a file, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a directory, not a file',
  EACCES: 'this file may not be read',
  EPERM: 'this file may not be read',
};

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message ?? String(error);
};

async function adjudicate({ files, under, json, board, verify }: Options): Promise<void> {
  const out = openOut(process.stdout);
  const ink = inkFor(process.stdout, process.env);
  const person = { board, ink, ...(under === undefined ? {} : { under }) };
  const sink: Sink = {
    game: async (game) => {
      for (const line of json ? jsonLines(game, under) : personLines(game, person)) {
        const isFull = out.line(line);
        if (isFull) await out.flush();
      }
    },
    refused: async (record) => {
      if (!json && out.line(`${refusedLine(record, ink)}\n`)) await out.flush();
    },
    note: (text) => void process.stderr.write(`${text}\n`),
    problem: complain,
  };
  for (const file of files) {
    try {
      await adjudicateFile(file, verify, sink);
    } catch (error) {
      complain(`${file}: ${reasonOf(error)}`);
    }
  }
  await out.flush();
}

/** Whoever reads along may stop reading (`| head`): that is no error, and nothing more is to be said. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && stream === process.stdout) complain(`standard output: ${error.message}`);
    process.exit();
  });
}

const options = parseArgs(process.argv.slice(2));
if (!options.ok) complain(`adjudicate: ${options.error}\n${USAGE}`);
else if (options.value.help) process.stdout.write(`${HELP}\n`);
else void adjudicate(options.value);
