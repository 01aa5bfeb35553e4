import {
  actsWithTrait,
  addEntry,
  type Entry,
  type EntryOf,
  type Game,
  openGame,
  type Seat,
  type Table,
} from '@/engine';
import { type Told } from './plainRecord';
import { renumbered } from './renumbered';

const SETTING_UP = actsWithTrait('sets-up');

/** How many entries set the table up. */
export const setUpLength = (entries: readonly Entry[]): number => {
  const at = entries.findIndex(({ act }) => !SETTING_UP.has(act));
  return at < 0 ? entries.length : at;
};

/** What one game is followed with, entry by entry; a refusal is the test's own mistake. */
export function opened(header: Told['header']): Game {
  const game = openGame(header);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

export function added(game: Game, entry: Entry): Game {
  const next = addEntry(game, entry);
  if (!next.ok) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(next.error)}`);
  return next.value;
}

/**
 * The same game as the screens ask for it: who deals is named, not cut for; nobody counts the stocks at
 * the deal; who starts is said only where the sheet leaves it to the official; whoever was spoken to is
 * named only where it is not the one on turn.
 */
export function tellable({ header, entries }: Told): Told {
  const length = setUpLength(entries);
  let game = opened(header);
  const kept = entries.flatMap((entry, at): Entry[] => {
    const { turn } = game.table;
    game = added(game, entry);
    return at < length ? setUp(game, entry) : [unaddressed(entry, turn)];
  });
  const place = new Map(kept.map(({ n }, at) => [n, at + 1]));
  const numbered = (n: number): number => place.get(n) ?? n;
  return { header, entries: kept.map((entry, at) => ({ ...renumbered(entry, numbered), n: at + 1 })) };
}

function setUp({ rules, table }: Game, entry: Entry): Entry[] {
  if (entry.act === 'cut' && entry.for === 'deal') return [];
  if (entry.act === 'start' && rules.values.starter !== 'manual') return [];
  return [entry.act === 'deal' ? plainDeal(entry, table) : entry];
}

const plainDeal = ({ n, act, tops, dealers }: EntryOf<'deal'>, { dealer }: Table): Entry => ({
  n,
  act,
  ...(dealer === null ? {} : { dealer }),
  ...(dealers === undefined ? {} : { dealers }),
  tops,
});

function unaddressed(entry: Entry, turn: Seat | null): Entry {
  if (entry.act !== 'speak' || entry.to !== turn) return entry;
  const { to: _, ...rest } = entry;
  return rest;
}
