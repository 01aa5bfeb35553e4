import { type EventEntryOf, type EventFormat } from '@/record';
import { type NextAnswer, standings } from '@/tournament';
import { eventOf, type RunningEvent } from './drive';

const actsOf = ({ entries }: NextAnswer): string[] => entries.map(({ act }) => act);
const seatOf = ({ entries }: NextAnswer): EventEntryOf<'seat'> => {
  const seat = entries.find((entry) => entry.act === 'seat');
  if (seat === undefined) throw new Error(`nothing is seated: ${JSON.stringify(entries)}`);
  return seat;
};
const sizesOf = (answer: NextAnswer): number[] =>
  seatOf(answer)
    .games.map(({ sides }) => sides.length)
    .sort();
const sitIn = (answer: NextAnswer): string[][] => seatOf(answer).games.map(({ sides }) => sides.flat().sort());
const leave = (event: RunningEvent, player: string): void => void event.add({ act: 'leave', player });

describe('pairing', () => {
  it('is one entry with its seed, and the round is seated behind it', () => {
    const answer = eventOf({ kind: 'swiss', rounds: 2 }, { ruleset: 'texas-good-sam', people: 8 }).next('lucky');
    expect(actsOf(answer)).toEqual(['pair', 'seat']);
    expect(answer.entries).toMatchObject([
      { n: 9, drawn: { seed: 'lucky' } },
      { n: 10, drawn: { seed: 'lucky' } },
    ]);
  });

  it('names the one left over, who is then late where latecomers are not taken', () => {
    const swiss = eventOf({ kind: 'swiss', rounds: 2 }, { ruleset: 'texas-good-sam', people: 9 });
    expect(swiss.next()).toMatchObject({ single: expect.any(String), late: [] });
    const bracket = eventOf({ kind: 'single-elimination' }, { ruleset: 'texas-good-sam', people: 9 });
    expect(bracket.next()).toMatchObject({ single: null, late: [expect.any(String)] });
  });

  it('pairs latecomers in swiss while games are still waited for, and seats nothing', () => {
    const event = eventOf({ kind: 'swiss', rounds: 2 }, { ruleset: 'texas-good-sam', people: 8 });
    event.next();
    const answer = event.enter('late1', 'late2').next();
    expect(actsOf(answer)).toEqual(['pair']);
    expect(answer.waiting).toEqual(['g1', 'g2']);
    expect(seatOf(event.play().next()).byes).toHaveLength(1);
  });
});

describe('waiting and done', () => {
  it('names each game without a result, abandoned ones aside', () => {
    const event = eventOf({ kind: 'swiss', rounds: 2 }, { people: 6 });
    event.next();
    event.add({ act: 'result', game: 'g2', won: null, why: 'abandoned' });
    expect(event.next()).toMatchObject({ entries: [], waiting: ['g1', 'g3'], done: false });
  });

  it('tells the champions and who is level for the first place', () => {
    const event = eventOf({ kind: 'swiss', rounds: 1 }, { people: 4 });
    event.next();
    const answer = event.play().next();
    expect(answer).toMatchObject({ done: true, entries: [] });
    expect(answer.champions).toHaveLength(2);
    expect(answer.playOff).toEqual(answer.champions);
  });

  it('ends at once when the organizer closes the event, whatever is waited for', () => {
    const event = eventOf({ kind: 'swiss', rounds: 3 }, { people: 4 });
    event.next();
    event.add({ act: 'close' });
    expect(event.next()).toMatchObject({ entries: [], waiting: [], done: true });
  });
});

describe('tables', () => {
  it('are given in order; games beyond them wait for one', () => {
    const seat = seatOf(eventOf({ kind: 'swiss', rounds: 1 }, { people: 8, tables: 2 }).next());
    expect(seat.games.map(({ table }) => table)).toEqual([1, 2, null, null]);
  });
});

describe('too few', () => {
  it.each([
    [{ kind: 'swiss', rounds: 1 } as const, 1],
    [{ kind: 'lowest-total' } as const, 3],
  ])('%j: nothing is seated', (format, people) => {
    const event = eventOf(format, { people });
    expect(event.next()).toMatchObject({ entries: [], done: false });
    expect(standings(event.now()).problems).toEqual([{ code: 'too-few' }]);
  });
});

describe('single elimination', () => {
  it('forfeits on the spot for who is gone, without a table, and goes on', () => {
    const event = eventOf({ kind: 'single-elimination' }, { people: 4 });
    const [one, two] = sitIn(event.next());
    event.play();
    const winners = standings(event.now()).rows.slice(0, 2);
    leave(event, winners[0]!.contestant.who[0]!);
    const answer = event.next();
    expect(one).toHaveLength(2);
    expect(two).toHaveLength(2);
    expect(answer.entries).toMatchObject([
      { act: 'seat', round: 2, games: [{ game: 'g3', table: null, place: 1 }] },
      { act: 'result', game: 'g3', why: 'forfeit' },
    ]);
    expect(answer).toMatchObject({ done: true, champions: [winners[1]!.contestant.who] });
  });

  it('gives the neighbour of a game forfeited by both a bye', () => {
    const event = eventOf({ kind: 'single-elimination' }, { people: 8 });
    event.next();
    event.add({ act: 'result', game: 'g1', won: null, why: 'forfeit' });
    const seat = seatOf(event.play().next());
    expect(seat).toMatchObject({ round: 2, games: [{ place: 2 }], byes: [{ place: 1 }] });
  });

  it('seats a place again whose game has come to count in nothing', () => {
    const event = eventOf({ kind: 'single-elimination' }, { people: 4 });
    event.next();
    event.play();
    event.next();
    event.play();
    const [first] = event.now().games;
    event.result(first!, 1);
    const seat = seatOf(event.next());
    expect(seat).toMatchObject({ round: 2, games: [{ place: 1 }] });
    expect(seat.games[0]!.sides).toContainEqual(first!.sides[1]);
  });
});

describe('somebody in two sides', () => {
  /** p7 and p8 played in one side; a substitute of p8 sat down with p7; then the substitution is struck. */
  const struckSubstitution = (format: EventFormat): { event: RunningEvent; old: string[]; odd: string[] } => {
    const event = eventOf(format, { ruleset: 'texas-good-sam', people: 8 });
    event.next();
    event.play();
    const old = [...event.now().games[0]!.sides[0]!];
    const odd = ['sub', old[1]!];
    event.enter('sub');
    const { n } = event.add({ act: 'pair', sides: [odd], instead: old });
    event.next();
    event.play();
    event.add({ act: 'strike', entry: n });
    return { event, old, odd };
  };

  it('single elimination: the two sides meet in a game that the one at the place has by forfeit', () => {
    const { event, old, odd } = struckSubstitution({ kind: 'single-elimination' });
    // the place in round 2 is seated again for the side whose place was never taken over
    expect(seatOf(event.next())).toMatchObject({ round: 2, games: [{ table: 1, place: 1 }] });
    event.play(({ sides }) => sides.findIndex((side) => side.join() === old.join()));
    const answer = event.next();
    expect(answer.entries).toMatchObject([
      { act: 'seat', round: 3, games: [{ table: null, sides: [old, odd] }] },
      { act: 'result', won: 0, why: 'forfeit' },
    ]);
    expect(answer).toMatchObject({ done: true, champions: [old] });
  });

  it('swiss: plays once, in the side formed last', () => {
    const { event, old, odd } = struckSubstitution({ kind: 'swiss', rounds: 4 });
    const seat = seatOf(event.next());
    const seated = [...seat.games.flatMap(({ sides }) => sides), ...(seat.byes ?? []).map(({ side }) => side)];
    expect(seated).toContainEqual(odd);
    expect(seated).not.toContainEqual(old);
    expect(new Set(seated.flat()).size).toBe(8);
  });
});

describe('late', () => {
  it.each([{ kind: 'single-elimination' }, { kind: 'most-wins' }, { kind: 'points' }] as const)(
    '$kind: who left before the first round, by an entry struck after it',
    (format) => {
      const event = eventOf(format, { people: 7 });
      const { n } = event.add({ act: 'leave', player: 'p1' });
      event.next();
      event.add({ act: 'strike', entry: n });
      expect(event.next().late).toEqual(['p1']);
      expect(event.play().next().late).toEqual(['p1']);
    },
  );

  it('round-robin: takes them in', () => {
    const event = eventOf({ kind: 'round-robin' }, { people: 5 });
    const { n } = event.add({ act: 'leave', player: 'p1' });
    event.next();
    event.add({ act: 'strike', entry: n });
    const answer = event.play().next();
    expect(answer.late).toEqual([]);
    for (let round = 2; round <= 5; round += 1) event.play().next();
    expect(event.play().next()).toMatchObject({ done: true });
    expect(event.now().games).toHaveLength(10);
  });

  it('does not name those whose only game was abandoned', () => {
    const event = eventOf({ kind: 'most-wins' }, { people: 6 });
    event.next();
    event.add({ act: 'result', game: 'g1', won: null, why: 'abandoned' });
    expect(event.play().next()).toMatchObject({ late: [], entries: [{ act: 'seat', games: [{}, {}] }] });
  });
});

describe('most wins', () => {
  it.each([
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [2, 3]],
    [7, [2, 2, 3]],
    [8, [2, 3, 3]],
    [9, [3, 3, 3]],
  ])('seats %i sides at tables of %j', (people, sizes) => {
    expect(sizesOf(eventOf({ kind: 'most-wins' }, { people }).next())).toEqual(sizes);
  });

  it('keeps the tables; who is left alone joins the smallest, who comes back finds the own one', () => {
    const event = eventOf({ kind: 'most-wins' }, { people: 5 });
    const [three, two] = sitIn(event.next());
    event.play();
    expect(sitIn(event.next())).toEqual([three, two]);
    event.play();
    leave(event, two![0]!);
    expect(sitIn(event.next())).toEqual([[...three!, two![1]!].sort()]);
    event.play();
    event.add({ act: 'arrive', player: two![0]! });
    leave(event, three![0]!);
    expect(event.next().entries).toHaveLength(1);
  });
});

describe('points', () => {
  it.each([
    ['tennessee-2018', 5, [2, 3]],
    ['tennessee-2018', 9, [3, 3, 3]],
    ['texas-good-sam', 10, [2, 3]],
  ])('%s: %i people at tables of %j sides', (ruleset, people, sizes) => {
    expect(sizesOf(eventOf({ kind: 'points' }, { ruleset, people }).next())).toEqual(sizes);
  });

  it('seats only the tables where nobody has enough', () => {
    const event = eventOf({ kind: 'points', to: 30 }, { people: 8 });
    const [, second] = sitIn(event.next());
    const [one, two] = event.now().games;
    event.result(one!, 0, 5);
    event.result(two!, 0, 0);
    expect(sitIn(event.next())).toEqual([second]);
  });
});

describe('points, where people changed tables in one round', () => {
  it('goes on at the table that is not finished, though one of it played at the finished one before', () => {
    const event = eventOf({ kind: 'points', to: 60 }, { people: 6 });
    const seat = (...games: readonly (readonly [string, readonly string[]])[]): void =>
      void event.add({
        act: 'seat',
        round: 1,
        games: games.map(([game, sides], i) => ({ game, table: i + 1, sides: sides.map((player) => [player]) })),
      });
    seat(['a', ['p6', 'p3', 'p5']], ['b', ['p1', 'p4', 'p2']]);
    event.play();
    seat(['c', ['p1', 'p3', 'p2']], ['d', ['p4', 'p6', 'p5']]);
    event.play(({ id }) => (id === 'd' ? 2 : 0));
    // p1 has 70 points at the second table; at the first one nobody has more than 35
    const answer = event.next();
    expect(answer.done).toBe(false);
    expect(sitIn(answer)).toEqual([['p4', 'p5', 'p6']]);
    event.play(({ sides }) => sides.findIndex(([player]) => player === 'p5'));
    expect(event.next()).toMatchObject({ done: true, champions: [['p5'], ['p1']] });
  });
});

describe('lowest total', () => {
  it('gives those over a bye, nobody twice before all have had one, and nobody the same partner', () => {
    const event = eventOf({ kind: 'lowest-total', games: 6 }, { ruleset: 'florida-good-sam', people: 6 });
    const rested: string[] = [];
    let partners: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const seat = seatOf(event.next());
      rested.push(...(seat.byes ?? []).flatMap(({ side }) => side));
      const now = seat.games.flatMap(({ sides }) => sides.map((side) => [...side].sort().join()));
      expect(now.filter((side) => partners.includes(side))).toEqual([]);
      partners = now;
      event.play();
    }
    expect(new Set(rested).size).toBe(6);
  });

  it('moves winners one table up, the first losers to the last table', () => {
    const event = eventOf({ kind: 'lowest-total' }, { ruleset: 'florida-good-sam', people: 12 });
    const { games } = seatOf(event.next());
    const [w1, w2, w3] = games.map(({ sides }) => sides[0]!);
    const [l1, l2, l3] = games.map(({ sides }) => sides[1]!);
    const tables = sitIn(event.play().next());
    expect(tables).toEqual([[...w1!, ...w2!].sort(), [...l2!, ...w3!].sort(), [...l1!, ...l3!].sort()]);
  });
});

describe('round-robin', () => {
  it('lets each meet each once, one sitting out with an odd number, abandoned games after the last round', () => {
    const event = eventOf({ kind: 'round-robin' }, { people: 5 });
    expect(seatOf(event.next()).byes).toHaveLength(1);
    const [lost] = event.now().games;
    event.add({ act: 'result', game: lost!.id, won: null, why: 'abandoned' });
    event.play();
    for (let round = 2; round <= 5; round += 1) {
      expect(seatOf(event.next())).toMatchObject({ round, games: [{}, {}], byes: [{}] });
      event.play();
    }
    expect(seatOf(event.next())).toMatchObject({ round: 6, games: [{ sides: lost!.sides }] });
    expect(event.play().next()).toMatchObject({ done: true });
  });

  it('forfeits for who is gone', () => {
    const event = eventOf({ kind: 'round-robin' }, { people: 4 });
    event.next();
    event.play();
    leave(event, 'p1');
    expect(actsOf(event.next())).toEqual(['seat', 'result']);
  });
});

describe('swiss', () => {
  it('pairs by equal wins, repeats nothing, and does not pair who is gone', () => {
    const event = eventOf({ kind: 'swiss', rounds: 3 }, { people: 8 });
    event.next();
    event.play();
    const seat = seatOf(event.next());
    const wins = new Map(standings(event.now()).rows.map(({ contestant, score }) => [contestant.who[0], score.wins]));
    for (const { sides } of seat.games) expect(wins.get(sides[0]![0]!)).toBe(wins.get(sides[1]![0]!));
    event.play();
    leave(event, 'p1');
    const last = seatOf(event.next());
    expect([
      ...last.games.flatMap(({ sides }) => sides.flat()),
      ...last.byes!.flatMap(({ side }) => side),
    ]).not.toContain('p1');
  });
});

describe('what next writes', () => {
  it('uses the next numbers and no game twice, struck ones included', () => {
    const event = eventOf({ kind: 'swiss', rounds: 2 }, { people: 4 });
    const { n } = seatOf(event.next());
    event.add({ act: 'strike', entry: n });
    const again = seatOf(event.next());
    expect(again).toMatchObject({ n: n + 2, round: 1, games: [{ game: 'g3' }, { game: 'g4' }] });
  });
});
