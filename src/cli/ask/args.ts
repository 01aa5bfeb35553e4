import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@/base';
import { type Ruleset, RULESETS } from '@/rulesets';
import { findRulesetById } from '../findRulesetById';

export interface AskOptions {
  /** Null where only the help is wanted. */
  readonly ruleset: Ruleset | null;
  /** Null: one question a line on standard input. */
  readonly asked: string | null;
  readonly json: boolean;
  readonly help: boolean;
}

export const ASK_USAGE =
  'npm run --silent ask -- --ruleset ID [--json] "words…"   (- = one question a line on standard input)';

export const ASK_HELP = `Answers a question about the rules: what is allowed, what it costs, what to do with the cards, and by which clause.

  ${ASK_USAGE}

  --ruleset ID   the rule sheet to answer by
  --json         one line of JSON per answer, at most five a question
  --help         this text

Ask in everyday words, in English or Spanish: "drew too many", "puedo tirar el comodin".

Rule sheets:
${RULESETS.map(({ id }) => `  ${id}`).join('\n')}

Exit status 0 when every question was read, whether or not it could be placed; 2 when an argument or a line could not be.`;

const SWITCHES = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
type Switch = keyof typeof SWITCHES;
const isSwitch = (name: string): name is Switch => Object.hasOwn(SWITCHES, name);

/** Options and words in any order; after `--` everything is a word. The words make one question. */
export function parseAskArgs(args: readonly string[]): Result<AskOptions, string> {
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...SWITCHES, ruleset: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const on = new Set<Switch>();
  let ruleset: Ruleset | null = null;
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value } = token;
    const written = args[token.index] ?? '';
    const isAlone = written.startsWith('--') || written === token.rawName;
    if (name === 'ruleset') {
      const found = findRulesetById(value);
      if (!found.ok) return found;
      ruleset = found.value;
    } else if (isSwitch(name) && value === undefined && isAlone) on.add(name);
    else return fail(`unknown option ${written}`);
  }
  const help = on.has('help');
  const asked = words.join(' ').trim();
  if (!help && ruleset === null) return fail('--ruleset ID says by which rule sheet to answer');
  if (!help && asked === '') return fail('no question was asked');
  return ok({ ruleset, asked: asked === '-' ? null : asked, json: on.has('json'), help });
}
