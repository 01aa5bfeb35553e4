import { penaltyHistoryOf } from '@/tournament';
import {
  arrive,
  close,
  enter,
  eventOf,
  jsonStandings,
  leave,
  pair,
  problems,
  ranks,
  replayed,
  result,
  rowOf,
  seat,
  strike,
} from './kit';

const swiss = { kind: 'swiss', rounds: 3 } as const;
const bracket = { kind: 'single-elimination' } as const;
const texas = { ruleset: 'texas-good-sam' };
const mattel = { ruleset: 'mattel' };
const whoIsHere = (event: Parameters<typeof replayed>[0]): string =>
  [...replayed(event).people.values()].flatMap(({ id, isHere }) => (isHere ? [id] : [])).join('');

describe('who is here', () => {
  test.each([
    ['everybody on the roster', [...enter('a b c')], 'abc'],
    ['until they leave', [...enter('a b c'), leave('b')], 'ac'],
    ['and come back', [...enter('a b'), seat(1, 'g1 a-b'), leave('b'), arrive('b')], 'ab'],
    ['only who arrived, if somebody arrives before the first seat', [...enter('a b c'), arrive('c')], 'c'],
    ['who enters later has to arrive, too', [...enter('a'), arrive('a'), ...enter('b')], 'a'],
    ['everybody, if the first arrives after a seat', [...enter('a b c'), seat(1, 'g1 a-b'), arrive('a')], 'abc'],
    ['a struck arrival never happened', [...enter('a b'), arrive('a'), strike(3)], 'ab'],
    ['a struck leave neither', [...enter('a b'), leave('a'), strike(3)], 'ab'],
    ['a struck strike does nothing', [...enter('a b'), leave('a'), strike(3), strike(4)], 'b'],
  ])('%s', (_, entries, here) => expect(whoIsHere(eventOf(swiss, entries))).toBe(here));

  test('the same id again replaces name and chapter, and keeps the place on the roster', () => {
    const event = replayed(eventOf(swiss, [...enter('a b', 'Waco'), { act: 'enter', player: 'a', name: 'Ann' }]));
    expect([...event.people.values()].map(({ id, name, chapter }) => [id, name, chapter])).toEqual([
      ['a', 'Ann', undefined],
      ['b', 'B', 'Waco'],
    ]);
  });
});

describe('rows', () => {
  test('pairs: every side formed and not dissolved, as first written', () => {
    expect(ranks(eventOf(swiss, [...enter('a b c d'), pair('ab'), pair('ba dc')], texas))).toBe('1= ab 1= dc');
  });
  test('who is paired again before being seated leaves the earlier side, which is dissolved', () => {
    const event = eventOf(swiss, [...enter('a b c'), pair('ab'), pair('ac')], texas);
    expect(ranks(event)).toBe('1 ac');
    expect(jsonStandings(event).single).toBe('b');
  });
  test.each([
    ['was seated', seat(1, 'g1 ab-cd')],
    ['had a bye', seat(1, 'bye ab')],
  ])('a side that %s stays when one of its players is paired by hand', (_, seated) => {
    const event = eventOf(swiss, [...enter('a b c d e'), pair('ab cd'), seated, pair('ae')], texas);
    expect(jsonStandings(event).rows.map(({ who }) => who.join(''))).toContain('ab');
  });
  test('an abandoned game is no sitting down: the side is dissolved', () => {
    const entries = [
      ...enter('a b c d e'),
      pair('ab cd'),
      seat(1, 'g1 ab-cd'),
      result('g1', null, null, 'abandoned'),
      pair('ae'),
    ];
    expect(ranks(eventOf(swiss, entries, texas))).toBe('1= ae 1= cd');
  });
  test('a side that is seated and was never paired is formed by it', () => {
    expect(ranks(eventOf(swiss, [...enter('a b c d'), seat(1, 'g1 ab-cd')], texas))).toBe('1= ab 1= cd');
  });
  test('individual play: who is or was here or sat down', () => {
    const entries = [...enter('a b c d'), arrive('a'), arrive('b'), leave('b'), seat(1, 'g1 a-c')];
    expect(
      jsonStandings(eventOf(swiss, entries))
        .rows.map(({ who }) => who.join(''))
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });
  test("the manufacturer's rules are individual unless somebody has been paired by hand", () => {
    expect(ranks(eventOf(swiss, enter('a b c d'), mattel))).toBe('1= a 1= b 1= c 1= d');
    expect(ranks(eventOf(swiss, [...enter('a b c d'), pair('ab')], mattel))).toBe('1 ab');
  });
  test('with own rules: as they say', () => {
    const rules = { id: 'ours', name: 'Ours', parent: 'texas-good-sam' };
    expect(ranks(eventOf(swiss, [...enter('a b c'), pair('ab')], { ruleset: 'ours', rules }))).toBe('1 ab');
  });
  test('who never sat down and had no bye comes last', () => {
    const entries = [...enter('z a b'), seat(1, 'g1 a-b'), result('g1', 0)];
    expect(ranks(eventOf(swiss, entries))).toBe('1 a 2 b 3 z');
  });
});

describe('substitutes', () => {
  const played = [...enter('a b c d x'), pair('ab cd'), seat(1, 'g1 ab-cd'), result('g1', 0, '01-23')];
  test('the new side takes over place and results, and whoever was replaced is free again', () => {
    const event = eventOf(swiss, [...played, pair('xb', 'ab')], texas);
    expect(ranks(event)).toBe('1 xb 2 cd');
    expect(rowOf(event, 'xb')).toMatchObject({ played: 1, wins: 1, left: 1, taken: 5 });
    expect(jsonStandings(event).single).toBe('a');
  });
  test('a pending game of the old side is won by the new one', () => {
    const entries = [...enter('a b c d x'), pair('ab cd'), seat(1, 'g1 ab-cd'), pair('xb', 'ab'), result('g1', 0)];
    expect(rowOf(eventOf(swiss, entries, texas), 'xb')).toMatchObject({ wins: 1 });
  });
  test('once struck, the old side has it back', () => {
    expect(ranks(eventOf(swiss, [...played, pair('xb', 'ab'), strike(9)], texas))).toBe('1 ab 2 cd');
  });
  test('in a bracket the new side goes on where the old one was', () => {
    const entries = [...enter('a b x'), seat(1, 'g1@1 a-b'), pair('x', 'a'), result('g1', 0)];
    expect(ranks(eventOf(bracket, [...entries, leave('a')]))).toBe('1 x 2 b');
  });
  test('in lowest-total one player takes over from another, whatever the sides', () => {
    const entries = [
      ...enter('a b c d x'),
      seat(1, 'g1 ab-cd'),
      result('g1', 0, '00-12'),
      leave('c'),
      pair('x', 'c'),
      seat(2, 'g2 ax-bd'),
      result('g2', 0, '00-40'),
    ];
    expect(
      rowOf(eventOf({ kind: 'lowest-total', games: 2 }, entries, { ruleset: 'florida-good-sam' }), 'x'),
    ).toMatchObject({
      played: 2,
      total: 3,
    });
  });
  test('raises no same-chapter', () => {
    const entries = [...enter('a b c d', 'W'), ...enter('x', 'W'), ...enter('y', 'T'), pair('ab cd')];
    expect(problems(eventOf(swiss, [...entries, pair('xb', 'ab')], texas))).not.toContain('same-chapter xb');
  });
});

describe('who has no side', () => {
  const four = [...enter('a b c d'), pair('ab cd')];
  test.each([
    ['exactly one', texas, swiss, [...four, ...enter('e')], 'e'],
    ['two', texas, swiss, [...four, ...enter('e f')], null],
    ['one who has left', texas, swiss, [...four, ...enter('e'), leave('e')], null],
    [
      'late in a bracket is late, and not single',
      texas,
      bracket,
      [...four, seat(1, 'g1@1 ab-cd'), ...enter('e')],
      null,
    ],
    ['late in swiss is single', texas, swiss, [...four, seat(1, 'g1 ab-cd'), ...enter('e')], 'e'],
    ['in individual play', {}, swiss, enter('a'), null],
    ['in lowest-total', texas, { kind: 'lowest-total' } as const, enter('a'), null],
  ])('%s', (_, ruleset, format, entries, single) => {
    expect(jsonStandings(eventOf(format, entries, ruleset)).single).toBe(single);
  });
  test('late: once the first round is seated, in formats that take nobody in afterwards', () => {
    const late = (format: Parameters<typeof eventOf>[0], ruleset = {}) =>
      replayed(eventOf(format, [...four.slice(0, 4), seat(1, 'g1@1 a-b', 'g2@2 c-d'), ...enter('e')], ruleset)).late;
    expect(late(bracket)).toEqual(['e']);
    expect(late({ kind: 'most-wins' })).toEqual(['e']);
    expect(late(swiss)).toEqual([]);
    expect(late({ kind: 'lowest-total' })).toEqual([]);
  });
});

describe('problems', () => {
  const chapters = [...enter('a b', 'W'), ...enter('c d', 'T')];
  test.each([
    ['others were free', [...chapters, pair('ab')], ['same-chapter ab']],
    ['others of the same entry', [...chapters, pair('ab cd')], ['same-chapter ab', 'same-chapter cd']],
    ['nobody else', [...enter('a b c d', 'W'), pair('ab cd')], []],
    ['the other had left', [...enter('a b d e', 'W'), ...enter('c', 'T'), leave('c'), pair('ab de')], []],
    ['the others have a side', [...chapters, pair('cd'), pair('ab')], ['same-chapter cd']],
    ['who has no chapter is a chapter of one', [...enter('a b c d'), pair('ab')], []],
    ['as many as can be across', [...enter('a b c', 'W'), ...enter('d', 'T'), pair('ab cd')], []],
  ])('one chapter: %s', (_, entries, expected) => {
    expect(problems(eventOf(swiss, entries, texas))).toEqual(expected);
  });
  test('one chapter is nothing where the ruleset does not ask', () => {
    expect(problems(eventOf(swiss, [...chapters, pair('ab cd')], { ruleset: 'tennessee-partners' }))).toEqual([]);
  });
  test('seated while not here', () => {
    const entries = [...enter('a b c'), leave('b'), seat(1, 'g1 a-b'), arrive('b')];
    expect(problems(eventOf(swiss, entries))).toEqual(['not-here g1 b']);
  });
  test.each(['forfeit', 'abandoned'])('nothing of it where the game was %s', (why) => {
    const entries = [...enter('a b c'), leave('b'), seat(1, 'g1 a-b'), result('g1', 0, null, why), arrive('b')];
    expect(problems(eventOf(swiss, entries))).toEqual([]);
  });
  test('seated twice in one round: the later game is named, and both count', () => {
    const entries = [...enter('a b c'), seat(1, 'g1 a-b'), seat(1, 'g2 c-a'), result('g1', 0), result('g2', 1)];
    const event = eventOf(swiss, entries);
    expect(problems(event)).toEqual(['double-booked g2 a']);
    expect(rowOf(event, 'a').wins).toBe(2);
  });
  test('a play-off raises none', () => {
    const entries = [
      ...enter('a b'),
      seat('play-off', 'p1 a-b', 'p2 a-b'),
      leave('a'),
      seat('play-off', 'p3 a-b'),
      arrive('a'),
    ];
    expect(problems(eventOf(swiss, entries))).toEqual([]);
  });
  test.each([
    ['one side here', swiss, enter('a'), {}, ['too-few']],
    ['two', swiss, enter('a b'), {}, []],
    ['three people for pairs', swiss, enter('a b c'), texas, ['too-few']],
    ['four', swiss, enter('a b c d'), texas, []],
    ['three in lowest-total', { kind: 'lowest-total' } as const, enter('a b c'), {}, ['too-few']],
    ['but a game is waited for', swiss, [...enter('a b'), seat(1, 'g1 a-b'), leave('b')], {}, []],
    ['walk-outs', swiss, [...enter('a b'), seat(1, 'g1 a-b'), result('g1', 0), leave('b')], {}, ['too-few']],
    ['a closed event', swiss, [...enter('a'), close], {}, []],
  ])('too few to seat: %s', (_, format, entries, ruleset, expected) => {
    expect(problems(eventOf(format, entries, ruleset))).toEqual(expected);
  });
});

describe('penalties follow the player', () => {
  const penalty = (player: string, code: string, head?: string) => ({
    act: 'penalty',
    player,
    code,
    ...(head === undefined ? {} : { record: { id: 'r1', head } }),
  });
  const codes = (entries: readonly Parameters<typeof eventOf>[1][number][]) =>
    penaltyHistoryOf(replayed(eventOf(swiss, [...enter('a b'), ...entries])), 'a').map(({ code }) => code);
  test('each of one player, in the order of the entries, without struck ones', () => {
    expect(codes([penalty('a', 'overdraw'), penalty('b', 'peek'), penalty('a', 'coach-verbal'), strike(3)])).toEqual([
      'coach-verbal',
    ]);
  });
  test('a newer head of a record takes the place of the earlier ones', () => {
    expect(codes([penalty('a', 'overdraw', 'h1'), penalty('a', 'by-hand'), penalty('a', 'peek', 'h2')])).toEqual([
      'by-hand',
      'peek',
    ]);
  });
});

test('tables: the last move counts, and a struck one does not', () => {
  const entries = [
    ...enter('a b'),
    seat(1, 'g1 a-b'),
    { act: 'move', game: 'g1', table: 7 },
    { act: 'move', game: 'g1', table: null },
  ];
  expect(replayed(eventOf(swiss, entries)).games[0]?.table).toBeNull();
  expect(replayed(eventOf(swiss, [...entries, strike(5)])).games[0]?.table).toBe(7);
});

test('clocks by round, and that of the whole event', () => {
  const entries = [
    { act: 'clock', do: 'start', minutes: 105 },
    { act: 'clock', round: 1, do: 'start', minutes: 30 },
    { act: 'clock', round: 1, do: 'extend', minutes: 5 },
  ];
  const { clocks } = replayed(eventOf(swiss, entries));
  expect(clocks.get('event')?.map(({ minutes }) => minutes)).toEqual([105]);
  expect(clocks.get(1)?.map(({ minutes }) => minutes)).toEqual([30, 5]);
});
