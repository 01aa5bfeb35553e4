import { toArray } from '@/base';
import { correctRecord, type Entry, type Game } from '@/engine';
import { type Draft } from '../taps';
import { comesAlong, historyOf, type Telling } from './history';

/** What one undo or redo strikes, and the act it is named after. */
export interface Undoing {
  readonly drafts: readonly Draft[];
  readonly entry: Entry;
}

const strike = ({ n }: Entry): Draft => ({ act: 'strike', entry: n });

/** An amended entry is named as it was amended, an insertion by what it inserted. */
const saysNow = ({ header, entries }: Game, entry: Entry): Entry =>
  correctRecord(header, toArray(entries)).bodies.get(entry.n) ?? entry;

/** What a flag was raised at, as it reads now; null where there is no such flag. */
export function flagged(game: Game, id: string): Entry | null {
  const flag = toArray(game.table.raised).find((raised) => raised.id === id);
  const entry = toArray(game.entries).find(({ n }) => n === flag?.n);
  return entry === undefined ? null : saysNow(game, entry);
}

/** Undo: the newest telling that counts is struck, with what came along with it, newest first. */
export function undoing(game: Game): Undoing | null {
  const { tellings, newest } = historyOf(game);
  const act = tellings[newest];
  if (act === undefined) return null;
  const taken: Telling[] = [act];
  for (let index = newest - 1; ; index -= 1) {
    const [before, after] = [tellings[index], taken.at(-1)];
    if (before?.isLive !== true || before.place + 1 !== after?.place || !isWith(act, before)) break;
    taken.push(before);
  }
  return { drafts: taken.map(({ entry }) => strike(entry)), entry: saysNow(game, act.entry) };
}

/** A strike in the log of something filled in is the referee's own, unless it was told in one breath with the act. */
const isWith = (act: Telling, telling: Telling): boolean =>
  comesAlong(telling) && (telling.takesBack === null || telling.entry.at === act.entry.at);

/** Redo: the newest undo is struck, with those that were made together with it. There until something else is told. */
export function redoing(game: Game): Undoing | null {
  const { undone, strikesOn } = historyOf(game);
  const newest = undone.at(-1);
  if (newest === undefined) return null;
  const strikes = [...strikesOn(newest.telling)];
  let act = newest.telling;
  for (const { telling } of undone.slice(0, -1).reverse()) {
    if (!comesAlong(act) || telling.place !== act.place + 1) break;
    strikes.push(...strikesOn(telling));
    act = telling;
  }
  return { drafts: strikes.map((n) => ({ act: 'strike', entry: n })), entry: saysNow(game, act.entry) };
}

/** Without looking through the record, as long as nothing was struck last: asked after every tap. */
export const mayUndo = (game: Game): boolean =>
  game.entries !== null && (game.entries.last.act !== 'strike' || historyOf(game).newest >= 0);
export const mayRedo = (game: Game): boolean =>
  game.entries?.last.act === 'strike' && historyOf(game).undone.length > 0;
