import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { type Entry } from '@/engine';
import { makeSeededRandom, simulateGame } from '@/simulate';
import { type Ruleset, rulesetById, RULESETS } from '@/rulesets';
import { runs } from '../engine/properties/kit';
import { anyTable, gameAt } from '../engine/properties/tables';

const at = (id: string): Ruleset => rulesetById(id) as Ruleset;
const countOf = (entries: readonly Entry[], test: (entry: Entry) => boolean): number => entries.filter(test).length;
const manyAt = (id: string, options: { skill?: number; haste?: number; teams?: boolean }, count = 20) =>
  Array.from({ length: count }, (_, seed) => simulateGame({ ruleset: at(id), seed, ...options }));

describe('dice', () => {
  it('fall the same for the same seed, and differently for another', () => {
    const throws = (seed: string | number) => Array.from({ length: 50 }, makeSeededRandom(seed).next);
    expect(throws('ana')).toEqual(throws('ana'));
    expect(throws('ana')).not.toEqual(throws('anb'));
    expect(throws(7)).toEqual(throws('7'));
  });

  it('are fair enough: six sides, sixty thousand throws, none more than a twentieth off', () => {
    const dice = makeSeededRandom('fair');
    const sides = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i += 1) sides[dice.below(6)]! += 1;
    for (const side of sides) expect(Math.abs(side - 10_000)).toBeLessThan(500);
  });

  it('shuffle without losing a card', () => {
    const cards = Array.from({ length: 162 }, (_, i) => i);
    const shuffled = makeSeededRandom(1).shuffled(cards);
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
  });
});

describe('a simulated game', () => {
  it('is the same game for the same seed', () => {
    fc.assert(
      fc.property(anyTable, (sitting) => expect(gameAt(sitting)).toEqual(gameAt(sitting))),
      runs(10),
    );
  });

  it('never loses a card', () => {
    fc.assert(
      fc.property(anyTable, (sitting) => {
        const { outcome } = gameAt(sitting);
        const lying = [outcome.hands.flat(), outcome.discards.flat(2), outcome.built.flat()].flat().length;
        return lying + outcome.draw + outcome.completed + outcome.stock.reduce((sum, count) => sum + count, 0) === 162;
      }),
      runs(30),
    );
  });

  it('stops for time when it has gone on long enough', () => {
    const { entries, outcome } = simulateGame({ ruleset: at('mattel'), seed: 1, maxTurns: 5 });
    expect(entries[entries.length - 1]).toMatchObject({ act: 'end', why: 'time' });
    expect(outcome.winner).toBeNull();
    expect(outcome.turns.reduce((sum, turns) => sum + turns, 0)).toBe(5);
  });

  it('cannot be dealt from too few cards', () => {
    expect(() => simulateGame({ ruleset: at('mattel'), seed: 1, house: { stock: 80 } })).toThrow(RangeError);
  });

  it.each(RULESETS.map(({ id }) => id))('%s: skill shortens it', (id) => {
    const length = (skill: number): number =>
      manyAt(id, { skill, haste: 0 }, 8).reduce((sum, { outcome }) => sum + Math.max(...outcome.turns), 0);
    expect(length(1)).toBeLessThan(length(0));
  });

  it('haste leaves out flips and draws, and nothing else', () => {
    const [calm, hurried] = [manyAt('texas-good-sam', { haste: 0 }, 4), manyAt('texas-good-sam', { haste: 1 }, 4)].map(
      (games) => games.flatMap(({ entries }) => entries),
    );
    const isAssumed = (entry: Entry): boolean => entry.act === 'draw' && entry.assumed === true;
    expect(countOf(calm as Entry[], isAssumed)).toBe(0);
    expect(countOf(calm as Entry[], ({ act }) => act === 'flip')).toBeGreaterThan(50);
    expect(countOf(hurried as Entry[], ({ act }) => act === 'flip')).toBe(0);
    expect(countOf(hurried as Entry[], (entry) => entry.act === 'draw' && entry.assumed !== true)).toBe(0);
    expect(countOf(hurried as Entry[], ({ act }) => act === 'discard')).toBeGreaterThan(50);
  });

  it('shows all that the sheets know: partners asked, ties, reshuffles, refills, dead piles, passes', () => {
    const entries = (games: ReturnType<typeof manyAt>): Entry[] => games.flatMap((game) => game.entries);
    const tennessee = entries(manyAt('tennessee-partners', { skill: 0.6, haste: 0.5 }));
    const six = entries(manyAt('six-player-partners', { skill: 0.2 }));
    expect(countOf(tennessee, (entry) => entry.act === 'play' && entry.asked === true)).toBeGreaterThan(20);
    expect(countOf(tennessee, (entry) => entry.act === 'play' && entry.owner !== undefined)).toBeGreaterThan(20);
    expect(countOf(tennessee, (entry) => entry.act === 'cut' && entry.for === 'start')).toBeGreaterThan(2);
    expect(countOf(six, (entry) => entry.act === 'cut' && entry.for === 'deal')).toBeGreaterThanOrEqual(20);
    expect(countOf(six, (entry) => entry.act === 'reshuffle' && entry.from === undefined)).toBeGreaterThan(20);
    expect(countOf(six, (entry) => entry.act === 'reshuffle' && entry.from === 'under-tops')).toBeGreaterThan(0);
    expect(countOf(six, ({ act }) => act === 'pass')).toBeGreaterThan(5);
  });
});

describe('the simulator', () => {
  const FOLDER = path.join(__dirname, '../../src/simulate');
  /** What it may know of the engine: shapes, and the constants of a deck and its notation. Never a check or a move. */
  const TYPES = ['Act', 'Card', 'Entry', 'EntryOf', 'Header', 'Seat', 'Source', 'SpeechKind', 'Verdict', 'Winner'];
  const VALUES = [
    'COPIES_PER_NUMBER',
    'discardPileIndexOf',
    'HIGHEST_NUMBER',
    'isNumberCard',
    'UNSEEN_CARD',
    'WILD_CARD',
    'WILD_COUNT',
  ];

  /** The names a file takes from the engine's door, `type` left out. */
  const takenFrom = (text: string): string[] =>
    [...text.matchAll(/(?:import|export)\s+(?:type\s+)?(\{[^}]*\}|\*[^']*)\s*from '@\/engine[^']*'/g)].flatMap(
      ([, names]) =>
        (names as string)
          .replace(/[{}]/g, '')
          .split(',')
          .map((name) => name.trim().replace(/^type\s+/, ''))
          .filter((name) => name !== ''),
    );

  it('plays by its own understanding of the ruleset, not by the judge it tests', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const taken = files.flatMap((file) => takenFrom(readFileSync(path.join(FOLDER, file), 'utf8')));
    expect(taken).toEqual(expect.arrayContaining(['Entry', 'WILD_CARD']));
    expect([...new Set(taken)].filter((name) => ![...TYPES, ...VALUES].includes(name))).toEqual([]);
  });

  it('would be caught borrowing a judgement', () => {
    expect(takenFrom("import { judge, type Seat } from '@/engine';")).toEqual(['judge', 'Seat']);
    expect(takenFrom("import * as engine from '@/engine';")).toEqual(['* as engine']);
  });
});
