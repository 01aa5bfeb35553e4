import { type Chain, findLast } from '@/base';
import { type Entry, type EntryOf, type Game } from '@/engine';
import { isFilledIn } from '../tapping';
import { type Draft } from '../taps';

/** What one undo or redo strikes, and the act it is named after. */
export interface Undoing {
  readonly drafts: readonly Draft[];
  readonly entry: Entry;
}

type Told = Chain<Entry>;
type StrikeLink = Told & { readonly last: EntryOf<'strike'> };

const strike = ({ n }: Entry): Draft => ({ act: 'strike', entry: n });

/**
 * Undo: the newest entry that counts and is no strike itself, with what was filled in for it, newest first.
 * Read off the record alone, so that it works across restarts and to the very first entry. Only strikes
 * and what they struck lie between the end and it: an evening of undoing stays a short walk.
 */
export function undoing(game: Game): Undoing | null {
  const struck = new Set<number>();
  for (let link = game.entries; link !== null; link = link.before) {
    const entry = link.last;
    if (struck.has(entry.n)) continue;
    if (entry.act !== 'strike')
      return { drafts: [entry, ...filledInFor(link, struck)].map(strike), entry: saysNow(game, entry) };
    struck.add(entry.entry);
  }
  return null;
}

function filledInFor(act: Told, struck: ReadonlySet<number>): Entry[] {
  const entries: Entry[] = [];
  for (let link = act.before; link !== null && isFilledIn(link.last) && !struck.has(link.last.n); link = link.before) {
    entries.push(link.last);
  }
  return entries;
}

/** An amended entry is named as it was amended, an insertion by what it inserted. */
const saysNow = (game: Game, entry: Entry): Entry =>
  findLast(game.played, (played) => played.entry.n === entry.n)?.entry ?? entry;

/**
 * Redo: the newest strike that counts is struck, with those that were made together with it. There as long
 * as nothing but strikes has been told since.
 */
export function redoing(game: Game): Undoing | null {
  const tail = strikesAtTheEnd(game);
  const struck = new Set<number>();
  for (const link of tail.values()) {
    const made = link.last;
    if (struck.has(made.n)) continue;
    // a strike of a strike was a redo; mostly that other strike lies in the tail, and nothing has to be looked for
    const target = tail.has(made.entry) ? null : toldAt(link, made.entry);
    if (target === null || target.last.act === 'strike') struck.add(made.entry);
    else return together(link, target, struck);
  }
  return null;
}

/** The strikes since anything else was told, newest first, by their numbers. */
function strikesAtTheEnd(game: Game): ReadonlyMap<number, StrikeLink> {
  const tail = new Map<number, StrikeLink>();
  for (let link = game.entries; link?.last.act === 'strike'; link = link.before) {
    tail.set(link.last.n, link as StrikeLink);
  }
  return tail;
}

const toldAt = (from: Told, n: number): Told | null => {
  let link: Told | null = from;
  while (link !== null && link.last.n !== n) link = link.before;
  return link;
};

/** Strikes of what had been filled in are followed back to that of the act they were filled in for. */
function together(newest: StrikeLink, target: Told, struck: ReadonlySet<number>): Undoing {
  const strikes: Entry[] = [newest.last];
  let act = target;
  for (let link = newest.before; link !== null && isFilledIn(act.last); link = link.before) {
    const made = link.last;
    if (made.act !== 'strike' || struck.has(made.n)) break;
    const next = toldAt(link, made.entry);
    if (next === null || next.before !== act) break;
    strikes.push(made);
    act = next;
  }
  return { drafts: strikes.map(strike), entry: act.last };
}
