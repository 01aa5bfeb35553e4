import {
  arrive,
  champions,
  close,
  enter,
  eventOf,
  jsonStandings,
  leave,
  pair,
  problems,
  ranks,
  result,
  rowOf,
  seat,
  strike,
} from './kit';

type Entries = Parameters<typeof eventOf>[1];
const bracket = (...entries: Entries) => eventOf({ kind: 'single-elimination' }, entries);

describe('single elimination', () => {
  const four = [...enter('a b c d'), seat(1, 'g1@1 a-b', 'g2@2 c-d')];
  const final = [...four, result('g1', 0), result('g2', 0), seat(2, 'g3@1 a-c')];

  test('sides still in share first place', () => {
    expect(ranks(bracket(...four, result('g1', 0)))).toBe('1= a 1= c 1= d 4 b');
  });
  test('who lost ranks behind all who lost in a later round; one side left is the champion', () => {
    const event = bracket(...final, result('g3', 1));
    expect(ranks(event)).toBe('1 c 2 a 3= b 3= d');
    expect([jsonStandings(event).done, champions(event)]).toEqual([true, 'c']);
  });
  test('a game won by nobody is a problem, is not played and is waited for', () => {
    const event = bracket(...four, result('g1', null, null, 'time'), result('g2', 0));
    expect(problems(event)).toEqual(['no-winner g1']);
    expect(jsonStandings(event).waiting).toEqual(['g1']);
    expect(rowOf(event, 'a').played).toBe(0);
  });
  test('forfeited by both in the final: both are first, and the event is done', () => {
    const event = bracket(...final, result('g3', null, null, 'forfeit'));
    expect([ranks(event), champions(event), jsonStandings(event).done]).toEqual(['1= a 1= c 3= b 3= d', 'a c', true]);
  });
  test('abandoned: not waited for, and nobody is out', () => {
    const event = bracket(...four, result('g1', 0, null, 'abandoned'), result('g2', 0));
    expect(jsonStandings(event)).toMatchObject({ done: false, waiting: [], problems: [] });
    expect(ranks(event)).toBe('1 c 2 d 3= a 3= b');
  });
  test('a corrected result makes later games extra: they count in nothing and raise nothing else', () => {
    const event = bracket(...final, result('g3', 0), leave('a'), seat(2, 'g4@1 a-c'), arrive('a'), result('g1', 1));
    expect(problems(event)).toEqual(['extra-game g3 a', 'extra-game g4 a']);
    expect(ranks(event)).toBe('1= b 1= c 3= a 3= d');
    expect(jsonStandings(event)).toMatchObject({ done: false, waiting: [] });
    expect(rowOf(event, 'a')).toMatchObject({ played: 1, wins: 0, losses: 1 });
  });
  test('the correction struck, everything counts again', () => {
    const event = bracket(...final, result('g3', 0), result('g1', 1), strike(10));
    expect([problems(event), ranks(event)]).toEqual([[], '1 a 2 c 3= b 3= d']);
  });
});

describe('most wins', () => {
  const six = { ruleset: 'six-player-partners' };
  const start = [...enter('a b c d e f'), pair('ab cd ef')];
  const of = (games: number, ...entries: Entries) => eventOf({ kind: 'most-wins', games }, [...start, ...entries], six);

  test('more wins first; done when all games are complete', () => {
    const half = [seat(1, 'g1 ab-cd-ef'), result('g1', 2)];
    expect(jsonStandings(of(2, ...half)).done).toBe(false);
    const event = of(2, ...half, seat(2, 'g2 ab-cd-ef'), result('g2', 2));
    expect([ranks(event), champions(event)]).toEqual(['1 ef 2= ab 2= cd', 'ef']);
  });
  test('won by nobody: played, neither won nor lost', () => {
    const event = of(1, seat(1, 'g1 ab-cd-ef'), result('g1', null, null, 'time'));
    expect(rowOf(event, 'ab')).toMatchObject({ played: 1, wins: 0, losses: 0 });
    expect(jsonStandings(event).done).toBe(true);
  });
  test('a round beyond the last is extra, and not waited for', () => {
    const event = of(1, seat(1, 'g1 ab-cd-ef'), result('g1', 0), seat(2, 'g2 ab-cd-ef'));
    expect(jsonStandings(event)).toMatchObject({
      done: true,
      waiting: [],
      problems: [{ code: 'extra-game', game: 'g2' }],
    });
    expect(rowOf(event, 'ab').played).toBe(1);
  });
  test('an abandoned game completes its round', () => {
    const event = of(1, seat(1, 'g1 ab-cd-ef'), result('g1', 0, null, 'abandoned'));
    expect(jsonStandings(event)).toMatchObject({ done: true, waiting: [] });
  });
  test('level for first: all are named, until a play-off among exactly those decides', () => {
    const level = [seat(1, 'g1 ab-cd-ef'), result('g1', 0), seat(2, 'g2 ab-cd-ef'), result('g2', 1)];
    expect(champions(of(2, ...level))).toBe('ab cd');
    const pending = of(2, ...level, seat('play-off', 'p1 ab-cd'));
    expect(jsonStandings(pending)).toMatchObject({ done: false, waiting: ['p1'], champions: [] });
    const event = of(2, ...level, seat('play-off', 'p1 ab-cd'), result('p1', 1));
    expect([ranks(event), champions(event)]).toEqual(['1 cd 2 ab 3 ef', 'cd']);
    expect(rowOf(event, 'cd')).toMatchObject({ played: 2, wins: 1, losses: 1 });
  });
  test('a play-off among others than exactly those decides nothing', () => {
    const level = [seat(1, 'g1 ab-cd-ef'), result('g1', 0), seat(2, 'g2 ab-cd-ef'), result('g2', 1)];
    expect(ranks(of(2, ...level, seat('play-off', 'p1 ab-cd-ef'), result('p1', 0)))).toBe('1= ab 1= cd 3 ef');
  });
  test('and again at what stays tied', () => {
    const level = [seat(1, 'g1 ab-cd-ef'), result('g1', null)];
    const three = [...level, seat('play-off', 'p1 ab-cd-ef'), result('p1', 2)];
    expect(ranks(of(1, ...three))).toBe('1 ef 2= ab 2= cd');
    expect(ranks(of(1, ...three, seat('play-off', 'p2 cd-ab'), result('p2', 0)))).toBe('1 ef 2 cd 3 ab');
    expect(ranks(of(1, ...level, seat('play-off', 'p2 cd-ab'), result('p2', 0)))).toBe('1= ab 1= cd 1= ef');
  });
  test('close ends the event: it overrides waiting and pending play-offs', () => {
    const event = of(4, seat(1, 'g1 ab-cd-ef'), result('g1', 0), seat(2, 'g2 ab-cd-ef'), close);
    expect(jsonStandings(event)).toMatchObject({ done: true, waiting: [], champions: [['a', 'b']] });
    expect(jsonStandings(of(4, seat(1, 'g1 ab-cd-ef'), result('g1', 0), close, strike(10)))).toMatchObject({
      done: false,
    });
  });
});

describe('lowest total', () => {
  const of = (format: object, ...entries: Entries) =>
    eventOf({ kind: 'lowest-total', ...format }, [...enter('a b c d e'), ...entries], { ruleset: 'florida-good-sam' });
  const first = [seat(1, 'g1 ab-cd', 'bye e'), result('g1', 0, '12-35')];
  const total = (event: Parameters<typeof rowOf>[0], who: string) => rowOf(event, who).total;

  test('charged by the side, or by the own stock', () => {
    expect(['a', 'c', 'd'].map((who) => total(of({ games: 1 }, ...first), who))).toEqual([0, 8, 8]);
    expect(['a', 'c', 'd'].map((who) => total(of({ games: 1, charge: 'own' }, ...first), who))).toEqual([0, 3, 5]);
  });
  test('won by nobody: every side is charged', () => {
    const event = of({ games: 1 }, seat(1, 'g1 ab-cd'), result('g1', null, '12-30', 'time'));
    expect(['a', 'b', 'c', 'd'].map((who) => total(event, who))).toEqual([3, 3, 3, 3]);
  });
  test('a result without cards left does not count and is waited for', () => {
    const event = of({ games: 1 }, seat(1, 'g1 ab-cd'), result('g1', 0));
    expect(jsonStandings(event)).toMatchObject({ waiting: ['g1'], problems: [{ code: 'left-missing', game: 'g1' }] });
    expect(rowOf(event, 'a')).toMatchObject({ played: 0, wins: 0, total: 0 });
  });
  test('a forfeit is charged the highest charge of that round, 0 if there is none', () => {
    const two = [...enter('f g h'), seat(1, 'g1 ab-cd', 'g2 ef-gh'), result('g1', 0, null, 'forfeit')];
    expect(total(of({ games: 1 }, ...two, result('g2', 1, '44-00')), 'c')).toBe(8);
    expect(total(of({ games: 1 }, ...two, result('g2', 1, null, 'forfeit')), 'c')).toBe(0);
    expect(total(of({ games: 1, charge: 'own' }, ...two, result('g2', 1, '34-00')), 'd')).toBe(4);
  });
  test('byes together are charged the average, rounded up once', () => {
    const event = of(
      { games: 4 },
      ...first,
      seat(2, 'g2 ce-ab', 'bye d'),
      result('g2', 1, '40-00'),
      seat(3, 'g3 ac-be', 'bye d'),
      result('g3', 0, '00-21'),
    );
    // d: 8 in one game, two byes; e: 4 and 3 in two games, one bye
    expect([total(event, 'd'), total(event, 'e')]).toEqual([24, 11]);
  });
  test('nothing but byes: 0', () => expect(total(of({ games: 1 }, ...first), 'e')).toBe(0));
  test('whoever missed a complete round ranks behind all who have not, by rounds missed', () => {
    const late = [...first, ...enter('f g'), seat(2, 'g2 af-cg', 'bye b', 'bye d', 'bye e'), result('g2', 0, '00-99')];
    expect(ranks(of({ games: 2 }, ...late))).toBe('1= a 1= b 1= e 4 d 5 c 6 f 7 g');
  });
  test('a round that is not complete is missed by nobody, nor one whose game was abandoned', () => {
    const open = of({ games: 2 }, ...first, seat(2, 'g2 ae-bc'));
    expect(ranks(open)).toBe('1= a 1= b 1= e 4= c 4= d');
    const abandoned = of({ games: 2 }, ...first, seat(2, 'g2 cd-ab', 'bye e'), result('g2', 0, null, 'abandoned'));
    expect(ranks(abandoned)).toBe('1= a 1= b 1= e 4= c 4= d');
  });
  test('a player nobody ever seated comes last', () => {
    expect(ranks(of({ games: 1 }, seat(1, 'g1 ab-cd'), result('g1', 1, '99-00')))).toBe('1= c 1= d 3= a 3= b 5 e');
  });
  test('a play-off of single players decides between tied rows', () => {
    const event = of(
      { games: 1 },
      seat(1, 'g1 ab-cd'),
      result('g1', 0, '00-12'),
      seat('play-off', 'p1 b-a'),
      result('p1', 0),
    );
    expect([ranks(event), champions(event)]).toEqual(['1 b 2 a 3= c 3= d 5 e', 'b']);
  });
});

describe('points', () => {
  const of = (to: number, ...entries: Entries) =>
    eventOf({ kind: 'points', to }, [...enter('a b c d e f'), ...entries], { ruleset: 'mattel' });
  const first = [seat(1, 'g1 a-b-c', 'g2 d-e')];

  test('the winner gets 25 and 5 for each card in the stocks of the others; by forfeit 25', () => {
    const event = of(500, ...first, result('g1', 0, '9-3-4'), result('g2', 1, '3-0', 'forfeit'));
    expect([rowOf(event, 'a').points, rowOf(event, 'e').points]).toEqual([60, 25]);
    expect(rowOf(event, 'e').taken).toBe(0);
  });
  test('each table has its own champion once one has reached the mark; done when all have', () => {
    const half = [...first, result('g1', 0, '0-3-4'), result('g2', 1, '5-0')];
    expect(jsonStandings(of(60, ...half))).toMatchObject({ done: false, champions: [] });
    const event = of(60, ...half, seat(2, 'g3 d-e'), result('g3', 1, '3-0'));
    expect([jsonStandings(event).done, champions(event)]).toEqual([true, 'a e']);
  });
  test('a side left alone at its table is its champion', () => {
    const event = of(60, ...first, result('g1', 0, '0-3-4'), result('g2', 1, '5-0'), leave('e'));
    expect(champions(event)).toBe('a d');
  });
  test('level at the head of one table: both, until they play off', () => {
    const level = [seat(1, 'g1 a-b'), result('g1', 0, '0-5'), seat(2, 'g2 a-b'), result('g2', 1, '5-0')];
    expect(champions(of(40, seat(1, 'g1 a-b'), result('g1', 0, '0-5')))).toBe('a');
    const tied = of(50, ...level, seat(3, 'g3 a-b', 'g4 b-a'), result('g3', 0, '0-0'), result('g4', 0, '0-0'));
    expect(champions(tied)).toBe('a b');
    const off = [seat('play-off', 'p1 a-b'), result('p1', 1)];
    expect(
      champions(of(50, ...level, ...off, seat(3, 'g3 a-b', 'g4 b-a'), result('g3', 0, '0-0'), result('g4', 0, '0-0'))),
    ).toBe('b');
  });
  test('closed: the leader of each table', () => {
    expect(champions(of(500, ...first, result('g1', 2, '1-1-0'), result('g2', 0, '0-1'), close))).toBe('c d');
  });
});

describe('round-robin and swiss', () => {
  const robin = (ties: readonly string[], ...entries: Entries) =>
    eventOf({ kind: 'round-robin', ties } as never, entries);
  const swiss = (rounds: number, ties: readonly string[], ...entries: Entries) =>
    eventOf({ kind: 'swiss', rounds, ties } as never, entries);

  test('done when each side has met each other side; an abandoned game is no meeting', () => {
    const entries = [
      ...enter('a b c'),
      seat(1, 'g1 a-b', 'bye c'),
      seat(2, 'g2 a-c', 'bye b'),
      seat(3, 'g3 b-c', 'bye a'),
      result('g1', 0),
      result('g2', 0),
    ];
    expect(jsonStandings(robin([], ...entries, result('g3', 0))).done).toBe(true);
    expect(jsonStandings(robin([], ...entries)).waiting).toEqual(['g3']);
    const abandoned = robin([], ...entries, result('g3', 0, null, 'abandoned'));
    expect(jsonStandings(abandoned)).toMatchObject({ done: false, waiting: [] });
    expect(jsonStandings(robin([], ...entries, result('g3', 0, null, 'forfeit'))).done).toBe(true);
  });
  test('a bye is a win in swiss and nothing in a round-robin', () => {
    const entries = [...enter('a b c'), seat(1, 'g1 a-b', 'bye c'), result('g1', 0)];
    expect(rowOf(swiss(1, [], ...entries), 'c')).toMatchObject({ played: 0, wins: 1, byes: 1 });
    expect(rowOf(robin([], ...entries), 'c')).toMatchObject({ played: 0, wins: 0, byes: 1 });
  });
  test('swiss is done when its rounds are complete', () => {
    const entries = [...enter('a b'), seat(1, 'g1 a-b'), result('g1', 0)];
    expect([jsonStandings(swiss(1, [], ...entries)).done, jsonStandings(swiss(2, [], ...entries)).done]).toEqual([
      true,
      false,
    ]);
  });

  const circle = (left: readonly (string | null)[], whys: readonly string[] = []) => [
    ...enter('a b c d'),
    seat(1, 'g1 a-b', 'g2 c-d'),
    result('g1', 0, left[0], whys[0]),
    result('g2', 0, left[1]),
    seat(2, 'g3 b-c', 'g4 a-d'),
    result('g3', 0, left[2]),
    result('g4', 0, left[3]),
    seat(3, 'g5 c-a', 'g6 d-b'),
    result('g5', 0, left[4]),
    result('g6', 0, left[5]),
  ];
  const told = ['0-2', '0-3', '0-1', '0-4', '0-5', '0-6'];
  // a and c have two wins, c beat a; b and d have one, d beat b
  test('headToHead: wins among exactly those still level', () => {
    expect(ranks(robin(['headToHead'], ...circle(told)))).toBe('1 c 2 a 3 d 4 b');
  });
  test('headToHead is skipped unless all of them have met', () => {
    const two = [...enter('a b c d'), seat(1, 'g1 a-b', 'g2 c-d'), result('g1', 0), result('g2', 0)];
    expect(ranks(swiss(1, ['headToHead'], ...two))).toBe('1= a 1= c 3= b 3= d');
  });
  test('stockLeft: own cards left, fewer first; stockTaken: more first', () => {
    // left: a 5, b 2 + 6, c 1, d 3 + 4; taken: a 2 + 4, c 3 + 5, b 1, d 6
    expect(ranks(robin(['stockLeft'], ...circle(told)))).toBe('1 c 2 a 3 d 4 b');
    expect(ranks(robin(['stockTaken'], ...circle(told)))).toBe('1 c 2 a 3 d 4 b');
    expect(rowOf(robin([], ...circle(told)), 'a')).toMatchObject({ left: 5, taken: 6 });
  });
  test('both are skipped for a group in which a result without cards left stands, forfeits aside', () => {
    const missing = [null, ...told.slice(1)];
    expect(ranks(robin(['stockLeft'], ...circle(missing)))).toBe('1= a 1= c 3= b 3= d');
    expect(ranks(robin(['stockTaken'], ...circle(missing)))).toBe('1= a 1= c 3= b 3= d');
    expect(ranks(robin(['stockLeft'], ...circle(missing, ['forfeit'])))).toBe('1 c 2 a 3 b 4 d');
  });
  test('the next tie-break is applied inside each part', () => {
    const entries = [
      ...enter('a b c d e f'),
      seat(1, 'g1 a-b', 'g2 c-d', 'g3 e-f'),
      result('g1', 0, '0-2'),
      result('g2', 0, '0-2'),
      result('g3', 0, '0-1'),
    ];
    expect(ranks(swiss(1, ['stockTaken', 'opponents'], ...entries))).toBe('1= a 1= c 3 e 4= b 4= d 4= f');
    expect(ranks(swiss(1, ['stockLeft'], ...entries))).toBe('1= a 1= c 1= e 4 f 5= b 5= d');
  });
  test('opponents: once per game', () => {
    const entries = [
      ...enter('a b c'),
      seat(1, 'g1 a-b', 'bye c'),
      seat(2, 'g2 a-b', 'bye c'),
      result('g1', 0),
      result('g2', 1),
    ];
    const event = swiss(2, ['opponents'], ...entries);
    expect(['a', 'b', 'c'].map((who) => rowOf(event, who).opponents)).toEqual([2, 2, 4]);
  });
  test('rows of equal rank in the order of entering', () => {
    expect(ranks(swiss(1, [], ...enter('d b c a')))).toBe('1= d 1= b 1= c 1= a');
  });
});

describe('corrections', () => {
  const start = [...enter('a b'), seat(1, 'g1 a-b')];
  const of = (...entries: Entries) => eventOf({ kind: 'swiss', rounds: 1 }, [...start, ...entries]);
  test.each([
    ['the last result wins', [result('g1', 0), result('g1', 1)], '1 b 2 a'],
    ['struck, the first holds', [result('g1', 0), result('g1', 1), strike(5)], '1 a 2 b'],
    ['the strike struck, the second holds', [result('g1', 0), result('g1', 1), strike(5), strike(6)], '1 b 2 a'],
    ['a result of a struck game is nothing', [strike(3), result('g1', 0)], '1= a 1= b'],
  ])('%s', (_, entries, expected) => expect(ranks(of(...entries))).toBe(expected));
  test('a struck result is waited for again', () => {
    expect(jsonStandings(of(result('g1', 0), strike(4))).waiting).toEqual(['g1']);
  });
});
