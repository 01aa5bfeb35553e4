import { type Entry, type Game } from '@/engine';
import { type Told } from './plainRecord';
import { renumbered } from './renumbered';
import { added, opened } from './tellable';

/**
 * The same game told in a hurry, as the table of taps has it: a partner's card is played as one's own,
 * whoever's hand moved it at a word from the player on turn; and that word, which nobody minds, is not told.
 */
export function hurried({ header, entries }: Told): Told {
  let game = opened(header);
  const kept = entries.flatMap((entry): Entry[] => {
    const before = game;
    game = added(game, entry);
    if (entry.act === 'speak' && entry.what === 'request' && entry.seat === before.table.turn) return [];
    return [asOwn(before, entry)];
  });
  const place = new Map(kept.map(({ n }, at) => [n, at + 1]));
  return {
    header,
    entries: kept.map((entry, at) => ({ ...renumbered(entry, (n) => place.get(n) ?? n), n: at + 1 })),
  };
}

function asOwn({ table }: Game, entry: Entry): Entry {
  if (entry.act !== 'play' || entry.asked !== true || entry.from === 'hand' || table.turn === null) return entry;
  const { asked: _, owner = entry.seat, ...play } = entry;
  return { ...play, seat: table.turn, ...(owner === table.turn ? {} : { owner }) };
}
