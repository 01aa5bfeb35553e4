import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';

export type EventOptions =
  | { readonly command: 'help' }
  | { readonly command: 'standings'; readonly files: readonly string[]; readonly json: boolean }
  | { readonly command: 'next'; readonly files: readonly [string]; readonly json: boolean; readonly seed: string };

export const EVENT_USAGE = `npm run --silent event -- standings [--json] FILE…          (- = standard input)
npm run --silent event -- next --seed TEXT [--json] FILE`;

export const EVENT_HELP = `Replays the records of events and tells how everybody stands, or what comes next.

  ${EVENT_USAGE.replace('\n', '\n  ')}

  standings      one report for each event in the files
  next           the entries up to the moment when people have to play; the same file and seed give the same answer
  --seed TEXT    what every draw depends on
  --json         one line of JSON for each event
  --help         this text

Exit status 0 when every record was read; 2 when one could not be.`;

const SWITCHES = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
type Switch = keyof typeof SWITCHES;
const isSwitch = (name: string): name is Switch => Object.hasOwn(SWITCHES, name);

/** The command first, then options and files in any order; after `--` everything is a file. */
export function parseEventArgs(args: readonly string[]): Result<EventOptions, string> {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...SWITCHES, seed: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const on = new Set<Switch>();
  let seed: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    const written = args[token.index] ?? '';
    const isAlone = written.startsWith('--') || written === token.rawName;
    if (name === 'seed') {
      if (typeof value !== 'string') return fail('--seed needs a text');
      seed = value;
    } else if (isSwitch(name) && value === undefined && isAlone) on.add(name);
    else return fail(`unknown option ${written}`);
  }
  if (on.has('help')) return ok({ command: 'help' });
  const [command, ...files] = words;
  const json = on.has('json');
  const [file, another] = files;
  if (command !== 'standings' && command !== 'next')
    return fail(command === undefined ? 'no command was named' : `unknown command ${command}`);
  if (file === undefined) return fail('no file was named');
  if (command === 'standings')
    return seed === undefined ? ok({ command, files, json }) : fail('standings need no seed');
  if (another !== undefined) return fail('next takes one file');
  return seed === undefined
    ? fail('--seed TEXT says by which seed to draw')
    : ok({ command, files: [file], json, seed });
}
