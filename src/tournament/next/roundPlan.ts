import { type EventEntry, type PlayerId, type WrittenSide } from '@/record';
import { type Contestant, type ReplayedEvent } from '../replayedEvent';

/** A round that is to be seated, or the part of one that has to be seated again. */
export interface RoundPlan {
  readonly round: number;
  /** In the order in which they get tables. */
  readonly games: readonly PlannedGame[];
  readonly byes: readonly PlannedBye[];
}
export interface PlannedGame {
  readonly sides: readonly WrittenSide[];
  readonly place?: number;
  /** Where these sides played before. */
  readonly formerTable?: number | null;
  /** Nobody has to play it: the index of the side that is here, or null where none is. */
  readonly forfeit?: { readonly won: number | null };
}
export interface PlannedBye {
  readonly side: WrittenSide;
  readonly place?: number;
}

export const whoOf = ({ who }: Contestant): WrittenSide => who;

/** The first round of which nothing has been seated. */
export function firstUnseatedRound({ rounds }: Pick<ReplayedEvent, 'rounds'>): number {
  const seated = new Set(rounds.map(({ round }) => round));
  let round = 1;
  while (seated.has(round)) round += 1;
  return round;
}

/**
 * A game of sides of whom some may be gone: if so, it is forfeited on the spot. So is one of two sides with a player in
 * common, which cannot be played: the first of them has it.
 */
export function planGame(sides: readonly Contestant[], place?: number): PlannedGame {
  const here = sides.findIndex(({ isHere }) => isHere);
  const people = sides.flatMap(whoOf);
  const canBePlayed = sides.every(({ isHere }) => isHere) && new Set(people).size === people.length;
  return {
    sides: sides.map(whoOf),
    ...(place === undefined ? {} : { place }),
    ...(canBePlayed ? {} : { forfeit: { won: here === -1 ? null : here } }),
  };
}

/**
 * Whether these sides can sit down beside those that it was asked for before: nobody plays twice at once. Somebody is in
 * two sides where both were seated: one of them by hand, or for a substitute whose `pair` was struck later.
 */
export function makeSeatTaker(): (sides: readonly Contestant[]) => boolean {
  const busy = new Set<PlayerId>();
  return (sides) => {
    const people = sides.flatMap(whoOf);
    if (people.some((player) => busy.has(player))) return false;
    for (const player of people) busy.add(player);
    return true;
  };
}

/** Who is here and can play at once: of sides with a player in common the one this player was formed into last. */
export function sidesToSeat({ contestants, people }: Pick<ReplayedEvent, 'contestants' | 'people'>): Contestant[] {
  const here = contestants.filter(({ isHere }) => isHere);
  const isLatest = (side: Contestant): boolean => side.who.every((player) => people.get(player)?.side === side);
  const takeSeats = makeSeatTaker();
  const seated = new Set([...here.filter(isLatest), ...here].filter((side) => takeSeats([side])));
  return here.filter((side) => seated.has(side));
}

/** Writes entries behind those there are: numbers go on, and no game's id is used twice, struck ones included. */
export interface EntryWriter {
  readonly nextNumber: () => number;
  readonly nextGame: () => string;
}

export function makeEntryWriter(written: readonly EventEntry[]): EntryWriter {
  const used = new Set(written.flatMap((entry) => (entry.act === 'seat' ? entry.games.map(({ game }) => game) : [])));
  let number = written.reduce((most, { n }) => Math.max(most, n), 0);
  let games = used.size;
  return {
    nextNumber: () => (number += 1),
    nextGame: () => {
      do games += 1;
      while (used.has(`g${games}`));
      return `g${games}`;
    },
  };
}

/** The `seat` entry of a round, and the results of those games that are forfeited on the spot. */
export function writeRound(
  { round, games, byes }: RoundPlan,
  tables: number | undefined,
  seed: string | null,
  writer: EntryWriter,
): EventEntry[] {
  const n = writer.nextNumber();
  const tableOf = assignTables(games, tables ?? Infinity);
  const seated = games.map(({ sides, place }, i) => ({
    game: writer.nextGame(),
    table: tableOf[i] ?? null,
    sides,
    ...(place === undefined ? {} : { place }),
  }));
  const seat: EventEntry = {
    n,
    act: 'seat',
    round,
    games: seated,
    ...(byes.length === 0 ? {} : { byes }),
    ...(seed === null ? {} : { drawn: { seed } }),
  };
  const results = games.flatMap(({ forfeit }, i): EventEntry[] =>
    forfeit === undefined
      ? []
      : [{ n: writer.nextNumber(), act: 'result', game: seated[i]!.game, won: forfeit.won, why: 'forfeit' }],
  );
  return [seat, ...results];
}

/** Former tables are kept, the first claim counts; the others get the free tables in order, as long as there are any. */
function assignTables(games: readonly PlannedGame[], tables: number): (number | null)[] {
  const taken = new Set<number>();
  const kept = games.map(({ formerTable, forfeit }) => {
    if (forfeit || typeof formerTable !== 'number' || formerTable > tables || taken.has(formerTable)) return null;
    taken.add(formerTable);
    return formerTable;
  });
  let free = 1;
  return games.map(({ forfeit }, i) => {
    if (forfeit) return null;
    if (kept[i] !== null) return kept[i]!;
    while (taken.has(free)) free += 1;
    if (free > tables) return null;
    taken.add(free);
    return free;
  });
}
