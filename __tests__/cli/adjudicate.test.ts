import { bytesToHex } from '@noble/hashes/utils.js';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAdjudicateArgs } from '@/cli/adjudicate/args';
import { textStylesFor } from '@/cli/adjudicate/textStyles';
import { chainHashesOf, serializeRecord } from '@/record';
import type { Entry, Header } from '@/engine';
import { adjudicate, bundledAdjudicate, jsonLines, tell } from '../kit/adjudicate';

const header = {
  tableside: 1,
  id: 'good',
  ruleset: 'texas-good-sam',
  seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, i) => ({ name, team: i % 2 })),
} as Header;
const entries = [
  { n: 1, act: 'deal', tops: [1, 7, 5, 4] },
  { n: 2, act: 'draw', seat: 0, count: 5 },
  { n: 3, act: 'play', seat: 0, card: 9, from: 'hand', to: 0 },
  { n: 4, act: 'discard', seat: 0, card: 4, pile: 0 },
] as Entry[];
const good = serializeRecord(header, entries);
const record = (id: string, more: string, change: object = {}): string =>
  serializeRecord({ ...header, id, ...change }, entries.slice(0, 2)) + more;

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-adjudicate-'));
const write = (name: string, text: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ends = (out: string) => jsonLines(out).flatMap(({ end, record: id }) => (end === true ? [id] : []));

describe('for programs', () => {
  test('one line per entry, one per record, in this shape exactly', async () => {
    const { code, out, err } = await adjudicate(['--json', write('good.jsonl', good)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').slice(1)).toEqual([
      '{"record":"good","n":2,"turn":0,"flags":[]}',
      '{"record":"good","n":3,"turn":0,"flags":[{"id":"3:build-start","code":"build-start","seat":0,"verdict":"illegal","basis":"text","clauses":["TX.BUILD.2"],"reading":"X15"}]}',
      '{"record":"good","n":4,"turn":1,"flags":[]}',
      '{"record":"good","end":true,"phase":"draw","over":false,"winner":null,"stock":[15,15,15,15],"hand":[3,0,0,0],"draw":97,"completed":0,"building":[9,0,0,0],"unexplained":0,"open":["3:build-start"]}',
      '',
    ]);
  });
  test('a struck entry says so, before its flags', async () => {
    const { out } = await adjudicate(['--json', '-'], `${good}{"n":5,"act":"strike","entry":3}\n`);
    expect(out).toContain('{"record":"good","n":3,"turn":0,"struck":true,"flags":[]}\n');
  });
  test('many files and standard input, in the order they are named', async () => {
    const files = ['a', 'b'].map((id) => write(`${id}.jsonl`, record(`${id}1`, record(`${id}2`, ''))));
    const { code, out } = await adjudicate(
      [files[0]!, '-', '--json', '--', files[1]!],
      `\ufeff${record('c', '').replaceAll('\n', '\r\n\r\n')}`,
    );
    expect({ code, ends: ends(out) }).toEqual({ code: 0, ends: ['a1', 'a2', 'c', 'b1', 'b2'] });
  });
  test('a record of rulings between two games is passed over, and both games are judged', async () => {
    const ruling = {
      n: 1,
      act: 'ruling',
      ruleset: 'mattel',
      flag: 'overdraw',
      verdict: 'illegal',
      clauses: [],
      who: [],
    };
    const rulings = serializeRecord({ tablesideRulings: 1, id: 'book' } as never, [ruling, { seal: {} }]);
    const { code, out, err } = await adjudicate(['--json', '-'], record('a', '') + rulings + record('b', ''));
    expect({ code, err, ends: ends(out) }).toEqual({ code: 0, err: '', ends: ['a', 'b'] });
  });
  test('judged by another sheet', async () => {
    const { out } = await adjudicate(['--ruleset=mattel', '--json', '-'], good);
    expect(jsonLines(out)[2]).toMatchObject({
      flags: [{ code: 'build-start', clauses: [expect.stringMatching(/^MAT\./)] }],
    });
  });
});

describe('for people', () => {
  test('a log with flag, clause, basis, reading and remedy; no colour in a pipe', async () => {
    const { code, out, err } = await adjudicate(
      ['-'],
      serializeRecord({ ...header, house: { stock: 15, lamps: 3 } } as Header, entries),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const part of [
      'good · Texas Good Sam',
      'Ana (team 0)',
      '3  Ana laid 9',
      'Not allowed',
      '[3:build-start]',
      'TX.BUILD.2 (Texas',
      'The sheet says so.',
      'Reading X15',
      'Remedy: Put the 9 back in Ana',
      'Waiting for a ruling: 3:build-start',
    ]) {
      expect(out).toContain(part);
    }
    expect(out).toContain('The house rule "lamps" is not known here and has no effect.');
    expect(out).not.toContain('\u001b');
  });
  test('--board draws the position at each turn', async () => {
    const { out } = await adjudicate(['--board', '-'], good);
    expect(out).toContain('building  9  ·  ·  ·   draw 97   set aside 0');
    expect(out).toMatch(/▸ Bo +stock 15 \[ 7\] {2}hand 0 {2}discards {4}– {4}– {4}– {4}–/);
  });
  test('names cannot play tricks on a terminal', async () => {
    const seats = header.seats.map((seat) => ({ ...seat, name: '\u001b[31mAna\u202e\nBo' }));
    const { out } = await adjudicate(
      ['--board', '-'],
      serializeRecord({ ...header, seats }, [...entries, { n: 5, act: 'note', text: '\u001b]0;x\u0007' }]),
    );
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
  test('a refused record is told as such, the others in full', async () => {
    const { code, out, err } = await adjudicate(['-'], record('bad', '{"n":9,"act":"pass","seat":9}\n') + good);
    expect({ code, err }).toEqual({ code: 2, err: '-:4: seat 9 cannot be: this table has seats 0–3\n' });
    expect(out).toMatch(/^bad was refused: see the message\.\n\ngood · Texas Good Sam\n/);
  });
});

describe('a record that cannot be read', () => {
  const kinds: readonly (readonly [name: string, text: string | Buffer, line: number, reason: string])[] = [
    ['badJson', record('x', '{"n":3,\n'), 4, 'this line is not JSON'],
    ['noObject', record('x', '[]\n'), 4, 'this line is not a JSON object'],
    ['noHeader', '{"n":1,"act":"pass","seat":0}\n', 1, 'no header: '],
    ['empty', '', 1, 'there is no record here'],
    ['blank', '\n\n\n', 3, 'there is no record here'],
    ['unknownRuleset', record('x', '', { ruleset: 'ohio' }), 1, 'unknown ruleset `ohio`'],
    ['protoRuleset', record('x', '', { ruleset: '__proto__' }), 1, 'unknown ruleset `__proto__`'],
    ['unknownAct', record('x', '{"n":3,"act":"sing"}\n'), 4, 'unknown act `sing`'],
    ['constructorAct', record('x', '{"n":3,"act":"constructor"}\n'), 4, 'unknown act `constructor`'],
    [
      'card13',
      record('x', '{"n":3,"act":"flip","seat":0,"card":13}\n'),
      4,
      'card 13 cannot be: a card is 1–12, "S" or "?"',
    ],
    ['seat9', record('x', '{"n":3,"act":"pass","seat":9}\n'), 4, 'seat 9 cannot be: this table has seats 0–3'],
    ['missing', record('x', '{"n":3,"act":"play","seat":0,"card":1,"to":0}\n'), 4, '`from` of "play" is missing'],
    [
      'negative',
      record('x', '{"n":3,"act":"draw","seat":0,"count":-1}\n'),
      4,
      '`count` of "draw" cannot be -1: it is 0 or more',
    ],
    [
      'house',
      record('x', '', { house: { fourBeforeStack: 'often' } }),
      1,
      'the house rule `house.fourBeforeStack` cannot be',
    ],
    ['reused', record('x', '{"n":2,"act":"pass","seat":0}\n'), 4, '`n` 2 is already used in this record'],
    [
      'proto',
      record('x', '{"n":3,"act":"pass","seat":0,"a":{"__proto__":1}}\n'),
      4,
      'the name `a.__proto__` is not allowed',
    ],
    [
      'noFlag',
      record('x', '{"n":3,"act":"rule","flag":"2:overdraw","call":"remedy"}\n'),
      4,
      'there was no flag `2:overdraw` to rule on',
    ],
    ['noEntry', record('x', '{"n":3,"act":"strike","entry":7}\n'), 4, 'there is no entry 7 in this record'],
    ['newer', record('x', '', { tableside: 2 }), 1, 'this record is from a newer version'],
    [
      'teams',
      record('x', '', { ruleset: 'tennessee-2018' }),
      1,
      '`tennessee-2018` is individual play; for partners use `tennessee-2018-partners`',
    ],
    [
      'notText',
      Buffer.concat([
        Buffer.from(record('x', '{"n":3,"act":"note","text":"')),
        Buffer.from([0xe9]),
        Buffer.from('"}\n'),
      ]),
      4,
      'this line is not UTF-8 text',
    ],
  ];
  const pieces = (text: string | Buffer) =>
    Buffer.concat([Buffer.from(record('before', '')), Buffer.from(text), Buffer.from(`\n${record('after', '')}`)]);

  test('each kind: exit 2, file and line and reason, no stack trace, nothing of it on standard output', async () => {
    const files = kinds.map(([name, text]) => write(`${name}.jsonl`, text));
    const { code, out, err } = await adjudicate(['--json', ...files]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const messages = err.trimEnd().split('\n');
    expect(messages).toHaveLength(kinds.length);
    kinds.forEach(([, , line, reason], i) => expect(messages[i]).toContain(`${files[i]}:${line}: ${reason}`));
  });
  test('the records before and after it are still told', async () => {
    const inside = kinds.filter(([name]) => !['empty', 'blank', 'noHeader'].includes(name));
    const files = inside.map(([name, text]) => write(`within-${name}.jsonl`, pieces(text)));
    const { code, out, err } = await adjudicate(['--json', ...files]);
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(inside.length);
    expect(ends(out)).toEqual(inside.flatMap(() => ['before', 'after']));
  });
  test('an endless line is not gathered in memory', async () => {
    const { code, err } = await adjudicate(['--json', '-'], `${'x'.repeat(9 * 1024 * 1024)}\n${good}`);
    expect({ code, err }).toEqual({ code: 2, err: '-:1: this line is too long: the limit is 8388608 bytes\n' });
  });
});

describe('the command line itself', () => {
  test.each([
    [['--frobnicate', 'x'], 'unknown option --frobnicate'],
    [['-x'], 'unknown option -x'],
    [['--json=yes', 'x'], 'unknown option --json=yes'],
    [['--ruleset'], '--ruleset needs the id'],
    [['--ruleset', 'ohio', '-'], 'unknown ruleset `ohio`: there is tennessee-partners, '],
    [['--ruleset', '__proto__', '-'], 'unknown ruleset `__proto__`'],
    [[], 'no file was named'],
  ])('%j cannot be', (args, message) => {
    expect(parseAdjudicateArgs(args)).toEqual({ ok: false, error: expect.stringContaining(message) });
  });
  test('what cannot be: exit 2 and a plain message', async () => {
    const { code, out, err } = await adjudicate(['--frobnicate', '-'], good);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^adjudicate: unknown option --frobnicate\nnpm run .*\n$/);
  });
  test('a file that is not there, or is none, does not stop the others', async () => {
    mkdirSync(path.join(folder, 'sub'));
    const { code, out, err } = await adjudicate(
      ['--json', path.join(folder, 'none'), path.join(folder, 'sub'), '-'],
      good,
    );
    expect({ code, ends: ends(out) }).toEqual({ code: 2, ends: ['good'] });
    expect(err).toBe(
      `${path.join(folder, 'none')}: there is no such file\n${path.join(folder, 'sub')}: this is a directory, not a file\n`,
    );
  });
  test('--help', async () => {
    const { code, out } = await adjudicate(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('tennessee-2018-partners');
  });
});

describe('--verify', () => {
  const chain = chainHashesOf(header, entries);
  const seal = (seq: number, head: string, epoch = 0) => `${JSON.stringify({ seal: { epoch, seq, head } })}\n`;
  const head = chain.ok ? bytesToHex(chain.value[4]!) : '';

  test('a seal that fits', async () => {
    const { code, out, err } = await adjudicate(['--verify', '--json', '-'], good + seal(4, head));
    expect({ code, ends: ends(out) }).toEqual({ code: 0, ends: ['good'] });
    expect(err).toBe(
      '-:6: the seal fits the record so far (chain only: signature and certificate are not checked yet)\n',
    );
  });
  test.each([
    ['a changed entry', good.replace('"count":5', '"count":4') + seal(4, head)],
    ['a wrong place', good + seal(3, head)],
  ])('%s is found, and the record still told', async (_, text) => {
    const { code, out, err } = await adjudicate(['--verify', '--json', '-'], text);
    expect({ code, ends: ends(out) }).toEqual({ code: 2, ends: ['good'] });
    expect(err).toContain('-:6: the seal does not fit');
  });
  test('what is not checked is said', async () => {
    const { code, err } = await adjudicate(['--verify', '--json', '-'], good + seal(4, head, 1) + record('bare', ''));
    expect(code).toBe(0);
    expect(err).toBe('-:6: the seal is of a kind that is not checked yet\n-: bare has no seal\n');
  });
  test('without it a seal is passed over', async () => {
    expect(await adjudicate(['--json', '-'], good + seal(1, 'x'))).toMatchObject({ code: 0, err: '' });
  });
});

describe('in a pipe', () => {
  /** Records whose size is mostly one long note after another: large files that are quick to judge. */
  const many = (megabytes: number): string => {
    const notes = Array.from(
      { length: 200 },
      (_, i) => ({ n: i + 5, act: 'note', text: 'rain '.repeat(200) }) as Entry,
    );
    const one = serializeRecord(header, [...entries, ...notes]);
    return one.repeat(Math.ceil((megabytes * 1024 * 1024) / one.length));
  };

  test('a reader who has seen enough is no error', async () => {
    const file = write('many.jsonl', many(16));
    const { out, err } = await tell('sh', [
      '-c',
      '"$0" "$1" --json "$2" | head -n 2',
      process.execPath,
      bundledAdjudicate(),
      file,
    ]);
    expect({ lines: out.trimEnd().split('\n').length, err }).toEqual({ lines: 2, err: '' });
  });
  test('a file larger than the memory it may use streams through', async () => {
    const file = write('large.jsonl', many(64));
    const { code, out, err } = await adjudicate(['--json', file], '', { NODE_OPTIONS: '--max-old-space-size=32' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.endsWith('"open":["3:build-start"]}\n')).toBe(true);
  }, 60_000);
});

describe('colours', () => {
  const terminal = { isTTY: true };
  test.each([
    ['a terminal', terminal, {}, '\u001b[31mx\u001b[39m'],
    ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, '\u001b[31mx\u001b[39m'],
    ['NO_COLOR', terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }, 'x'],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, 'x'],
    ['a pipe', {}, { FORCE_COLOR: '1' }, 'x'],
  ])('%s', (_, stream, env, text) => {
    expect(textStylesFor(stream, env).red('x')).toBe(text);
    expect(textStylesFor(stream, env).bold('')).toBe('');
  });
});
