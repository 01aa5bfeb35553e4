import { correctRecord, type Entry, type EntryOf, type Game } from '@/engine';
import { listToArray } from '@/base';
import { fieldTaps } from './formTaps';
import { type Gesture, taps } from './gesture';

/** Corrections are made in the log, at the entry they speak of; then back to the table. */
export function logTaps(game: Game, entry: EntryOf<'strike' | 'amend' | 'insert'>): Gesture[] {
  const n = entry.act === 'insert' ? entry.before : entry.entry;
  return [...taps('log', `log-entry-${n}`, `log-${entry.act}`), ...bodyTaps(game, entry), ...taps('back')];
}

function bodyTaps(game: Game, entry: EntryOf<'strike' | 'amend' | 'insert'>): Gesture[] {
  if (entry.act === 'strike') return [];
  const body = { ...entry.with, n: 0 } as unknown as Entry;
  if (entry.act === 'insert') return [...taps(`act-${body.act}`), ...fieldTaps(body, null)];
  const now = correctRecord(game.header, listToArray(game.entries)).bodies.get(entry.entry) as Entry &
    Record<string, unknown>;
  const changed = Object.entries(body).filter(([name, value]) => name === 'act' || now[name] !== value);
  return [...fieldTaps(Object.fromEntries(changed) as unknown as Entry, null), ...taps('tell')];
}
