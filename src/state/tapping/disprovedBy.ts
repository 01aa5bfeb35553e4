import { type Entry, type Game, OPEN_VERDICTS, type Seat, seatAt, stanceOf, type Verdict } from '@/engine';
import { type Draft } from '../taps';

/** Entries filled in earlier that this act shows to be wrong, newest first. */
export function disprovedBy(game: Game, act: Draft): Draft[] {
  const { rules, table } = game;
  if (table.turn === null || table.over !== null) return [];
  if (act.act === 'pass') return act.seat === table.turn ? disprovedRefill(game, table.turn) : [];
  const isBegun =
    (act.act === 'play' || act.act === 'draw') && stanceOf(rules, table, { ...act, n: 0 }) === 'neighbour';
  return isBegun ? disprovedRefill(game, table.turn) : [];
}

/**
 * A turn ends with no discard, where the sheet lets a played-out hand end it. If all this hand holds was
 * filled in by the app and nobody has seen a card of it since, the player had not drawn at all: what was
 * filled in is struck, so that it does not count against the player.
 */
function disprovedRefill({ table, rules, played }: Game, turn: Seat): Draft[] {
  if (OPEN_VERDICTS.has(rules.cells['turn-end-empty'].ruling as Verdict)) return [];
  const strikes: Draft[] = [];
  let hand = seatAt(table, turn).hand;
  for (let link = played; link !== null && (hand > 0 || isAssumedShuffle(link.last.entry)); link = link.before) {
    const { entry } = link.last;
    const wasRefill = (link.before?.last.table.progress.plays ?? 0) > 0;
    if (entry.act === 'draw' && entry.seat === turn) {
      if (entry.assumed !== true || !wasRefill) return [];
      hand -= entry.count;
      strikes.push({ act: 'strike', entry: entry.n });
    } else if (isAssumedShuffle(entry)) strikes.push({ act: 'strike', entry: entry.n });
    else if (usesHand(entry, turn)) return [];
  }
  return hand === 0 ? strikes : [];
}

const isAssumedShuffle = (entry: Entry): boolean => entry.act === 'reshuffle' && entry.assumed === true;

/** Something that shows what the hand held, or ends the stretch in which it could have been filled. */
function usesHand(entry: Entry, seat: Seat): boolean {
  switch (entry.act) {
    case 'play':
      return entry.from === 'hand' && (entry.owner ?? entry.seat) === seat;
    case 'speak':
    case 'note':
    case 'flip':
    case 'rule':
      return false;
    default:
      return true;
  }
}
