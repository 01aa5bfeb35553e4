import { fail, ok, type Result } from '@/base';
import { rulesetById, type Ruleset, RULESETS } from '@/rulesets';
import { words } from '@/words';

export interface Options {
  readonly files: readonly string[];
  readonly under?: Ruleset;
  readonly json: boolean;
  readonly board: boolean;
  readonly verify: boolean;
  readonly help: boolean;
}

export const USAGE =
  'npm run --silent adjudicate -- [--ruleset ID] [--json] [--board] [--verify] FILE…   (- = standard input)';

export const HELP = `Replays game records and tells every irregularity, with clause and remedy.

  ${USAGE}

  --ruleset ID   judge by another rule sheet; positions and rulings stay the record's own
  --json         one line of JSON per entry, then one per record
  --board        draw the position at each turn
  --verify       check the chain heads that sealed lines vouch for (signatures are not checked yet)
  --help         this text

Rule sheets:
${RULESETS.map(({ id }) => `  ${id}`).join('\n')}

Exit status 0 when every record was read, whatever was flagged; 2 when one could not be.`;

const SWITCHES = ['json', 'board', 'verify', 'help'] as const;
type Switch = (typeof SWITCHES)[number];
const isSwitch = (name: string): name is Switch => SWITCHES.some((known) => known === name);

/** Options and files in any order; after `--` everything is a file. */
export function parseArgs(args: readonly string[]): Result<Options, string> {
  const files: string[] = [];
  const on = new Set<Switch>();
  let under: Ruleset | undefined;
  for (let i = 0; i < args.length; i += 1) {
    const arg = args[i] as string;
    if (arg === '--') {
      files.push(...args.slice(i + 1));
      break;
    }
    if (arg === '-' || !arg.startsWith('-')) {
      files.push(arg);
      continue;
    }
    const [name = '', value] = arg === '-h' ? ['help'] : split(arg);
    if (name === 'ruleset') {
      const id = value ?? args[(i += 1)];
      if (id === undefined) return fail('--ruleset needs the id of a rule sheet');
      under = rulesetById(id);
      if (under === undefined)
        return fail(
          words('en').refusals['unknown-ruleset']({
            code: 'unknown-ruleset',
            value: id,
            allowed: RULESETS.map((known) => known.id).join(' | '),
          }),
        );
    } else if (isSwitch(name) && value === undefined) on.add(name);
    else return fail(`unknown option ${arg}`);
  }
  const help = on.has('help');
  if (files.length === 0 && !help) return fail('no file was named');
  return ok({
    files,
    json: on.has('json'),
    board: on.has('board'),
    verify: on.has('verify'),
    help,
    ...(under === undefined ? {} : { under }),
  });
}

/** `--ruleset=mattel` as well as `--ruleset mattel`. */
const split = (arg: string): readonly string[] => {
  const text = arg.startsWith('--') ? arg.slice(2) : arg;
  const at = text.indexOf('=');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};
