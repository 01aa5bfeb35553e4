import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEventArgs } from '@/cli/event/args';
import { textNextLines } from '@/cli/event/nextReport';
import { pathInRepo } from '@/cli/paths';
import { type EventEntry } from '@/record';
import { bundledCommand, jsonLines, tell } from '../kit/adjudicate';
import { enter, eventOf, pair, replayed, result, seat } from '../tournament/kit';

const event = (args: readonly string[], stdin?: string) =>
  tell(process.execPath, [bundledCommand('event'), ...args], stdin);
const worked = pathInRepo('__tests__/tournament/worked/events.jsonl');
const expected = readFileSync(pathInRepo('__tests__/tournament/worked/events-expected.jsonl'), 'utf8');
const text = ({ header, entries }: ReturnType<typeof eventOf>, change: object = {}): string =>
  [{ ...header, ...change }, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('');

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-event-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pairs = { ruleset: 'texas-good-sam', name: 'Fall rally', place: 'Waco' };
const bracket = eventOf(
  { kind: 'single-elimination' },
  [
    ...enter('a b c d e f'),
    pair('ab cd ef'),
    seat(1, 'g1@1 ab-cd', 'bye@2 ef'),
    result('g1', 1),
    seat(2, 'g2@1 cd-ef'),
  ],
  pairs,
);

describe('standings for programs', () => {
  test('one line for each event, in this shape exactly', async () => {
    const { code, out, err } = await event(['standings', '--json', worked]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = expected
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ about: _, ...line }) => JSON.stringify(line));
    expect(out.trimEnd().split('\n')).toEqual(lines);
  });
  test('several files and standard input, in the order they are named', async () => {
    const file = path.join(folder, 'one.jsonl');
    writeFileSync(file, text(bracket, { id: 'one' }));
    const { out } = await event(['standings', file, '-', '--json'], text(bracket, { id: 'two' }));
    expect(jsonLines(out).map((line) => line.event)).toEqual(['one', 'two']);
  });
  test('games and rulings between events are passed over', async () => {
    const game = '{"tableside":1,"id":"t","ruleset":"mattel","seats":[{"name":"A"},{"name":"B"}]}\n';
    const { code, out } = await event(
      ['standings', '--json', '-'],
      `${game}${text(bracket)}{"seal":{"epoch":0}}\n\n${game}`,
    );
    expect([code, jsonLines(out).length]).toEqual([0, 1]);
  });
});

describe('bad input: exit 2 with file, line and reason; the other events are told', () => {
  test.each([
    [
      'an entry that cannot be',
      `${text(bracket)}{"n":12,"act":"leave","player":"z"}\n`,
      '-:12: `z` is not on the roster',
      0,
    ],
    ['no header', '{"n":1,"act":"close"}\n', '-:1: no header', 0],
    [
      'the next header',
      `${text(bracket)}{"tablesideEvent":2,"id":"x"}\n`,
      '-:12: this record is from a newer version',
      1,
    ],
    ['an unknown format', text(bracket, { format: { kind: 'ladder' } }), '-:1: unknown kind of format `ladder`', 0],
    ['an empty file', '', '-:1: there is no event here', 0],
    ['no event', '{"tablesideRulings":1,"id":"b"}\n', '-:1: there is no event here', 0],
  ])('%s', async (_, input, message, told) => {
    const { code, out, err } = await event(['standings', '--json', '-'], input);
    expect([code, jsonLines(out).length]).toEqual([2, told]);
    expect(err).toContain(message);
  });
  test('a file that is not there', async () => {
    const { code, err } = await event(['standings', path.join(folder, 'none.jsonl')]);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no such file')]);
  });
});

describe('for people', () => {
  test('a table, a bracket drawn with lines, what is waited for', async () => {
    const { code, out } = await event(['standings', '-'], text(bracket));
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'Fall rally · Waco · Texas Good Sam · Single elimination',
      '   #  who    played  won  lost  byes',
      '  1=  C & D       1    1     0     0',
      '  1=  E & F       0    0     0     1',
      '   3  A & B       1    0     1     0',
      '',
      '  The event is not over.',
      '  No result yet: game g2 at table 1.',
      '',
      '  Bracket',
      '    A & B ─┐',
      '           ├─ C & D ┐',
      '    C & D ─┘        │',
      '                    ├─ ?',
      '    E & F ─┐        │',
      '           ├─ E & F ┘',
      '    bye ───┘',
      '',
      '',
    ]);
  });
  test.each([
    [
      'A and B are level; wins among each other: A 1, B 0',
      { kind: 'round-robin', ties: ['headToHead'] },
      [seat(1, 'g1 a-b', 'g2 c-b', 'g3 a-c'), result('g1', 0), result('g2', 1), result('g3', 1)],
      'A, B and C are level; wins among each other: A 1, B 1, C 1',
    ],
    [
      'total',
      { kind: 'lowest-total', games: 2 },
      [seat(1, 'g1 ab-cd'), result('g1', 0, '00-12'), seat(2, 'bye c')],
      'C: 3 + 3 for a bye (1 × 3 ÷ 1 game, rounded up) = 6',
    ],
    ['points', { kind: 'points', to: 60 }, [seat(1, 'g1 a-b'), result('g1', 0, '0-2')], 'A 35, B 0 (still playing)'],
    [
      'problem',
      { kind: 'most-wins', games: 1 },
      [seat(2, 'g1 a-b')],
      'Game g1 is in a round beyond the last one: it counts in nothing.',
    ],
  ] as const)('the arithmetic: %s', async (_, format, entries, line) => {
    const written = eventOf(format as never, [...enter('a b c d'), ...entries]);
    expect((await event(['standings', '-'], text(written))).out).toContain(line);
  });
  test('names cannot play tricks on a terminal', async () => {
    const hostile = eventOf({ kind: 'swiss', rounds: 1 }, [
      { act: 'enter', player: 'a', name: '\u001b[31mAna\u202e\nBo' },
    ]);
    const { out } = await event(['standings', '-'], text(hostile, { name: '\u001b]0;x\u0007' }));
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
  test('what comes next: who is drawn together, who plays where, who sits out, who forfeits', () => {
    const entries = [
      pair('ab cd'),
      seat(1, 'g1 ab-cd', 'bye ef'),
      result('g1', 0, null, 'forfeit'),
    ] as unknown as EventEntry[];
    const lines = textNextLines(replayed(eventOf({ kind: 'swiss', rounds: 1 }, enter('a b c d e f g h'))), {
      entries,
      waiting: [],
      done: false,
      champions: [],
      playOff: [],
      single: 'g',
      late: ['h'],
    });
    expect(lines).toEqual([
      'Partners: A & B; C & D.',
      'Round 1',
      '  table 1: A & B – C & D  (game g1)',
      '  sits out: E & F',
      'Game g1 is forfeited: A & B goes on.',
      'G has no partner.',
      'Too late for the first round: H.',
    ]);
  });
});

describe('arguments', () => {
  test.each([
    [['standings', 'a', 'b'], { command: 'standings', files: ['a', 'b'], json: false }],
    [['--json', 'standings', '-'], { command: 'standings', files: ['-'], json: true }],
    [['next', '--seed', 'x', 'a', '--json'], { command: 'next', files: ['a'], json: true, seed: 'x' }],
    [['next', '--seed=', 'a'], { command: 'next', files: ['a'], json: false, seed: '' }],
    [['standings', '--', '--json'], { command: 'standings', files: ['--json'], json: false }],
    [['--help'], { command: 'help' }],
  ])('%j', (args, options) => expect(parseEventArgs(args)).toEqual({ ok: true, value: options }));
  test.each([
    [[], 'no command was named'],
    [['winners', 'a'], 'unknown command winners'],
    [['standings'], 'no file was named'],
    [['standings', '--seed', 'x', 'a'], 'standings need no seed'],
    [['next', 'a'], '--seed TEXT says by which seed to draw'],
    [['next', '--seed'], '--seed needs a text'],
    [['next', '--seed', 'x', 'a', 'b'], 'next takes one file'],
    [['standings', '--fast', 'a'], 'unknown option --fast'],
  ])('%j: %s', (args, error) => expect(parseEventArgs(args)).toEqual({ ok: false, error }));
  test('a wrong one ends with status 2 and the usage', async () => {
    const { code, err } = await event(['winners']);
    expect([code, err]).toEqual([2, expect.stringContaining('npm run --silent event -- standings')]);
  });
});
