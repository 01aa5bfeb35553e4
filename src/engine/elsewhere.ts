import { type Chain, grow } from '@/base';
import { type FlagCode, type Rules, stockSize } from '@/rulesets';
import { check } from './checks';
import { recordCardCount } from './checks/recordCardCount';
import { type Seat } from './cards';
import { type Entry, type EntryOf } from './entries';
import { type Flag } from './flags';
import { nameFlag } from './judge';
import { move } from './move';
import { NONE, raise } from './raise';
import { type Raised, type Table } from './table';

type Named = Flag & { readonly id: string };

/** Set-up differences are told once, at the deal; after that they are nobody's fault. */
const SET_UP: ReadonlySet<string> = new Set<FlagCode>(['setup-player-count', 'setup-stock-count']);
const STARTING: ReadonlySet<string> = new Set<FlagCode>(['setup-wrong-starter', 'setup-tiebreak-wrong']);

/**
 * The same record under another sheet, entry by entry. The table is the record's own, because that
 * is what lay there; only what the book says about it is the other's, and what it had said before.
 * The end of the game is the record's own too.
 */
export function judgeElsewhere(other: Rules, own: Rules, start: Table) {
  let before = start;
  let raised: Chain<Raised> | null = null;
  let starters: StarterDiffers = false;
  return (entry: Entry, after: Table): readonly Named[] => {
    const table = { ...before, raised };
    if (entry.act === 'deal') starters = starterDiffers(other, table, entry, after);
    const flags = checkElsewhere(other, own, table, entry, after, starters);
    const used = new Set<string>();
    const named = flags.map((flag) => ({ ...flag, id: nameFlag(entry.n, flag, used) }));
    const { building, turn, now, draw, lastLaid, lastDropped, serial } = before;
    const was = { building, turn, now, draw, lastLaid, lastDropped };
    for (const flag of named)
      raised = grow<Raised>(raised, { ...flag, n: entry.n, entry, was, laid: null, serial, ruling: null });
    before = after;
    return named;
  };
}

function checkElsewhere(
  other: Rules,
  own: Rules,
  before: Table,
  entry: Entry,
  after: Table,
  starters: StarterDiffers,
): readonly Flag[] {
  if (entry.act === 'rule') return NONE;
  const told = (flag: Flag) => SET_UP.has(flag.code) || (starters !== false && STARTING.has(flag.code));
  const seen = check(other, before, entry).filter((flag) => !told(flag));
  const doubts = recordCardCount(before, after);
  const setUp = entry.act === 'deal' ? setUpDifferences(other, own, before, starters) : NONE;
  return [...setUp, ...seen, ...doubts];
}

/** Whom the other sheet would have had start, where that is somebody else. */
type StarterDiffers = false | { readonly theirs: Seat | null; readonly ours: Seat | null };

function starterDiffers(other: Rules, before: Table, deal: EntryOf<'deal'>, after: Table): StarterDiffers {
  const theirs = move(other, before, deal).turn;
  return theirs === after.turn ? false : { theirs, ours: after.turn };
}

function setUpDifferences(other: Rules, own: Rules, before: Table, starters: StarterDiffers): readonly Flag[] {
  const told = { verdict: 'info' } as const;
  const { players } = other.values;
  const found = before.seats.length;
  const expected = found < players.min ? players.min : players.max;
  const seats =
    found < players.min || found > players.max
      ? raise(other, 'setup-player-count', null, { expected, found }, told)
      : NONE;
  const [theirs, ours] = [stockSize(other, found), stockSize(own, found)];
  const stock =
    theirs === ours ? NONE : raise(other, 'setup-stock-count', null, { expected: theirs, found: ours }, told);
  const decided = starters !== false && starters.theirs !== null && starters.ours !== null;
  return [
    ...seats,
    ...stock,
    ...(decided
      ? raise(other, 'setup-wrong-starter', null, { turn: starters.theirs, owner: starters.ours ?? 0 }, told)
      : NONE),
  ];
}
