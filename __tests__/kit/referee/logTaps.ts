import { applyCorrections, type Entry, type EntryOf, type Game } from '@/engine';
import { listToArray } from '@/base';
import { wordsFor } from '@/words';
import { foldUndone, isLogFold } from '@app/logRows/foldUndone';
import { makeLogData } from '@app/logRows/makeLogData';
import { fieldTaps } from './formTaps';
import { type Gesture, taps } from './gesture';

/** Corrections are made in the log, at the entry they speak of; then back to the table. */
export function logTaps(game: Game, entry: EntryOf<'strike' | 'amend' | 'insert'>): Gesture[] {
  const n = entry.act === 'insert' ? entry.before : entry.entry;
  return [
    ...taps('log', ...foldOver(game, n), `log-entry-${n}`, `log-${entry.act}`),
    ...bodyTaps(game, entry),
    ...taps('back'),
  ];
}

/** Entries that were undone are folded into one line, which is opened first. */
const foldOver = (game: Game, n: number): string[] =>
  foldUndone(makeLogData(game, wordsFor('en')).rows)
    .filter(isLogFold)
    .filter(({ rows }) => rows.some((row) => row.n === n))
    .map(({ testID }) => testID);

function bodyTaps(game: Game, entry: EntryOf<'strike' | 'amend' | 'insert'>): Gesture[] {
  if (entry.act === 'strike') return [];
  const body = { ...entry.with, n: 0 } as unknown as Entry;
  if (entry.act === 'insert') return [...taps(`act-${body.act}`), ...fieldTaps(body, null)];
  const now = applyCorrections(game.header, listToArray(game.entries)).bodies.get(entry.entry) as Entry &
    Record<string, unknown>;
  const changed = Object.entries(body).filter(([name, value]) => name === 'act' || now[name] !== value);
  return [...fieldTaps(Object.fromEntries(changed) as unknown as Entry, null), ...taps('tell')];
}
