import { type Answer, type AnswerCase, type AnswerRuling, type AnswerVerdict } from '@/rulings';
import { type Basis, type ClauseId, type Rules, type SettingKey } from '@/rulesets';
import { clauseWords } from '@/words';
import { type RulingsTabWords } from './useRulingsTabWords';

/** One verdict with what is done about it. */
export interface AnswerCaseData {
  readonly id: string;
  /** "If it happens at the start of a turn"; null where a question has one case only. */
  readonly label: string | null;
  readonly verdict: AnswerVerdict;
  readonly says: string;
  readonly stepsTitle: string;
  readonly steps: readonly string[];
  /** Said where no card is moved. */
  readonly noSteps: string;
  /** Who is who in the picture. */
  readonly example: string | null;
}

export interface AnswerClauseData {
  readonly id: ClauseId;
  readonly place: string;
  readonly says: string;
}

export interface AnswerFactData {
  readonly key: SettingKey;
  readonly label: string;
  readonly value: string;
  readonly basis: string;
  readonly icon: Basis;
}

export interface AnswerReadingData {
  readonly id: string;
  readonly question: string;
  readonly inForce: string;
}

/** Everything that the screen and the printed page of an answer say. */
export interface AnswerData {
  readonly question: string;
  readonly asks: string;
  readonly note: string | null;
  readonly headline: AnswerCaseData;
  readonly others: readonly AnswerCaseData[];
  readonly clauses: readonly AnswerClauseData[];
  /** How firmly it stands: "The sheet says so". */
  readonly basis: string;
  readonly basisIcon: Basis;
  readonly isLocal: boolean;
  readonly readings: readonly AnswerReadingData[];
  readonly facts: readonly AnswerFactData[];
}

export function makeAnswerData(answer: Answer, rules: Rules, say: RulingsTabWords): AnswerData {
  const { words } = say;
  const { asTitle } = words.phrasing;
  const [first, ...others] = answer.cases;
  const clauses = [...new Set([answer, ...others].flatMap((ruling) => ruling.clauses))];
  return {
    question: answer.question,
    asks: answer.asks,
    note: answer.note,
    headline: makeCase(answer, first ?? null, say),
    others: others.map((one) => makeCase(one, one, say)),
    clauses: clauses.map((id) => ({
      id,
      place: asTitle(words.citation(rules.ruleset.clauses.find((clause) => clause.id === id)?.place ?? id)),
      says: clauseWords(words, id) ?? '',
    })),
    basis: asTitle(answer.isLocal ? words.localRule : words.bases[answer.basis]),
    basisIcon: answer.basis,
    isLocal: answer.isLocal,
    readings: answer.readings.map(({ id, question, inForce }) => ({ id, question, inForce })),
    facts: answer.facts.map(({ key, label, value, basis, isLocal }) => ({
      key,
      label,
      value: asTitle(value),
      basis: isLocal ? words.localRule : words.bases[basis],
      icon: basis,
    })),
  };
}

function makeCase(ruling: AnswerRuling, one: AnswerCase | null, { screens }: RulingsTabWords): AnswerCaseData {
  const { answer: say } = screens;
  const { verdict, says, steps } = ruling;
  const isSilent = verdict === 'silent';
  return {
    id: one?.id ?? '',
    label: one === null || one.label === null ? null : say.ifCase(one.label),
    verdict,
    says,
    stepsTitle: isSilent && steps.length > 0 ? say.suggestedSteps : say.steps,
    steps,
    noSteps: one === null ? say.noStepsFact : isSilent ? say.noStepsSilent : say.noSteps,
    example: one?.example ?? null,
  };
}
