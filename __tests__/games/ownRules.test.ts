import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesetById } from '@/rulesets';
import { adjudicate, jsonLines } from '../kit/adjudicate';

const file = path.join(__dirname, 'ownRules.jsonl');

interface ToldFlag {
  readonly id: string;
  readonly verdict: string;
  readonly local?: true;
}

/** Every flag with its verdict, and whether it is marked as local; and the last line of each record. */
async function judged(...options: readonly string[]) {
  const { code, out, err } = await adjudicate(['--json', ...options, file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = jsonLines(out);
  const flags = lines.flatMap(({ record, flags: raised }) =>
    ((raised ?? []) as readonly ToldFlag[]).map(
      ({ id, verdict, local }) => `${record as string} ${id} ${verdict}${local ? ' local' : ''}`,
    ),
  );
  return { flags, ends: lines.filter(({ end }) => end === true) };
}

describe('records that carry their own rules, in a process that has never seen these rules', () => {
  test('no built-in ruleset has their id', () => {
    expect([rulesetById('maple-grove'), rulesetById('quiet-house')]).toEqual([undefined, undefined]);
  });

  test('are judged by them, and the flags that rest on them are local', async () => {
    const { flags, ends } = await judged();
    expect(flags).toEqual([
      'own-rules-over-six 3:coach-verbal penalty local',
      'own-rules-over-six 8:oot-started penalty local',
      'own-rules-over-six 18:discard-stack-early penalty local',
      'own-rules-set 3:coach-nonpartner penalty local',
    ]);
    // Di and Ana each took three penalty cards; the rules of the second record came with a `set`.
    expect(ends).toMatchObject([
      { stock: [23, 20, 20, 23, 20, 20], draw: 5, open: [], unexplained: 0 },
      { stock: [30, 31], draw: 96, open: [], unexplained: 0 },
    ]);
  });

  test('can be judged by a built-in ruleset, and then none is local', async () => {
    const { flags } = await judged('--ruleset', 'six-player-partners');
    expect(flags.filter((flag) => !/ (1|2):/.test(flag))).toEqual([
      'own-rules-over-six 3:coach-verbal silent',
      'own-rules-over-six 8:oot-started penalty',
      'own-rules-set 3:coach-nonpartner silent',
    ]);
  });

  test('name their rules, the ruleset beneath, and the penalty beside the remedy', async () => {
    const { out } = await adjudicate([file]);
    expect(out).toContain('own-rules-over-six · Maple Grove rally\n');
    expect(out).toContain('The record carries its own rules. Local rules over Six players in partnership.');
    expect(out).toContain('Local rules: fourBeforeStack, penalty, X25a, discard-stack-early, coach-verbal');
    expect(out).toContain(
      "Remedy: Move the 10 from Ana's discard pile 1 to Ana's discard pile 2; Ana takes 3 cards from the draw pile",
    );
    expect(out).toContain('The heading was corrected: rule sheet is Quiet house');
  });

  test('a record is refused with its line, field and reason, and the others are still judged', async () => {
    const [header = '', ...rest] = readFileSync(file, 'utf8').split('\n');
    const broken = header.replace('"ruling":"penalty"', '"ruling":"fine"').replace('own-rules-over-six', 'broken');
    const { code, out, err } = await adjudicate(['--json', '-'], [broken, header, ...rest].join('\n'));
    expect(code).toBe(2);
    expect(err).toBe(
      '-:1: the rules that the record carries cannot be used: `rules.cells.coach-verbal.ruling`: "fine" is not one of illegal, penalty, silent, stands, info, legal, never\n',
    );
    expect(jsonLines(out).filter(({ end }) => end === true)).toHaveLength(2);
  });

  test('a name with control characters does not reach the terminal', async () => {
    const text = readFileSync(file, 'utf8').replace('Maple Grove rally', 'Maple\\u001b[31m Grove');
    const { out } = await adjudicate(['-'], text);
    expect(out).not.toContain('\u001b[31m Grove');
  });
});
