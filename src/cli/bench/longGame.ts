import { type Entry, type EntryOf, type Game, openFlags, type Table } from '@/engine';
import { follow, open, type Recorded } from './games';

/** So many entries make a stretch; every one of them is the same, entry for entry. */
export const STRETCH = 50;

/**
 * A game that goes on for as long as wanted. The table is set back (`position`) every fifty entries, and then
 * the opening of a real game is played again, with a partner's advice and the referee's ruling at its end. So
 * entries 50, 500 and 5,000 are the same acts at the same table, and all that differs is how much lies behind.
 */
export function longGame({ header, entries }: Recorded, count: number): Recorded {
  const first = entries.findIndex(({ act }) => act === 'draw');
  const starter = (entries[first] as EntryOf<'draw'>).seat;
  const position = positionOf(follow(open(header), entries.slice(0, first)).table, starter);
  const played = [position, ...entries.slice(first, first + STRETCH - 3)];
  const told: Entry[] = [];
  let advice: readonly Told[] | null = null;
  while (told.length < count) {
    played.forEach((entry) => told.push({ ...entry, n: told.length + 1 }));
    advice ??= adviceAt(follow(open(header), told));
    for (const make of advice) told.push(make(told.length + 1));
  }
  return { header, entries: told.slice(0, count) };
}

type Told = (n: number) => Entry;

/** The partner of the player on turn says what to play; the referee hears it and waives the penalty. */
function adviceAt(game: Game): readonly Told[] {
  const { turn, teams, seats } = game.table;
  const seat = seats.findIndex((_, other) => other !== turn && teams[other] === teams[turn ?? 0]);
  const speak: Told = (n) => ({ n, act: 'speak', seat, what: 'advice' });
  const flag = openFlags(follow(game, [speak(STRETCH)]).table)[0];
  if (flag === undefined) throw new Error('a partner may give advice under this sheet: choose another one');
  return [speak, (n) => ({ n, act: 'rule', flag: `${n - 1}:${flag.code}`, call: 'waive' })];
}

const positionOf = (table: Table, turn: number): EntryOf<'position'> => ({
  n: 0,
  act: 'position',
  turn,
  stock: table.seats.map(({ stock: count, top }) => ({ count, top })),
  discards: table.seats.map(({ discards }) => discards),
  hand: table.seats.map(({ hand }) => hand),
  building: table.building.map(({ shows }) => shows),
  draw: table.draw,
  completed: table.completed,
});
