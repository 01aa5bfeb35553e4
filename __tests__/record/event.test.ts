import { type Refusal, type RefusalCode } from '@/engine';
import {
  chainHashesOf,
  EVENT_FORMAT_KINDS,
  GAME_ENDINGS,
  makeAnyRecordReader,
  makeEventRecordReader,
  stringifyLine,
  TIE_BREAKS,
  withFormatDefaults,
} from '@/record';
import { header as game, line } from './kit';

const header = { tablesideEvent: 1, id: 'e1', ruleset: 'mattel', format: { kind: 'swiss', rounds: 3 } };
const pairs = { ...header, ruleset: 'texas-good-sam' };
const bracket = { ...header, ruleset: 'tennessee-2018', format: { kind: 'single-elimination' } };
const enter = (n: number, player: string) => ({ n, act: 'enter', player, name: player.toUpperCase() });
const roster = ['a', 'b', 'c', 'd'].map((player, i) => enter(i + 1, player));
const seat = { n: 5, act: 'seat', round: 1, games: [{ game: 'g1', table: 1, sides: [['a'], ['b']] }] };
const withGame = (change: object) => ({ ...seat, games: [{ ...seat.games[0], ...change }] });
const result = { n: 6, act: 'result', game: 'g1', won: 0 };
const strike = (n: number, entry: unknown) => ({ n, act: 'strike', entry });

function readAll(...lines: readonly unknown[]) {
  const reader = makeEventRecordReader();
  const items = lines.map((value, i) => reader.read(line(value), i + 1));
  return [...items, reader.end(lines.length)].filter((item) => item !== null);
}

/** The refusal of the last of these lines, after a header and whatever came before it. */
function refusalOf(...lines: readonly unknown[]): Refusal | null {
  const last = readAll(...lines).at(-1);
  if (last?.kind !== 'problem') return null;
  expect(last.line).toBe(lines.length);
  return last.refusal;
}

/** An entry of every act, with every field it can have. */
const everyAct = [
  { act: 'enter', player: 'a', name: 'Ana', chapter: 'Waco' },
  { act: 'enter', player: 'b', name: 'Bo' },
  { act: 'arrive', player: 'a', why: 'found the hall' },
  { act: 'leave', player: 'a', why: 'ill' },
  { act: 'pair', sides: [['a', 'b']], drawn: { seed: 's' } },
  { act: 'pair', sides: [['b']], instead: ['a', 'b'] },
  {
    act: 'seat',
    round: 'play-off',
    games: [{ game: 'g1', table: null, sides: [['a'], ['b']], place: 1 }],
    byes: [{ side: ['a'], place: 2 }],
    drawn: { seed: 's' },
  },
  { act: 'move', game: 'g1', table: 7 },
  { act: 'clock', round: 1, do: 'extend', minutes: 5 },
  {
    act: 'result',
    game: 'g1',
    won: null,
    left: [[3], [0]],
    why: 'time',
    record: { id: 'r1', head: 'ab' },
    protest: 'counted twice',
  },
  { act: 'penalty', player: 'a', code: 'overdraw', game: 'g1', record: { id: 'r1', head: 'ab' }, note: 'again' },
  { act: 'strike', entry: 3 },
  { act: 'note', text: '' },
  { act: 'close' },
].map((body, i) => ({ n: 2 * i + 1, at: '2026-11-21T09:00:00Z', by: 'd1', later: { kept: true }, ...body }));

describe('a record of an event', () => {
  test('is read with every act and field, fields of a later version too, and is the same text again', () => {
    const lines: readonly object[] = [
      { ...pairs, tables: 12, name: 'Fall rally', place: 'Waco', date: '2026-11-21', more: [1] },
      ...everyAct,
    ];
    const items = readAll(...lines.map((one) => stringifyLine(one)), '', { seal: { epoch: 0 } });
    const again = items.flatMap((item): readonly object[] =>
      item.kind === 'header' ? [item.header] : item.kind === 'entry' ? [item.entry] : [],
    );
    expect(again.map((one) => stringifyLine(one))).toEqual(lines.map((one) => stringifyLine(one)));
    expect(chainHashesOf(pairs, everyAct)).toMatchObject({ ok: true });
  });
  test('the table above has every act', () => {
    expect(new Set(everyAct.map(({ act }) => act)).size).toBe(12);
  });
  test.each(GAME_ENDINGS)('a result by %s is read', (why) => {
    expect(refusalOf(header, ...roster, seat, { ...result, why })).toBeNull();
  });
  test.each(EVENT_FORMAT_KINDS)('format %s is read', (kind) => {
    expect(refusalOf({ ...header, format: { kind, rounds: 3, lamps: 4 } })).toBeNull();
  });
  test.each([
    [{ kind: 'most-wins' }, { games: 4 }],
    [{ kind: 'lowest-total' }, { games: 3, minutes: 105, charge: 'side' }],
    [{ kind: 'points' }, { to: 500, out: 25, card: 5 }],
    [{ kind: 'round-robin' }, { ties: [] }],
    [
      { kind: 'swiss', rounds: 2 },
      { rounds: 2, ties: [] },
    ],
    [
      { kind: 'lowest-total', games: 2, charge: 'own' },
      { games: 2, minutes: 105, charge: 'own' },
    ],
  ] as const)('what %j leaves out has a default', (format, whole) => {
    expect(withFormatDefaults(format)).toEqual({ ...format, ...whole });
  });
  test.each([
    ['all tie-breaks', { ...header, format: { ...header.format, ties: TIE_BREAKS } }],
    ['own rules', { ...header, ruleset: 'ours', rules: { id: 'ours', name: 'Ours', parent: 'mattel' } }],
    ['house rules', { ...header, house: { stock: 10 } }],
  ])('%s in the header', (_, whole) => expect(refusalOf(whole)).toBeNull());
  test.each([
    ['gaps in the numbers', header, { ...enter(9, 'a') }],
    ['numbers that go down', header, enter(9, 'a'), enter(2, 'b')],
    ['a second result for a game', header, ...roster, seat, result, { ...result, n: 7, won: 1 }],
    ['the same id again', header, enter(1, 'a'), enter(2, 'a')],
    [
      'a substitute for a player who never sat, in individual play',
      header,
      ...roster,
      { n: 5, act: 'pair', sides: [['a']], instead: ['b'] },
    ],
    [
      'a substitute for a side written in another order',
      pairs,
      ...roster,
      { n: 5, act: 'pair', sides: [['a', 'b']] },
      { n: 6, act: 'pair', sides: [['a', 'c']], instead: ['b', 'a'] },
    ],
    ['a play-off without places in single elimination', bracket, ...roster, { ...seat, round: 'play-off' }],
  ])('%s: read', (_, ...lines) => expect(refusalOf(...lines)).toBeNull());
});

type Case = readonly [code: RefusalCode, field: string | undefined, ...lines: unknown[]];
const format = (change: object): object => ({ ...header, format: change });
const refused: readonly Case[] = [
  // the header
  ['no-header', undefined, enter(1, 'a')],
  ['newer-version', 'tablesideEvent', { ...header, tablesideEvent: 2 }],
  ['bad-version', 'tablesideEvent', { ...header, tablesideEvent: '1' }],
  ['missing-field', 'tablesideEvent', { id: 'e', ruleset: 'mattel', format: { kind: 'points' } }],
  ['missing-field', 'id', { ...header, id: undefined }],
  ['bad-field', 'id', { ...header, id: '' }],
  ['missing-field', 'ruleset', { ...header, ruleset: undefined }],
  ['unknown-ruleset', 'ruleset', { ...header, ruleset: 'ohio' }],
  ['bad-rules', 'rules.id', { ...header, ruleset: 'ours', rules: { id: 'theirs', name: 'Ours', parent: 'mattel' } }],
  ['bad-house', 'house.starter', { ...header, house: { starter: 'loudest' } }],
  ['bad-field', 'tables', { ...header, tables: 0 }],
  ['bad-field', 'name', { ...header, name: 7 }],
  ['missing-field', 'format', { ...header, format: undefined }],
  ['bad-field', 'format', format([])],
  ['missing-field', 'format.kind', format({})],
  ['unknown-format', 'format.kind', format({ kind: 'ladder' })],
  ['unknown-format', 'format.kind', format({ kind: 'constructor' })],
  ['missing-field', 'format.rounds', format({ kind: 'swiss' })],
  ['bad-field', 'format.rounds', format({ kind: 'swiss', rounds: 0 })],
  ['bad-field', 'format.games', format({ kind: 'most-wins', games: 2.5 })],
  ['bad-field', 'format.charge', format({ kind: 'lowest-total', charge: 'table' })],
  ['bad-field', 'format.to', format({ kind: 'points', to: '500' })],
  ['bad-field', 'format.ties[1]', format({ kind: 'round-robin', ties: ['stockLeft', 'coin'] })],
  // any entry
  ['not-json', undefined, header, '{"n":1,"act":"note"'],
  ['missing-field', 'n', header, { act: 'close' }],
  ['bad-field', 'n', header, { n: 0, act: 'close' }],
  ['n-reused', 'n', header, enter(1, 'a'), enter(1, 'b')],
  ['missing-field', 'act', header, { n: 1 }],
  ['unknown-act', 'act', header, { n: 1, act: 'play', seat: 0 }],
  ['unknown-act', 'act', header, { n: 1, act: 'constructor' }],
  ['bad-field', 'at', header, { n: 1, act: 'close', at: 7 }],
  // people and sides
  ['missing-field', 'name', header, { n: 1, act: 'enter', player: 'a' }],
  ['bad-field', 'player', header, { ...enter(1, 'a'), player: '' }],
  ['bad-field', 'chapter', header, { ...enter(1, 'a'), chapter: null }],
  ['not-on-roster', 'player', header, { n: 1, act: 'arrive', player: 'a' }],
  ['not-on-roster', 'player', header, enter(1, 'a'), { n: 2, act: 'leave', player: 'b' }],
  ['not-on-roster', 'player', header, { n: 1, act: 'penalty', player: 'a', code: 'overdraw' }],
  ['missing-field', 'sides', pairs, ...roster, { n: 5, act: 'pair' }],
  ['bad-field', 'sides[0]', pairs, ...roster, { n: 5, act: 'pair', sides: ['ab'] }],
  [
    'not-on-roster',
    'sides[1][0]',
    pairs,
    ...roster,
    {
      n: 5,
      act: 'pair',
      sides: [
        ['a', 'b'],
        ['x', 'c'],
      ],
    },
  ],
  ['bad-field', 'sides[0][1]', pairs, ...roster, { n: 5, act: 'pair', sides: [['a', 'a']] }],
  ['missing-field', 'drawn.seed', pairs, ...roster, { n: 5, act: 'pair', sides: [['a', 'b']], drawn: {} }],
  ['no-such-side', 'instead', pairs, ...roster, { n: 5, act: 'pair', sides: [['a', 'b']], instead: ['c', 'd'] }],
  ['no-such-side', 'instead', pairs, ...roster, { n: 5, act: 'pair', sides: [['a', 'b']], instead: ['c'] }],
  ['bad-field', 'sides', header, ...roster, { n: 5, act: 'pair', sides: [['a'], ['b']], instead: ['c'] }],
  // games
  ['bad-field', 'round', header, ...roster, { ...seat, round: 0 }],
  ['bad-field', 'round', header, ...roster, { ...seat, round: 'final' }],
  ['missing-field', 'games', header, ...roster, { n: 5, act: 'seat', round: 1 }],
  ['missing-field', 'games[0].table', header, ...roster, withGame({ table: undefined })],
  ['bad-field', 'games[0].table', header, ...roster, withGame({ table: 1.5 })],
  ['bad-field', 'games[0].sides', header, ...roster, withGame({ sides: [['a']] })],
  ['not-on-roster', 'games[0].sides[1][0]', header, ...roster, withGame({ sides: [['a'], ['x']] })],
  ['game-reused', 'games[0].game', header, ...roster, seat, { ...seat, n: 6 }],
  ['game-reused', 'games[1].game', header, ...roster, { ...seat, games: [...seat.games, ...seat.games] }],
  ['game-reused', 'games[0].game', header, ...roster, seat, strike(6, 5), { ...seat, n: 7 }],
  ['missing-field', 'games[0].place', bracket, ...roster, seat],
  ['missing-field', 'byes[0].place', bracket, ...roster, { ...withGame({ place: 1 }), byes: [{ side: ['c'] }] }],
  ['not-on-roster', 'byes[0].side[0]', header, ...roster, { ...seat, byes: [{ side: ['x'] }] }],
  ['game-not-seated', 'game', header, ...roster, { n: 6, act: 'move', game: 'g1', table: 2 }],
  ['missing-field', 'table', header, ...roster, seat, { n: 6, act: 'move', game: 'g1' }],
  ['bad-field', 'do', header, { n: 1, act: 'clock', do: 'wind' }],
  ['bad-field', 'minutes', header, { n: 1, act: 'clock', do: 'extend', minutes: -5 }],
  // results
  ['game-not-seated', 'game', header, ...roster, seat, { ...result, game: 'g2' }],
  ['missing-field', 'won', header, ...roster, seat, { ...result, won: undefined }],
  ['bad-field', 'won', header, ...roster, seat, { ...result, won: 2 }],
  ['bad-field', 'won', header, ...roster, seat, { ...result, won: 'a' }],
  ['bad-field', 'left', header, ...roster, seat, { ...result, left: [[0]] }],
  ['bad-field', 'left[1]', header, ...roster, seat, { ...result, left: [[0], [1, 2]] }],
  ['bad-field', 'left[1][0]', header, ...roster, seat, { ...result, left: [[0], [-1]] }],
  ['bad-field', 'why', header, ...roster, seat, { ...result, why: 'rain' }],
  ['missing-field', 'record.head', header, ...roster, seat, { ...result, record: { id: 'r1' } }],
  // penalties, strikes, notes
  ['missing-field', 'code', header, enter(1, 'a'), { n: 2, act: 'penalty', player: 'a' }],
  ['missing-field', 'entry', header, { n: 1, act: 'strike' }],
  ['no-such-entry', 'entry', header, enter(1, 'a'), strike(2, 9)],
  ['no-such-entry', 'entry', header, enter(1, 'a'), strike(2, 2)],
  ['no-such-entry', 'entry', header, strike(1, 2)],
  ['missing-field', 'text', header, { n: 1, act: 'note' }],
];

describe('what cannot be is refused, with line and field', () => {
  test.each(refused)('%s %s: %j %j', (code, field, ...lines) => {
    const refusal = refusalOf(...lines);
    expect(refusal).toMatchObject({ code });
    expect(refusal?.field).toBe(field);
  });
  test('and with the entry and its act', () => {
    expect(refusalOf(header, enter(1, 'a'), { n: 4, act: 'arrive', player: 'z' })).toEqual({
      code: 'not-on-roster',
      field: 'player',
      value: 'z',
      act: 'arrive',
      n: 4,
    });
  });
  test('what is struck is looked at all the same: a struck person stays on the roster, a struck game was seated', () => {
    const struckPerson = [header, enter(1, 'a'), strike(2, 1), { n: 3, act: 'arrive', player: 'a' }];
    expect(refusalOf(...struckPerson)).toBeNull();
    expect(refusalOf(header, ...roster, seat, strike(6, 5), { ...result, n: 7 })).toBeNull();
  });
  test('nothing of that event is kept, and the next one is read', () => {
    const kinds = readAll(header, enter(1, 'a'), enter(1, 'b'), enter(3, 'c'), { ...header, id: 'e2' }, enter(1, 'a'));
    expect(kinds.map(({ kind, line: at }) => `${at} ${kind}`)).toEqual([
      '1 header',
      '2 entry',
      '3 problem',
      '5 header',
      '6 entry',
    ]);
  });
});

test('a file with games, events and rulings: each is read by its own format', () => {
  const reader = makeAnyRecordReader();
  const lines = [
    game,
    { n: 1, act: 'pass', seat: 0 },
    header,
    enter(1, 'a'),
    { tablesideRulings: 1, id: 'b' },
    header,
    result,
  ];
  const items = lines.map((value, i) => reader.read(line(value), i + 1));
  expect(items.map((item) => item?.kind)).toEqual([
    'header',
    'entry',
    'header',
    'entry',
    'header',
    'header',
    'problem',
  ]);
});
