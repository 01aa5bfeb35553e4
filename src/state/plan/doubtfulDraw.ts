import { listToArray } from '@/base';
import { addEntry, type Entry, type Game, openFlags, type RaisedFlag, type Seat, seatStateAt } from '@/engine';
import { type EntryDraft } from '../input';
import { isAssumedEntry } from './assumptions';

/**
 * A draw that the app filled in because it took the next player's turn to have begun. If that player was out of turn
 * instead, no draw was due, and only the referee knows whether one was made.
 */
export interface DoubtfulDraw {
  readonly seat: Seat;
  /** The cards that were filled in. */
  readonly filledIn: number;
  /** The numbers that the plays since then leave possible. */
  readonly counts: readonly number[];
  /** What is understood unless the referee says otherwise: nothing that need not have happened. */
  readonly understood: number;
}

/** What the app filled in right before the flagged act: draws of that player, and the reshuffles they needed. */
function filledInBefore(game: Game, { n, entry }: RaisedFlag): readonly Entry[] {
  const played = listToArray(game.played).map((one) => one.entry);
  const at = played.findIndex((one) => one.n === n);
  let first = at;
  for (let before = played[first - 1]; before !== undefined && isAssumedEntry(before); before = played[first - 1]) {
    if (before.act === 'draw' && 'seat' in entry && before.seat !== entry.seat) break;
    first -= 1;
  }
  return at < 0 ? [] : played.slice(first, at);
}

const drawnIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.act === 'draw' ? entry.count : 0), 0);

/** Null where the app filled in no draw before the flagged act. */
export function findDoubtfulDraw(game: Game, flag: RaisedFlag): DoubtfulDraw | null {
  const { entry } = flag;
  const entries = filledInBefore(game, flag);
  const filledIn = drawnIn(entries);
  if (filledIn === 0 || !('seat' in entry) || typeof entry.seat !== 'number') return null;
  const { seat } = entry;
  const since = listToArray(game.played).flatMap(({ entry: later }) => (later.n >= flag.n ? [later] : []));
  const spent = since.filter((later) => isFromHandOf(later, seat)).length;
  const drawnSince = drawnIn(since.filter((later) => later.act === 'draw' && later.seat === seat));
  const handBefore = seatStateAt(game.table, seat).hand + spent - drawnSince - filledIn;
  const least = Math.min(filledIn, Math.max(0, spent - handBefore - drawnSince));
  // a draw that needed a reshuffle was made as it was filled in, or not at all
  const isWhole = entries.length > 1;
  const counts = isWhole
    ? [...new Set([least === 0 ? 0 : filledIn, filledIn])]
    : Array.from({ length: Math.max(filledIn, game.rules.values.hand) - least + 1 }, (_, i) => least + i);
  return { seat, filledIn, counts, understood: least === 0 ? 0 : filledIn };
}

const isFromHandOf = (entry: Entry, seat: Seat): boolean =>
  (entry.act === 'play' || entry.act === 'discard') &&
  (entry.from ?? 'hand') === 'hand' &&
  (entry.act === 'discard' ? entry.seat : (entry.owner ?? entry.seat)) === seat;

/** Raised against the player only because the app first took the turn to have begun. */
const NO_DRAW_WAS_DUE: ReadonlySet<string> = new Set(['draw-omitted', 'draw-short']);

/**
 * What has to be written before the ruling so that the record has the number of cards that were drawn, and the id the
 * flag has by then. Out of turn no draw is due: a flag for drawing too few that the correction raises is waived.
 */
export function planDoubtfulDrawCorrection(
  game: Game,
  id: string,
  drew: number,
): { readonly drafts: readonly EntryDraft[]; readonly flag: string } {
  const flag = openFlags(game.table).find((one) => one.id === id);
  const draw = flag === undefined ? null : findDoubtfulDraw(game, flag);
  if (flag === undefined || draw === null || drew === draw.filledIn) return { drafts: [], flag: id };
  const entries = filledInBefore(game, flag);
  const corrections: readonly EntryDraft[] =
    drew === 0
      ? entries.map(({ n }): EntryDraft => ({ act: 'strike', entry: n })).reverse()
      : entries.map(({ n }) => ({ act: 'amend', entry: n, with: { act: 'draw', seat: draw.seat, count: drew } }));
  const known = new Set(openFlags(game.table).map((one) => one.id));
  const after = openFlags(corrections.reduce(withDraft, game).table);
  const undue = after.filter((one) => !known.has(one.id) && one.seat === draw.seat && NO_DRAW_WAS_DUE.has(one.code));
  const waived = undue.map((one): EntryDraft => ({ act: 'rule', flag: one.id, call: 'waive' }));
  // a draw that was told is itself the first act out of turn, so the flag moves there
  const moved = after.find((one) => one.code === flag.code && one.seat === flag.seat && one.or === flag.or);
  return { drafts: [...corrections, ...waived], flag: moved?.id ?? id };
}

/** Judged ahead, to see which flags a correction leaves. The entry is written later, with its time and device. */
function withDraft(game: Game, draft: EntryDraft): Game {
  const highest = listToArray(game.entries).reduce((most, { n }) => Math.max(most, n), 0);
  const added = addEntry(game, { ...draft, n: highest + 1 } as Entry);
  return added.ok ? added.value : game;
}
