import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, type EntryOf } from '@/engine';
import { injectOffence, OFFENCE_CODES, simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';
import { makeTableRegistry } from '@/state';
import { openMemoryLog } from '@/storage';
import {
  ALL_TROUBLES,
  assertSameRecord,
  countTaps,
  follow,
  hurried,
  makeStory,
  makeTroubled,
  plainEntries,
  readTold,
  tellable,
  tellSession,
  type Telling,
  type Told,
} from '.';

const RUNS = Number(process.env.TABLESIDE_RUNS ?? 1);
const told = (tellings: readonly Telling[]): Entry[] => tellings.flatMap(({ entries }) => entries);

/** Told to a real registry over a log in memory: what it has written down. */
async function toldToSession(game: Told): Promise<Told> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error('no log');
  let ids = 0;
  const stamps = { now: () => '2031-05-01T20:00:00.000Z', id: () => `table-${(ids += 1)}`, device: 'phone' };
  const { ruleset, seats, house } = game.header;
  const registry = await makeTableRegistry(opened.value, stamps).openNew({
    ruleset,
    seats,
    ...(house === undefined ? {} : { house }),
  });
  if (!registry.ok) throw new Error(JSON.stringify(registry.error));
  for (const telling of follow(game)) await tellSession(registry.value, telling);
  return readTold(registry.value.record());
}
const golden = readFileSync(path.join(__dirname, '../../games/records.jsonl'), 'utf8')
  .split(/\n(?=\{"tableside")/)
  .map(readTold);

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_id, ruleset) => {
  const games = Array.from({ length: RUNS }, (_, i) => ({
    seed: `referee ${i}`,
    game: tellable(simulateGame({ ruleset, seed: `referee ${i}` })),
  }));

  test('whole games told in a hurry take at most 1.15 taps an entry', () => {
    const acts = Array.from({ length: RUNS * 6 }, (_, i) => simulateGame({ ruleset, seed: `budget ${i}` })).flatMap(
      (game) => follow(hurried(tellable(game))).filter(({ way }) => way !== 'deal'),
    );
    const taps = acts.reduce((sum, { gestures }) => sum + countTaps(gestures), 0);
    expect(taps / told(acts).length).toBeLessThanOrEqual(1.15);
  });

  test('a registry that is tapped so writes down the game', async () => {
    for (const { seed, game } of games) {
      assertSameRecord(game, await toldToSession(game), `${ruleset.id} ${seed}`);
      assertSameRecord(hurried(game), await toldToSession(hurried(game)), `${ruleset.id} ${seed}, hurried`);
    }
  });

  test('any offence can be told', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const base = simulateGame({ ruleset, seed: `offences ${run}`, maxTurns: 10 });
      for (const code of OFFENCE_CODES) {
        const injected = injectOffence(base, code, `referee ${run}`);
        if (injected === null) continue;
        const game = tellable(injected);
        assertSameRecord(game, await toldToSession(game), `${ruleset.id} ${code} ${run}`);
      }
    }
  });

  test('a game in which everything goes wrong, and is ruled on in every way', async () => {
    const troubled = makeTroubled({ ruleset, seed: 'troubled', house: { stock: 6 } }, ALL_TROUBLES, 4);
    assertSameRecord(troubled, await toldToSession(troubled), `${ruleset.id} troubled`);
  });
});

test.each(golden.map((record) => [record.header.id, record] as const))('golden: %s', async (id, record) => {
  const game = tellable(record);
  assertSameRecord(game, await toldToSession(game), id);
});

test.each(['texas-good-sam', 'six-player-partners'])('the story of an evening: %s', async (id) => {
  const story = makeStory(
    RULESETS.find((ruleset) => ruleset.id === id)!,
    'story',
  );
  assertSameRecord(story, await toldToSession(story), id);
});

describe('two records are the same', () => {
  const ruleset = RULESETS[0]!;
  const game = tellable(simulateGame({ ruleset, seed: 'same', maxTurns: 12 }));
  const lastOf = (act: Entry['act']): number => game.entries.map((entry) => entry.act).lastIndexOf(act);
  const withEntry = (at: number, change: (entry: Entry) => Entry[]): Told => ({
    ...game,
    entries: game.entries
      .flatMap((entry, i) => (i === at ? change(entry) : [entry]))
      .map((entry, i) => ({ ...entry, n: i + 1 })),
  });
  const isSame = (other: Told): boolean => {
    try {
      assertSameRecord(game, other, 'same');
      return true;
    } catch {
      return false;
    }
  };

  test('though a draw is told in parts, filled in, or stamped', () => {
    const parted = (entry: Entry): Entry[] => {
      const draw = entry as EntryOf<'draw'>;
      return [
        { ...draw, count: 1 },
        { ...draw, count: draw.count - 1, assumed: true, at: '2031-01-01T00:00:00Z', by: 'phone' },
      ];
    };
    const at = game.entries.findIndex((entry) => entry.act === 'draw' && entry.count > 1);
    expect(isSame(withEntry(at, parted))).toBe(true);
  });

  test('not where a card, a pile or the order differs, or something is missing or more', () => {
    const at = lastOf('discard');
    const discard = game.entries[at] as EntryOf<'discard'>;
    expect(isSame(withEntry(at, () => [{ ...discard, pile: (discard.pile + 1) % 4 }]))).toBe(false);
    expect(isSame(withEntry(at, () => [{ ...discard, card: '?' }]))).toBe(false);
    expect(isSame(withEntry(at, () => []))).toBe(false);
    expect(isSame(withEntry(at, (entry) => [entry, { n: 0, act: 'note', text: 'more' }]))).toBe(false);
    expect(isSame({ ...game, header: { ...game.header, seats: game.header.seats.slice(1) } })).toBe(false);
    const plays = game.entries.findIndex((entry, i) => entry.act === 'play' && game.entries[i + 1]?.act === 'play');
    expect(plays).toBeGreaterThanOrEqual(0);
    const swapped = game.entries.with(plays, game.entries[plays + 1]!).with(plays + 1, game.entries[plays]!);
    expect(plainEntries(swapped)).not.toEqual(plainEntries(game.entries));
  });

  test('and a ruling still names the flag of its own entry', () => {
    const entries: Entry[] = [
      { n: 1, act: 'draw', seat: 0, count: 2 },
      { n: 2, act: 'draw', seat: 0, count: 3 },
      { n: 3, act: 'play', seat: 0, card: 9, from: 'hand', to: 0 },
      { n: 4, act: 'rule', flag: '3:build-start', call: 'stand' },
    ];
    expect(plainEntries(entries).at(-1)).toMatchObject({ flag: '2:build-start' });
  });
});
