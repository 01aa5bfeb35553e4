import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addEntry, type Game, openGame, type Refusal } from '@/engine';
import { makeGameRecordReader } from '@/record';

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The golden records, replayed, by their ids. */
export function goldenGames(): ReadonlyMap<string, Game> {
  const games = new Map<string, Game>();
  const reader = makeGameRecordReader();
  let game: Game | null = null;
  readFileSync(path.join(__dirname, '../games/records.jsonl'), 'utf8')
    .split('\n')
    .forEach((line, i) => {
      const item = reader.read(line, i + 1);
      if (item === null || item.kind === 'seal') return;
      if (item.kind === 'problem') throw new Error(JSON.stringify(item));
      game = item.kind === 'header' ? value(openGame(item.header)) : value(addEntry(game as Game, item.entry));
      games.set(game.header.id, game);
    });
  return games;
}
