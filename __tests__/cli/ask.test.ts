import { parseAskArgs } from '@/cli/ask/args';
import { RULESETS } from '@/rulesets';
import { ANSWER_VERDICTS } from '@/rulings';
import { bundledCommand, jsonLines, tell } from '../kit/adjudicate';

const ask = (args: readonly string[], stdin?: string) =>
  tell(process.execPath, [bundledCommand('ask'), ...args], stdin);

describe('for programs', () => {
  test('the best answer is a line of this shape exactly', async () => {
    const { code, out, err } = await ask(['--ruleset', 'texas-good-sam', '--json', 'my partner told me what to play']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')[0]).toBe(
      '{"asked":"my partner told me what to play","rank":1,"question":"What if the partner says what to play?","verdict":"penalty","flag":"coach-verbal","clauses":["TX.RULES.2e"],"answer":"Cy gave advice in Ana\'s turn. Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy\'s stock.","steps":["Cy takes 2 cards from the draw pile, unseen, to the bottom of Cy\'s stock"],"id":"partner-advice","basis":"text"}',
    );
  });

  test('at most five answers a question, ranked from 1, one question a line, blank lines skipped', async () => {
    const { code, out } = await ask(
      ['--json', '--ruleset', 'six-player-partners', '-'],
      'drew too many\n\n  can I discard a wild  \r\nme toca robar',
    );
    expect(code).toBe(0);
    const lines = jsonLines(out);
    expect([...new Set(lines.map(({ asked }) => asked))]).toEqual([
      'drew too many',
      'can I discard a wild',
      'me toca robar',
    ]);
    for (const typed of new Set(lines.map(({ asked }) => asked))) {
      const own = lines.filter(({ asked }) => asked === typed);
      expect(own.length).toBeLessThanOrEqual(5);
      expect(own.map(({ rank }) => rank)).toEqual(own.map((_, index) => index + 1));
    }
    for (const line of lines) {
      expect(ANSWER_VERDICTS).toContain(line.verdict);
      expect(line).not.toHaveProperty('placed');
    }
  });

  test('a question that cannot be placed offers the nearest and says so', async () => {
    const { code, out } = await ask(['--json', '--ruleset', 'mattel', 'how do I castle in chess']);
    expect(code).toBe(0);
    const lines = jsonLines(out);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.placed).toBe(false);
  });

  test.each(RULESETS.map(({ id }) => id))('%s answers by its own clauses', async (id) => {
    const { out } = await ask(['--json', '--ruleset', id, 'can I play my partners stock']);
    const [best] = jsonLines(out);
    const verdict = { 'tennessee-2018': 'illegal', 'six-player-partners': 'illegal' }[id as string] ?? 'allowed';
    expect(best).toMatchObject({ id: 'partner-stock', verdict });
  });
});

describe('for people', () => {
  test('answer first, then steps and clauses, and the other cases', async () => {
    const { code, out } = await ask([
      '--ruleset',
      'texas-good-sam',
      'do',
      'I',
      'need',
      'four',
      'discard',
      'piles',
      'first',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('do I need four discard piles first  Texas Good Sam');
    expect(out).toContain('✗ Not allowed – Ana put 3 on top of discard pile 1');
    expect(out).toContain('• Move the 3 from');
    expect(out).toContain('TX.DISCARD.1 (Texas Good Sam, Discard pile, sentence 1)');
    expect(out).toContain('Reading X14');
    expect(out).toMatch(/If all four lay open once, and one of them was used up later: i Good to know/);
    expect(out).not.toMatch(/undefined|\u001b/);
  });

  test('says when it cannot place a question', async () => {
    const { out } = await ask(['--ruleset', 'mattel', 'what is the weather']);
    expect(out).toContain('No question here is quite that one. The nearest are:');
  });

  test('what was asked cannot move the cursor', async () => {
    const { out } = await ask(['--ruleset', 'mattel', 'drew too many \u001b[2J cards']);
    expect(out).not.toContain('\u001b');
  });

  test('help, whatever else is there', async () => {
    const { code, out } = await ask(['--help']);
    expect(code).toBe(0);
    for (const { id } of RULESETS) expect(out).toContain(id);
  });
});

describe('arguments', () => {
  test.each([
    [[], '--ruleset ID'],
    [['drew too many'], '--ruleset ID'],
    [['--ruleset'], 'needs the id'],
    [['--ruleset', 'nebraska', 'x'], 'nebraska'],
    [['--ruleset', 'mattel'], 'no question was asked'],
    [['--ruleset', 'mattel', '   '], 'no question was asked'],
    [['--ruleset', 'mattel', '--loud', 'x'], 'unknown option --loud'],
    [['--ruleset', 'mattel', '--json=yes', 'x'], 'unknown option --json=yes'],
    [['--ruleset', 'mattel', '-jx'], 'unknown option -jx'],
  ])('%j is refused: %s', (args, reason) => {
    const parsed = parseAskArgs(args);
    expect(parsed.ok ? '' : parsed.error).toContain(reason);
  });

  test.each([
    [['--ruleset', 'mattel', 'two', 'words'], 'two words'],
    [['two words', '--ruleset=mattel'], 'two words'],
    [['--ruleset', 'mattel', '-'], null],
    [['--ruleset', 'mattel', '--', '--json'], '--json'],
  ])('%j asks %j', (args, asked) => {
    const parsed = parseAskArgs(args);
    expect(parsed.ok && parsed.value.asked).toBe(asked);
  });

  test('a wrong argument ends with 2, on standard error, with the usage', async () => {
    const { code, out, err } = await ask(['--ruleset', 'nebraska', 'x']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^ask: .*nebraska.*\nnpm run --silent ask --/s);
  });

  test('a line that is not text is named, and the others are answered', async () => {
    const bytes = Buffer.concat([
      Buffer.from('drew too many\n'),
      Buffer.from([0xff, 0xfe, 10]),
      Buffer.from('who starts\n'),
    ]);
    const { code, out, err } = await ask(['--json', '--ruleset', 'mattel', '-'], bytes as unknown as string);
    expect(code).toBe(2);
    expect(err).toContain('standard input:2: the line is not text');
    expect(new Set(jsonLines(out).map(({ asked }) => asked))).toEqual(new Set(['drew too many', 'who starts']));
  });
});
