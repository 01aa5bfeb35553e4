import type { SettingKey, SettingValues } from '@/rulesets';

/** What the texts of an allowed play may refer to. */
export interface AllowedAnswerTextFacts {
  readonly values: SettingValues;
  /** The game of the example is won. */
  readonly isWon: boolean;
  /** The number of players in the example, and the cards in each of their stocks after a deal. */
  readonly players: number;
  readonly stock: number;
}

/** What the texts of a flagged play may refer to. */
export interface FlaggedAnswerTextFacts {
  /** How many flags the play raised. */
  readonly flags: number;
}

/** A setting's value in words. */
export type SaySetting = (key: SettingKey) => string;

/** What one question says, whatever the rules. Rules come in by their values only: no text repeats one. */
export interface QuestionTexts {
  /** The question as the app lists it. */
  readonly ask: string;
  /** The answer where the play is allowed. */
  readonly yes?: string | ((facts: AllowedAnswerTextFacts) => string);
  /** What is added where the play is flagged. */
  readonly flagged?: (facts: FlaggedAnswerTextFacts) => string;
  /** The label of each case, where a question has several: it reads on after "If". */
  readonly cases?: Readonly<Record<string, string>>;
  /** A fact, as it reads inside a sentence: no capital, no full stop. `dated` is the date of the sheet. */
  readonly fact?: (values: SettingValues, say: SaySetting, dated: string) => string;
  /** What to do where no clause speaks of it: no capital, no full stop. */
  readonly suggest?: string;
}
