import { makeSeededRandom, type SeededRandom } from '@/base';
import { type EventEntryOf, type EventFormat, makeEventRecordReader, stringifyLine } from '@/record';
import { next, type NextAnswer, standings } from '@/tournament';
import { seedOfThisRun } from '../pairing/kit';
import { disturb, eventOf, finishGames, type RunningEvent } from './drive';

/**
 * Always the same events, unless SEED names others: about one wild history of single elimination in a hundred still
 * leaves `next` with nothing to seat and nothing to wait for (the last test below). Until that is mended, other seeds are
 * for whoever works on it.
 */
const SEED = process.env.SEED === undefined ? 'short' : seedOfThisRun('next');
const EVENTS = 25 * Number(process.env.TABLESIDE_RUNS ?? 1);
const WILD_STEPS = 12;
const MOST_STEPS = 120;

const FORMATS: readonly EventFormat[] = [
  { kind: 'single-elimination' },
  { kind: 'most-wins', games: 4 },
  { kind: 'lowest-total', games: 4 },
  { kind: 'points', to: 120 },
  { kind: 'round-robin' },
  { kind: 'swiss', rounds: 5 },
];

const seatsIn = ({ entries }: NextAnswer): EventEntryOf<'seat'>[] => entries.filter((entry) => entry.act === 'seat');
const forfeitedIn = ({ entries }: NextAnswer): Set<string> =>
  new Set(entries.flatMap((entry) => (entry.act === 'result' ? [entry.game] : [])));

function checkRecord(event: RunningEvent): void {
  const reader = makeEventRecordReader();
  [event.header, ...event.entries].forEach((line, i) => {
    expect(reader.read(stringifyLine(line), i + 1)).toMatchObject({ kind: i === 0 ? 'header' : 'entry' });
  });
}

/** What holds for every answer, whatever happened before. `before` is the event without the answer's entries. */
function checkAnswer(event: RunningEvent, answer: NextAnswer): void {
  const now = event.now();
  const forfeited = forfeitedIn(answer);
  const seats = seatsIn(answer);
  if (answer.waiting.length > 0) expect(seats).toEqual([]);
  for (const { games, byes = [] } of seats) {
    const inGames = games.flatMap(({ sides }) => [...new Set(sides.flat())]);
    const seated = [...inGames, ...byes.flatMap(({ side }) => side)];
    expect(new Set(seated).size).toBe(seated.length);
    const tables = games.flatMap(({ table }) => table ?? []);
    expect(new Set(tables).size).toBe(tables.length);
    const isShort = games.some(({ game, table }) => table === null && !forfeited.has(game));
    if (isShort) expect(tables.length).toBe(event.header.tables);
    expect(Math.max(0, ...tables)).toBeLessThanOrEqual(event.header.tables ?? Infinity);
    for (const { game, table, sides } of games) {
      const people = sides.flat();
      const allHere = people.every((player) => now.people.get(player)?.isHere);
      const isAgainstOneself = new Set(people).size < people.length;
      expect({ game, forfeited: forfeited.has(game) }).toEqual({ game, forfeited: !allHere || isAgainstOneself });
      if (forfeited.has(game)) expect(table).toBeNull();
    }
  }
  const last = seats[seats.length - 1];
  if (last !== undefined && !answer.done) checkEverybodyIsAccountedFor(event, last);
}

/** Plays, sits out, or there is a reason why not. */
function checkEverybodyIsAccountedFor(event: RunningEvent, { round, games, byes = [] }: EventEntryOf<'seat'>): void {
  const now = event.now();
  const { kind } = now.format;
  const seated = new Set([...games.flatMap(({ sides }) => sides.flat()), ...byes.flatMap(({ side }) => side)]);
  const finished = standings(now).tables.filter(({ isFinished }) => isFinished);
  const resting = new Set(finished.flatMap(({ members }) => members));
  const inRound = now.games.filter((game) => game.round === round && game.status !== 'abandoned');
  const placed = new Set([
    ...inRound.flatMap(({ contestants }) => contestants.flat()),
    ...now.byes.filter((bye) => bye.round === round).flatMap(({ contestants }) => contestants),
  ]);
  const sidesNow = now.contestants.filter((side) => side.isHere).flatMap(({ who }) => who);
  const isSomebodyInTwoSides = new Set(sidesNow).size < sidesNow.length;
  for (const { id, isHere, side } of now.people.values()) {
    if (!isHere || seated.has(id)) continue;
    const why =
      side === null || !side.isHere
        ? 'no side that is here'
        : now.late.includes(id)
          ? 'late'
          : kind === 'single-elimination' && (now.outIn.has(side) || placed.has(side))
            ? 'out, or plays already'
            : resting.has(side)
              ? 'table finished'
              : isSomebodyInTwoSides
                ? 'somebody in two sides plays in the other one'
                : null;
    expect({ id, why }).toEqual({ id, why: expect.any(String) });
  }
}

function runEvent(format: EventFormat, name: string, isCalm = false): RunningEvent {
  const random: SeededRandom = makeSeededRandom(name);
  const ruleset =
    format.kind === 'lowest-total' ? 'florida-good-sam' : random.pick(['texas-good-sam', 'tennessee-2018']);
  const people = 6 + random.below(15);
  const event = eventOf(format, { ruleset, people, ...(random.chance(0.5) ? { tables: 1 + random.below(4) } : {}) });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isWild = !isCalm && step < WILD_STEPS;
    for (let i = isWild ? random.below(3) : 0; i > 0; i -= 1) disturb(event, random);
    const before = event.entries.slice();
    const seed = `${name} ${step}`;
    const answer = event.next(seed);
    expect(next({ header: event.header, entries: before }, seed)).toEqual(answer);
    checkAnswer(event, answer);
    const { problems } = standings(event.now());
    const isTooFew = problems.some(({ code }) => code === 'too-few');
    if (!isWild && (answer.done || isTooFew)) {
      checkRecord(event);
      return event;
    }
    if (!answer.done && !isTooFew && answer.waiting.length === 0) expect(seatsIn(answer)).not.toEqual([]);
    for (let i = isWild ? random.below(2) : 0; i > 0; i -= 1) disturb(event, random);
    finishGames(event, random, !isWild);
  }
  throw new Error(`it never ends: ${name}`);
}

it.each([
  // a substitute sat down, then the `pair` was struck: one player is in two sides that both are still in
  [{ kind: 'single-elimination' } as const, 'mwmmcvd0-28658 single-elimination 74'],
  [{ kind: 'round-robin' } as const, 'again-1 round-robin 4'],
  [{ kind: 'round-robin' } as const, 'again-2 round-robin 31'],
  [{ kind: 'points', to: 120 } as const, 'other-9 points 5'],
])('%j: %s, which failed once', (format, name) => {
  expect(runEvent(format, name).entries.length).toBeGreaterThan(0);
});

describe.each(FORMATS)('$kind, whatever happens', (format) => {
  it(`seats everybody once, is accepted by the reader, and ends (${EVENTS} events)`, () => {
    for (let i = 0; i < EVENTS; i += 1) {
      const name = `${SEED} ${format.kind} ${i}`;
      try {
        runEvent(format, name);
      } catch (error) {
        throw new Error(`event "${name}"`, { cause: error });
      }
    }
  });

  it('counts each round once where nothing is disturbed', () => {
    for (let i = 0; i < 8; i += 1) {
      const event = runEvent(format, `${SEED} calm ${format.kind} ${i}`, true);
      const { games, rounds, field, contestants } = event.now();
      expect(event.now().problems).toEqual([]);
      expect(games.every(({ status }) => status === 'counts')).toBe(true);
      if (format.kind === 'single-elimination') expect(games).toHaveLength(contestants.length - 1);
      if (format.kind === 'round-robin') expect(games).toHaveLength((field.length * (field.length - 1)) / 2);
      if (format.kind === 'swiss') expect(rounds).toHaveLength(format.rounds);
      if (format.kind === 'most-wins' || format.kind === 'lowest-total') expect(rounds).toHaveLength(format.games ?? 0);
    }
  });
});

/** Strikes and substitutions in an order that nobody at an event would tell. It has to be told as a way on, and is not. */
it.failing(
  'single elimination: a wild history after which nothing is seated, nobody is waited for and it is not done',
  () => {
    runEvent({ kind: 'single-elimination' }, 'mwmo8anp-31068 single-elimination 10');
  },
);
