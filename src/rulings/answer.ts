import { type AnyFlagCode, type Basis, type ClauseId, type ReadingId, type SettingKey } from '@/rulesets';
import { type QuestionId } from '@/words/rulingQuestions';
import { type AnswerVerdict, type JudgedTables } from './judgeQuestion';
import { type QuestionTopic } from './question';

/** A disputed point and the reading in force, in words. */
export interface AnswerReading {
  readonly id: ReadingId;
  readonly question: string;
  /** The option in force, in words. */
  readonly inForce: string;
  readonly isLocal: boolean;
}

/** What a sheet says or takes for one setting, in words: "Stock: 15 cards". */
export interface AnswerFact {
  readonly key: SettingKey;
  readonly label: string;
  readonly value: string;
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly isLocal: boolean;
}

/** A verdict with everything that belongs to it. */
export interface AnswerRuling {
  readonly verdict: AnswerVerdict;
  /** The flag that the engine raised; null for facts and for what is allowed. */
  readonly flag: AnyFlagCode | null;
  /** Clauses of the ruleset, the most telling first; empty where none speaks of it. */
  readonly clauses: readonly ClauseId[];
  readonly basis: Basis;
  /** A house rule decides it. */
  readonly isLocal: boolean;
  readonly readings: readonly AnswerReading[];
  /** The answer in one to three sentences. */
  readonly says: string;
  /** What hands do with the real cards, a line each, without a full stop. */
  readonly steps: readonly string[];
}

/** One judged position of an answer. */
export interface AnswerCase extends AnswerRuling {
  readonly id: string;
  /** When it is this case, in words that follow "If"; null where the question has one case only. */
  readonly label: string | null;
  /** Who is who: "In the example it is Ana's turn; Cy is the partner." */
  readonly example: string;
  /** To draw the position before and after, with the names of the people. */
  readonly tables: JudgedTables;
  readonly names: readonly string[];
}

/** The answer to a question under one set of rules. Its own verdict is that of its first case. */
export interface Answer extends AnswerRuling {
  readonly question: QuestionId;
  readonly topic: QuestionTopic;
  readonly kind: 'play' | 'fact';
  /** The question in words. */
  readonly asks: string;
  /** What has to be known to read it right: partners where they are optional, or that there are none. */
  readonly note: string | null;
  /** Every judged position, the headline first; none for a fact. */
  readonly cases: readonly AnswerCase[];
  /** The settings it rests on. */
  readonly facts: readonly AnswerFact[];
}
