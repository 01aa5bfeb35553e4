import { type FlagCode, type Rules, stockSize } from '@/rulesets';
import { check } from './checks';
import { recordCardCount } from './checks/record';
import { type Entry, type EntryOf } from './entries';
import { type Flag } from './flags';
import { NONE, raise } from './raise';
import { move } from './move';
import { type Table } from './table';

/** Set-up differences are told once, at the deal; after that they are nobody's fault. */
const SET_UP: ReadonlySet<string> = new Set<FlagCode>(['setup-player-count', 'setup-stock-count', 'setup-wrong-starter', 'setup-tiebreak-wrong']);

/**
 * The same act under another sheet. The table is the record's own, because that is what lay there;
 * only what the book says about it is the other's. The end of the game is the record's own too.
 */
export function checkElsewhere(other: Rules, own: Rules, before: Table, entry: Entry, after: Table): readonly Flag[] {
  if (entry.act === 'rule') return NONE;
  const seen = check(other, before, entry).filter((flag) => !SET_UP.has(flag.code));
  const doubts = recordCardCount(before, after);
  const setUp = entry.act === 'deal' ? setUpDifferences(other, own, before, entry, after) : NONE;
  return seen.length + doubts.length + setUp.length === 0 ? NONE : [...setUp, ...seen, ...doubts];
}

function setUpDifferences(other: Rules, own: Rules, before: Table, deal: EntryOf<'deal'>, after: Table): readonly Flag[] {
  const told = { verdict: 'info' } as const;
  const { players } = other.values;
  const found = before.seats.length;
  const seats = found < players.min || found > players.max ? raise(other, 'setup-player-count', null, { expected: players.min, found }, told) : NONE;
  const [theirs, ours] = [stockSize(other, found), stockSize(own, found)];
  const stock = theirs === ours ? NONE : raise(other, 'setup-stock-count', null, { expected: theirs, found: ours }, told);
  const starter = move(other, before, deal).turn;
  const differs = starter !== null && after.turn !== null && starter !== after.turn;
  return [...seats, ...stock, ...(differs ? raise(other, 'setup-wrong-starter', null, { turn: starter, owner: after.turn ?? 0 }, told) : NONE)];
}
