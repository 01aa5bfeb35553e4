import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import { type Ruleset, RULESETS } from '@/rulesets';
import { findRulesetById } from '../findRulesetById';

export interface AdjudicateOptions {
  readonly files: readonly string[];
  /** Judge by this ruleset instead of each record's own. */
  readonly under?: Ruleset;
  readonly json: boolean;
  readonly board: boolean;
  readonly verify: boolean;
  readonly help: boolean;
}

export const ADJUDICATE_USAGE =
  'npm run --silent adjudicate -- [--ruleset ID] [--json] [--board] [--verify] FILE…   (- = standard input)';

export const ADJUDICATE_HELP = `Replays game records and tells every irregularity, with clause and remedy.

  ${ADJUDICATE_USAGE}

  --ruleset ID   judge by another rule sheet; positions and rulings stay the record's own
  --json         one line of JSON per entry, then one per record
  --board        draw the position at each turn
  --verify       check the chain heads that sealed lines vouch for (signatures are not checked yet)
  --help         this text

Rule sheets:
${RULESETS.map(({ id }) => `  ${id}`).join('\n')}

Exit status 0 when every record was read, whatever was flagged; 2 when one could not be.`;

const SWITCHES = {
  json: { type: 'boolean' },
  board: { type: 'boolean' },
  verify: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Switch = keyof typeof SWITCHES;
const isSwitch = (name: string): name is Switch => Object.hasOwn(SWITCHES, name);

/**
 * Options and files in any order; after `--` everything is a file. Node splits the arguments into tokens
 * (`strict: false`); the messages about wrong ones are ours.
 */
export function parseAdjudicateArgs(args: readonly string[]): Result<AdjudicateOptions, string> {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...SWITCHES, ruleset: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const files: string[] = [];
  const on = new Set<Switch>();
  let under: Ruleset | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    const written = args[token.index] ?? '';
    // parseArgs reads `-hx` as `-h -x`; here every option stands alone.
    const isAlone = written.startsWith('--') || written === token.rawName;
    if (name === 'ruleset') {
      const found = findRulesetById(value);
      if (!found.ok) return found;
      under = found.value;
    } else if (isSwitch(name) && value === undefined && isAlone) on.add(name);
    else return fail(`unknown option ${written}`);
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
