import type { Entry, Game, Header, RaisedFlag, RemedyStep, Table } from '@/engine';
import type { Ruleset } from '@/rulesets';

/** How long a lesson is. Names are kept in settings and test ids: add, never rename. */
export const LESSON_LENGTHS = ['two-rounds', 'five-rounds', 'whole-game'] as const;
export type LessonLength = (typeof LESSON_LENGTHS)[number];

export interface LessonOptions {
  readonly ruleset: Ruleset;
  readonly players: number;
  readonly hasOffences: boolean;
  readonly length: LessonLength;
  /** The same options and seed give the same lesson. */
  readonly seed: string | number;
}

/**
 * What the learner has to do about a step: `tell` it; nothing, because the app fills it in or it may be left out
 * (`optional`); or `rule` on the offence of the step before.
 */
export type StepTask = 'tell' | 'optional' | 'rule';

/** One thing that happens at the practice table. */
export interface LessonStep {
  /** Its entry in the true record. For a ruling: the right one. */
  readonly entry: Entry;
  readonly task: StepTask;
  readonly before: Game;
  /** The true table after it. */
  readonly after: Table;
  /** An offence: the flag that a referee who tells it sees. For a ruling: the flag it settles. */
  readonly flag: RaisedFlag | null;
  /** For a ruling: what hands do with the real cards. */
  readonly remedy: readonly RemedyStep[];
}

/** A game to be refereed for practice: its true record, cut into steps. */
export interface Lesson {
  readonly header: Header;
  /** Deal, cuts and starter: entered before the learner begins. */
  readonly setUp: readonly Entry[];
  /** The true game after the deal. */
  readonly dealt: Game;
  readonly steps: readonly LessonStep[];
}
