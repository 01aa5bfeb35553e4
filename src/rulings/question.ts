import { type AnyFlagCode, type ReadingId, type Rules, type SettingKey } from '@/rulesets';
import { type QuestionId } from '@/words/rulingQuestions';
import { type SceneAct } from './sceneActs';

/** The chapters of the rule book, in the order in which a reader meets them. Comparisons are grouped by them. */
export const QUESTION_TOPICS = [
  'setup',
  'turns',
  'drawing',
  'building',
  'sources',
  'discarding',
  'talk',
  'penalties',
  'exposure',
  'ending',
  'record',
] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** How a small table comes to the position that is asked about, and what happens then. Seats are named by role. */
export interface Scene {
  /** The number of players; left out: as many as the rules seat. */
  readonly seats?: number;
  /** The scene is about partners: where a sheet leaves partners to the table, this table has them. */
  readonly hasPartners?: true;
  /** Players in a team, where the scene differs from the rules. */
  readonly teamSize?: number;
  /** Partners come from the same chapter. */
  readonly isSameChapter?: true;
  readonly before: readonly SceneAct[];
  /** What the question is about. Flags count from here on. */
  readonly acts: readonly SceneAct[];
}

/** One position of a question. The first one that applies gives the answer its headline. */
export interface QuestionCase {
  /** The key of its label in `words`; `''` where a question has one case only. */
  readonly id: string;
  /** Left out: under all rules. */
  readonly appliesTo?: (rules: Rules) => boolean;
  readonly scene: Scene;
}

interface QuestionBase {
  readonly id: QuestionId;
  readonly topic: QuestionTopic;
  /** The settings an answer rests on, the most telling first. */
  readonly settings: readonly SettingKey[];
  /** Disputed points that bear on the answer, beside those that the judged cell or setting names. */
  readonly readings: readonly ReadingId[];
}

/** "What if …": the engine judges a small position. Nothing of the verdict is stored here. */
export interface PlayQuestion extends QuestionBase {
  readonly kind: 'play';
  /** The flags it is about, the most specific first. Where none of them is raised, their cells are the grounds. */
  readonly about: readonly AnyFlagCode[];
  readonly cases: readonly QuestionCase[];
}

/** "How many …": the settings of the ruleset are the answer, or the clauses that speak of it. */
export interface FactQuestion extends QuestionBase {
  readonly kind: 'fact';
  /** Clauses of any sheet. Those of this sheet are the answer; a sheet that has none of them is silent. */
  readonly clauses?: readonly string[];
}

export type Question = PlayQuestion | FactQuestion;

/** A question as its chapter's file writes it: the id is its key there. */
export type WrittenQuestion =
  | (Pick<PlayQuestion, 'topic' | 'about' | 'cases'> & Partial<Pick<PlayQuestion, 'settings' | 'readings'>>)
  | (Pick<FactQuestion, 'topic' | 'settings'> & Partial<Pick<FactQuestion, 'readings' | 'clauses'>>);
