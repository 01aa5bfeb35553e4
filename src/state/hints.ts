import type { Entry, Phase } from '@/engine';
import { type TableFacts } from './facts';

/** What the first turns teach, in the order in which it is needed. */
export const HINT_IDS = [
  'tap-pile',
  'tap-stock',
  'discard',
  'skip-bo',
  'refill',
  'undo',
  'out-of-turn',
  'more',
] as const;
export type HintId = (typeof HINT_IDS)[number];

/** A hint, with the number of which it speaks: one that a building pile needs. */
export interface Hint {
  readonly id: HintId;
  readonly needs: number;
  /** Only one pile needs it. */
  readonly isOnly: boolean;
}

/** Keys of the device's settings. */
export const HINTS_ON_SETTING_KEY = 'hints';
export const HINTS_SEEN_SETTING_KEY = 'hints-seen';

export const areHintsOn = (settings: Readonly<Record<string, string>>): boolean =>
  settings[HINTS_ON_SETTING_KEY] !== 'off';

/** Ids that this version does not know are left out: another version may have written them. */
export const parseSeenHints = (setting: string | undefined): ReadonlySet<HintId> => {
  const kept = (setting ?? '').split(',');
  return new Set(HINT_IDS.filter((id) => kept.includes(id)));
};
export const serializeSeenHints = (seen: ReadonlySet<HintId>): string =>
  HINT_IDS.filter((id) => seen.has(id)).join(',');

const IN_GAME: ReadonlySet<Phase> = new Set(['dealt', 'draw', 'play']);

/** When a hint is useful: before the first tap of a turn, or in the middle of one. */
type Moment = 'turn-begins' | 'in-turn';
const BEFORE_A_TURN: ReadonlySet<Entry['act']> = new Set(['deal', 'cut', 'start', 'position', 'discard', 'pass']);
const IN_A_TURN: ReadonlySet<Entry['act']> = new Set(['play', 'flip']);

function momentOf([newest]: readonly Entry[]): Moment | null {
  if (newest === undefined || BEFORE_A_TURN.has(newest.act)) return 'turn-begins';
  return IN_A_TURN.has(newest.act) ? 'in-turn' : null;
}

const hasDiscarded = ({ recentEntries }: TableFacts): boolean => recentEntries.some(({ act }) => act === 'discard');

const USEFUL: Readonly<Record<HintId, (facts: TableFacts, moment: Moment) => boolean>> = {
  'tap-pile': (_, moment) => moment === 'turn-begins',
  'tap-stock': (_, moment) => moment === 'in-turn',
  discard: (_, moment) => moment === 'in-turn',
  'skip-bo': (_, moment) => moment === 'in-turn',
  refill: (facts, moment) =>
    moment === 'turn-begins' && hasDiscarded(facts) && (facts.seats[facts.actor]?.due ?? 0) > 0,
  undo: ({ mayUndo }, moment) => moment === 'turn-begins' && mayUndo,
  'out-of-turn': (facts, moment) => moment === 'turn-begins' && hasDiscarded(facts),
  more: (facts, moment) => moment === 'turn-begins' && hasDiscarded(facts),
};

/**
 * The hint to show now; null if there is none, or if the slot shows something else. It depends on the last entries,
 * never on which cards could be played: a hint must not suggest a play.
 */
export function selectHint(facts: TableFacts, seen: ReadonlySet<HintId>): Hint | null {
  const { slot, phase, turn, actor, mayRedo, building } = facts;
  const isOwner = turn === null || turn === actor;
  if (slot.kind !== 'quiet' || !IN_GAME.has(phase) || !isOwner || mayRedo) return null;
  const moment = momentOf(facts.recentEntries);
  if (moment === null) return null;
  const id = HINT_IDS.find((one) => !seen.has(one) && USEFUL[one](facts, moment));
  if (id === undefined) return null;
  const needs = building[0]?.needs ?? 1;
  return { id, needs, isOnly: building.filter((pile) => pile.needs === needs).length === 1 };
}

/** The hint that is no longer needed after this entry, because the referee has done what it teaches. */
export function hintNoLongerNeededAfter(entry: Entry): HintId | null {
  if (entry.act === 'strike') return 'undo';
  if (entry.act === 'discard') return 'discard';
  if (entry.act !== 'play') return null;
  if (entry.from === 'stock') return 'tap-stock';
  return entry.card === 'S' ? 'skip-bo' : entry.from === 'hand' ? 'tap-pile' : null;
}
