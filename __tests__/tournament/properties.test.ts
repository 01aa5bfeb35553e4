import fc from 'fast-check';
import { type EventEntry, type EventHeader, type TieBreak } from '@/record';
import { replayEvent, standings } from '@/tournament';
import { eventOf, jsonStandings, type JsonRow, type ReadEvent } from './kit';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const runs = { seed: SEED, numRuns: 150 };

const FORMATS: readonly EventHeader['format'][] = [
  { kind: 'single-elimination' },
  { kind: 'most-wins', games: 2 },
  { kind: 'lowest-total', games: 2 },
  { kind: 'lowest-total', games: 3, charge: 'own' },
  { kind: 'points', to: 60 },
  { kind: 'round-robin', ties: ['headToHead', 'stockLeft'] },
  { kind: 'swiss', rounds: 2, ties: ['opponents', 'headToHead', 'stockTaken'] },
];
type Body = Parameters<typeof eventOf>[1][number];

/** What a hasty organizer may write: everything that the reader accepts, sense or none. */
const anyEvent = fc
  .record({
    format: fc.constantFrom(...FORMATS),
    players: fc.integer({ min: 4, max: 8 }),
    rounds: fc.array(
      fc.record({
        round: fc.constantFrom<number | 'play-off'>(1, 1, 2, 2, 3, 'play-off'),
        order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
        results: fc.array(
          fc.record({
            won: fc.constantFrom<number | null>(0, 0, 1, 1, null),
            left: fc.option(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))),
            why: fc.constantFrom(undefined, undefined, undefined, 'time', 'forfeit', 'abandoned'),
          }),
          { maxLength: 4 },
        ),
        gone: fc.option(fc.integer({ min: 0, max: 7 })),
      }),
      { maxLength: 5 },
    ),
  })
  .map(({ format, players, rounds }): ReadEvent => {
    const ids = [...'abcdefgh'].slice(0, players);
    const entries: Body[] = ids.map((player) => ({ act: 'enter', player, name: player }));
    for (const [i, { round, order, results, gone }] of rounds.entries()) {
      const seated = order.flatMap((at) => ids[at] ?? []);
      const games = Array.from({ length: Math.floor(seated.length / 2) }, (_, k) => ({
        game: `g${i}-${k}`,
        table: k + 1,
        place: k + 1,
        sides: [[seated[2 * k]], [seated[2 * k + 1]]],
      }));
      const byes = seated.length % 2 === 1 ? [{ side: [seated.at(-1)], place: games.length + 1 }] : [];
      entries.push({ act: 'seat', round, games, byes });
      for (const [k, { won, left, why }] of results.entries())
        if (games[k] !== undefined)
          entries.push({
            act: 'result',
            game: `g${i}-${k}`,
            won,
            ...(left === null ? {} : { left: [[left[0]], [left[1]]] }),
            ...(why === undefined ? {} : { why }),
          });
      const player = gone === null ? undefined : ids[gone];
      if (player !== undefined) entries.push({ act: 'leave', player });
    }
    return eventOf(format, entries);
  });

const told = ({ header, entries }: ReadEvent) => jsonStandings({ header, entries });
const withMore = ({ header, entries }: ReadEvent, ...bodies: readonly object[]): ReadEvent => ({
  header,
  entries: [...entries, ...bodies.map((body, i) => ({ n: 1000 + i, ...body }) as unknown as EventEntry)],
});

describe(`random events of every format, seed ${SEED}`, () => {
  test('replaying is deterministic, and changes nothing that it was given', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const before = JSON.stringify(event);
        expect(told(event)).toEqual(told(JSON.parse(before) as ReadEvent));
        expect(JSON.stringify(event)).toBe(before);
      }),
      runs,
    );
  });
  test('strike and strike again changes nothing', () => {
    fc.assert(
      fc.property(anyEvent, fc.nat(), (event, pick) => {
        const { n: entry } = event.entries[pick % event.entries.length] as EventEntry;
        const redone = withMore(event, { act: 'strike', entry }, { act: 'strike', entry: 1000 });
        expect(told(redone)).toEqual(told(event));
      }),
      runs,
    );
  });
  test('a struck entry is as if never written', () => {
    fc.assert(
      fc.property(anyEvent, fc.nat(), (event, pick) => {
        const results = event.entries.filter(({ act }) => act === 'result' || act === 'leave');
        if (results.length === 0) return;
        const struck = results[pick % results.length] as EventEntry;
        const without = { header: event.header, entries: event.entries.filter((one) => one !== struck) };
        expect(told(withMore(event, { act: 'strike', entry: struck.n }))).toEqual(told(without));
      }),
      runs,
    );
  });
  test('the order of independent entries does not matter: results of different games, told when they come in', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const results = event.entries.filter(({ act }) => act === 'result');
        const others = event.entries.filter(({ act }) => act !== 'result');
        expect(told({ header: event.header, entries: [...others, ...results.reverse()] })).toEqual(told(event));
      }),
      runs,
    );
  });
  test('totals add up: each game counted once for each side, each rank as many better rows as it says', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const replay = replayEvent(event.header, event.entries);
        const { rows } = told(event);
        const sum = (of: (row: JsonRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
        const counting = replay.games.filter(({ status, round }) => status === 'counts' && round !== 'play-off');
        expect(sum(({ played }) => played)).toBe(2 * counting.length);
        const decided = counting.filter(({ result }) => result?.won !== null).length;
        const swissByes = event.header.format.kind === 'swiss' ? sum(({ byes }) => byes) : 0;
        expect(sum(({ losses }) => losses)).toBe(decided);
        expect(sum(({ wins }) => wins)).toBe(decided + swissByes);
        for (const [i, { rank, tied }] of rows.entries()) {
          expect(rank).toBe(rows.findIndex((row) => row.rank === rank) + 1);
          expect(tied).toBe(rows.some((row, k) => k !== i && row.rank === rank));
        }
        const shown = standings(replay);
        expect(shown.isDone ? shown.waiting : shown.champions).toEqual([]);
      }),
      runs,
    );
  });
});

/**
 * A second way to the same ranks for round-robin and swiss: every group is compared as the text says, with nothing
 * shared with the tournament room but the entries.
 */
function bruteRanks({ header, entries }: ReadEvent): Readonly<Record<string, number>> {
  const format = header.format as { kind: string; ties?: readonly TieBreak[] };
  const games = new Map<
    string,
    { sides: string[]; round: unknown; won: number | null; left: number[] | null; why: string }
  >();
  const seats = entries.flatMap((entry) => (entry.act === 'seat' ? [entry] : []));
  for (const entry of entries) {
    if (entry.act !== 'result') continue;
    for (const { round, games: seated } of seats)
      for (const { game, sides } of seated)
        if (game === entry.game)
          games.set(game, {
            sides: sides.map(([only = '']) => only),
            round,
            won: entry.won,
            left: entry.left?.map(([only = 0]) => only) ?? null,
            why: entry.why ?? 'win',
          });
  }
  const all = [...games.values()].filter(({ why }) => why !== 'abandoned');
  const counting = all.filter(({ round }) => round !== 'play-off');
  const abandoned = new Set([...games].filter(([, { why }]) => why === 'abandoned').map(([id]) => id));
  const byes = seats.flatMap(({ round, byes: sitting = [] }) =>
    round === 'play-off' ? [] : sitting.map(({ side: [only = ''] }) => only),
  );
  const sat = new Set([
    ...byes,
    ...seats.flatMap(({ round, games: seated }) =>
      round === 'play-off'
        ? []
        : seated.filter(({ game }) => !abandoned.has(game)).flatMap(({ sides }) => sides.flat()),
    ),
  ]);
  const isSwiss = format.kind === 'swiss';
  const of = (who: string) => counting.filter(({ sides }) => sides.includes(who));
  const winsIn = (who: string, among: typeof all) =>
    among.filter(({ sides, won }) => won !== null && sides[won] === who).length;
  const byesOf = (who: string) => byes.filter((one) => one === who).length;
  const wins = (who: string): number => winsIn(who, counting) + (isSwiss ? byesOf(who) : 0);
  const lacks = (who: string) => of(who).some(({ left, why }) => left === null && why !== 'forfeit');
  const cards = (who: string, isOwn: boolean): number =>
    of(who).reduce((sum, { sides, left, why, won }) => {
      if (left === null || why === 'forfeit') return sum;
      const me = sides.indexOf(who);
      if (!isOwn && won !== me) return sum;
      return sum + (isOwn ? (left[me] ?? 0) : left.reduce((one, other, i) => one + (i === me ? 0 : other), 0));
    }, 0);
  const value = (by: TieBreak, who: string, level: readonly string[]): number | null => {
    if (by === 'headToHead') {
      const among = counting.filter(({ sides }) => sides.every((one) => level.includes(one)));
      const haveMet = level.every((one) =>
        level.every(
          (other) => one === other || among.some(({ sides }) => sides.includes(one) && sides.includes(other)),
        ),
      );
      return haveMet ? winsIn(who, among) : null;
    }
    if (by === 'opponents')
      return (
        of(who).reduce(
          (sum, { sides }) => sum + sides.reduce((one, other) => one + (other === who ? 0 : wins(other)), 0),
          0,
        ) + (isSwiss ? byesOf(who) * wins(who) : 0)
      );
    if (level.some(lacks)) return null;
    return by === 'stockLeft' ? -cards(who, true) : cards(who, false);
  };
  const split = (level: readonly string[], valueOf: (who: string) => number | null): string[][] => {
    const values = new Map(level.map((who) => [who, valueOf(who)]));
    if ([...values.values()].includes(null)) return [[...level]];
    return [...new Set(values.values())]
      .sort((a, b) => (b ?? 0) - (a ?? 0))
      .map((one) => level.filter((who) => values.get(who) === one));
  };
  let places = split(
    entries.flatMap((entry) => (entry.act === 'enter' ? [entry.player] : [])),
    (who) => (sat.has(who) ? 1 : 0),
  ).flatMap((level) => split(level, wins));
  for (const by of format.ties ?? []) places = places.flatMap((level) => split(level, (who) => value(by, who, level)));
  const offs = all.filter(({ round }) => round === 'play-off');
  const playOff = (level: string[]): string[][] => {
    const among = offs.filter(
      ({ sides }) => sides.length === level.length && level.every((who) => sides.includes(who)),
    );
    const parts = split(level, (who) => winsIn(who, among));
    return parts.length === 1 ? parts : parts.flatMap(playOff);
  };
  places = places.flatMap(playOff);
  const ranks: Record<string, number> = {};
  let better = 0;
  for (const level of places) {
    for (const who of level) ranks[who] = better + 1;
    better += level.length;
  }
  return ranks;
}

test(`round-robin and swiss, seed ${SEED}: the ranks are those of a second, slower program`, () => {
  fc.assert(
    fc.property(
      anyEvent,
      fc.shuffledSubarray<TieBreak>(['headToHead', 'stockLeft', 'stockTaken', 'opponents']),
      fc.boolean(),
      (event, ties, isSwiss) => {
        const format: EventHeader['format'] = isSwiss
          ? { kind: 'swiss', rounds: 2, ties }
          : { kind: 'round-robin', ties };
        const same = { header: { ...event.header, format }, entries: event.entries };
        expect(Object.fromEntries(told(same).rows.map(({ who, rank }) => [who.join(''), rank]))).toEqual(
          bruteRanks(same),
        );
      },
    ),
    { seed: SEED, numRuns: 400 },
  );
});
