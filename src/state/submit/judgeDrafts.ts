import { fail, ok, type Result } from '@/base';
import { addEntry, type Entry, type Game, type Refusal } from '@/engine';
import { disprovedBy, fillIn } from '../tapping';
import { type Draft } from '../taps';
import { type Stamp, stampOf } from './stamp';

export interface Judged {
  readonly game: Game;
  /** All that is to be written, in order; what was filled in stands before its act. */
  readonly entries: readonly Entry[];
}

interface How {
  /** The next number that no entry has. */
  readonly next: number;
  readonly stamp: Stamp;
  readonly noDraw: boolean;
}

/** What these drafts make of the game, with what the app fills in. Nothing is written yet. */
export function judgeDrafts(game: Game, drafts: readonly Draft[], how: How): Result<Judged, Refusal> {
  const entries: Entry[] = [];
  let now = game;
  const add = (draft: Draft): Refusal | null => {
    const entry = stampOf(draft, how.next + entries.length, how.stamp);
    const added = addEntry(now, entry);
    if (!added.ok) return added.error;
    entries.push(entry);
    now = added.value;
    return null;
  };
  const addAll = (all: readonly Draft[]): Refusal | null =>
    all.reduce<Refusal | null>((refusal, each) => refusal ?? add(each), null);
  for (const draft of drafts) {
    const refusal =
      addAll(disprovedBy(now, draft)) ??
      // asked only now: what was struck may have to be drawn again
      addAll(fillIn(now, draft, how.noDraw)) ??
      add(draft);
    if (refusal !== null) return fail(refusal);
  }
  return ok({ game: now, entries });
}
