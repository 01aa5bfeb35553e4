import fc from 'fast-check';
import {
  addEntry,
  countAllCards,
  type Entry,
  type Game,
  reportLines,
  gameSummary,
  type Header,
  openGame,
  replay,
  type Table,
} from '@/engine';
import { type Ruleset } from '@/rulesets';

/** Short by default; TABLESIDE_RUNS=100 looks a hundred times as hard. */
const TIMES = Number(process.env.TABLESIDE_RUNS ?? 1);
export const runs = (count: number): fc.Parameters<unknown> => ({ numRuns: Math.max(1, Math.ceil(count * TIMES)) });

/** Whether a property that ought to fail does: a guard that cannot bite guards nothing. */
export const bites = <T>(property: fc.IProperty<T>): boolean => fc.check(property, { numRuns: 200 }).failed;

export function opened(header: Header): Game {
  const game = openGame(header);
  if (!game.ok) throw new Error(`header refused: ${JSON.stringify(game.error)}`);
  return game.value;
}

export function follow(game: Game, entry: Entry): Game {
  const next = addEntry(game, entry);
  if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)} ${JSON.stringify(entry)}`);
  return next.value;
}

export function judged(header: Header, entries: readonly Entry[]): Game {
  const game = replay(header, entries);
  if (!game.ok) throw new Error(`refused: ${JSON.stringify(game.error)}`);
  return game.value;
}

/** What anybody is told of a game: its lines and its last line, as the command line would print them. */
export const toldOf = (game: Game, under?: Ruleset) => ({
  lines: reportLines(game, under).map(({ n, turn, struck, flags }) => ({
    n,
    turn,
    struck: struck === true,
    flags: flags.map(({ id, code, seat, verdict, basis, clauses, or, local, evidence }) => ({
      ...{ id, code, seat, verdict, basis, clauses, or, local, evidence },
    })),
  })),
  summary: gameSummary(game, under),
});

export interface FlagAt {
  readonly n: number;
  readonly id: string;
  readonly code: string;
  readonly seat: number | null;
  readonly verdict: string;
}

export const flagsIn = (game: Game, under?: Ruleset): FlagAt[] =>
  reportLines(game, under).flatMap(({ n, flags }) =>
    flags.map(({ id, code, seat, verdict }) => ({ n, id, code, seat, verdict })),
  );

/** Flags that say more than a word by the way. */
export const complaints = (game: Game, under?: Ruleset): FlagAt[] =>
  flagsIn(game, under).filter(({ verdict }) => verdict !== 'info');

export const sums = (table: Table): boolean => countAllCards(table) === table.deck;

/** Cards in every zone that cannot hold fewer than none. */
export const zones = (table: Table): number[] => [
  table.draw,
  table.completed,
  ...table.seats.flatMap(({ stock, hand, owedCards: owed }) => [stock, hand, owed]),
  ...table.building.map(({ shows }) => shows),
  ...table.completedFaces,
];
export const noneNegative = (table: Table): boolean => zones(table).every((count) => count >= 0);

/** Every face that lies open or was set aside, counted afresh: what the running tally has to be. */
export function facesInSight({ seats, building, completedFaces }: Table): number[] {
  const faces = completedFaces.slice();
  const open = [
    ...building.flatMap(({ cards }) => cards),
    ...seats.flatMap(({ top, discards }) => [top, ...discards.flat()]),
  ];
  for (const card of open) {
    const face = card === 'S' ? 0 : card;
    if (face !== '?') faces[face] = (faces[face] ?? 0) + 1;
  }
  return faces;
}

export const tallies = (table: Table): boolean =>
  facesInSight(table).every((count, face) => count === table.seen[face]);

export const renumbered = (entries: readonly Entry[], from: number): Entry[] =>
  entries.map((entry, i) => ({ ...entry, n: from + i }));
