import { type OfficialCall } from '@/record';
import { type FlagCode } from '@/rulesets';
import { type Answer, type AnswerRuling, type AnswerVerdict, type Question, questionById, QUESTIONS } from '@/rulings';
import { clauseCitation, clauseWords, type Words } from '@/words';
import { type JustARulingWords } from '@/words/justARuling';
import { type AnswerCache } from '../../answers/answerCache';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { type RulesChoiceData } from './rulesChoices';
import { hasSomethingToDecide, type RulingForm, rulingOfChosenCase } from './rulingForm';

/** A question to choose, with what the rules make of it. */
export interface QuestionChoiceData {
  readonly id: string;
  /** The question; of a common one, in a few words what went wrong. */
  readonly title: string;
  readonly verdict: AnswerVerdict;
}

export interface QuestionChoicesData {
  /** Above the list: what it is. */
  readonly title: string;
  readonly items: readonly QuestionChoiceData[];
}

/** What is ruled, in words, as the screen shows it and the record keeps it. */
export interface RulingCardData {
  readonly question: string;
  readonly asks: string;
  /** What has to be known to read it right. */
  readonly note: string | null;
  readonly cases: readonly { readonly id: string; readonly label: string }[];
  readonly caseId: string;
  readonly verdict: AnswerVerdict;
  /** What it comes to in words: of those who are named where something was wrong, else of the example. */
  readonly says: readonly string[];
  /** Who is who in the steps; null where nothing speaks of an example. */
  readonly example: string | null;
  readonly stepsTitle: string;
  readonly steps: readonly string[];
  readonly noSteps: string;
  readonly clauses: readonly { readonly id: string; readonly place: string; readonly says: string }[];
  /** How firmly it stands: "The sheet says so". */
  readonly basis: string;
  /** Empty where there is nothing to decide. */
  readonly calls: readonly { readonly value: OfficialCall; readonly title: string }[];
}

const MOST_FOUND = 8;

/** What officials are called over for most, as the irregularities their questions are about. */
const CALLED_FOR_MOST: readonly FlagCode[] = [
  'overdraw',
  'oot-started',
  'coach-verbal',
  'build-sequence',
  'turn-end-no-discard',
  'discard-stack-early',
  'setup-wrong-starter',
  'src-buried-discard',
];

const isAbout = (question: Question, code: FlagCode): boolean => question.kind === 'play' && question.about[0] === code;

/** The first question about each of them. */
export const COMMON_RULING_QUESTIONS: readonly { readonly code: FlagCode; readonly question: Question }[] =
  CALLED_FOR_MOST.flatMap((code) => {
    const question = QUESTIONS.find((one) => isAbout(one, code));
    return question === undefined ? [] : [{ code, question }];
  });

/** The questions that fit what was typed; before anything was, the common ones. */
export function findQuestions(
  typed: string,
  cache: AnswerCache,
  say: JustARulingWords,
  words: Words,
): QuestionChoicesData {
  const item = (question: Question, title?: string): QuestionChoiceData => {
    const { question: id, asks, verdict } = cache.answer(question);
    return { id, title: title ?? asks, verdict };
  };
  if (typed.trim() === '') {
    const items = COMMON_RULING_QUESTIONS.map(({ code, question }) => item(question, words.flags[code].title));
    return { title: say.what.most, items };
  }
  const { isPlaced, hits } = cache.search(typed, MOST_FOUND);
  const { found, nearest, nothing } = say.what;
  const title = hits.length === 0 ? nothing : isPlaced ? found(hits.length) : nearest;
  return { title, items: hits.map(({ question }) => item(question)) };
}

/** The answer of the chosen question; null where none is chosen, or this version does not have it. */
export function answerOfChosenQuestion({ question }: RulingForm, cache: AnswerCache): Answer | null {
  const found = question === null ? undefined : questionById(question);
  return found === undefined ? null : cache.answer(found);
}

export function makeRulingCardData(
  answer: Answer,
  caseId: string | null,
  names: readonly string[],
  { rules }: Pick<RulesChoiceData, 'rules'>,
  say: JustARulingWords,
  { words }: RulingsTabWords,
): RulingCardData {
  const ruling = rulingOfChosenCase(answer, caseId);
  const { verdict, steps, clauses, basis, isLocal } = ruling;
  const isSilent = verdict === 'silent';
  const chosen = answer.cases.find(({ id }) => id === ruling.id);
  const { asTitle } = words.phrasing;
  return {
    question: answer.question,
    asks: answer.asks,
    note: answer.note,
    cases: hasDifferingCases(answer)
      ? answer.cases.flatMap(({ id, label }) => (label === null ? [] : [{ id, label: say.what.caseOption(label) }]))
      : [],
    caseId: ruling.id ?? '',
    verdict,
    says: saysOf(ruling, names, words),
    example: steps.length === 0 && hasSomethingToDecide(ruling) ? null : (chosen?.example ?? null),
    stepsTitle: isSilent ? say.verdict.suggested : say.verdict.steps,
    steps,
    noSteps: isSilent ? say.verdict.noStepsSilent : say.verdict.noSteps,
    clauses: clauses.map((id) => ({
      id,
      place: clauseCitation(words, id, rules.ruleset.clauses),
      says: clauseWords(words, id) ?? '',
    })),
    basis: asTitle(isLocal ? words.localRule : words.bases[basis]),
    calls: hasSomethingToDecide(ruling) ? callsFor(verdict, say) : [],
  };
}

/**
 * The numbers and cards of the example are not those on the official's table: what was wrong is said without them, of
 * the people who were named. The steps are those of the example, because only they follow the sheet to the card.
 */
function saysOf(ruling: AnswerRuling, names: readonly string[], words: Words): readonly string[] {
  const { flag, verdict, says, isLocal } = ruling;
  if (flag === null || !hasSomethingToDecide(ruling)) return [says];
  const { what, suggest, analogy } = words.flags[flag];
  const who = words.phrasing.list(names);
  const line = words.phrasing.asTitle(what({}, () => who, names.length === 0 ? null : 0));
  return verdict === 'silent' && !isLocal ? [line, words.noClause(suggest, analogy)] : [line];
}

/** Cases are asked for only where the ruling depends on them: every question is a tap. */
function hasDifferingCases({ cases }: Answer): boolean {
  const [first, ...others] = cases.map(({ verdict, flag, basis, clauses, steps }) =>
    JSON.stringify([verdict, flag, basis, clauses, steps.length]),
  );
  return others.some((other) => other !== first);
}

function callsFor(verdict: AnswerVerdict, { call }: JustARulingWords): RulingCardData['calls'] {
  return [
    { value: 'remedy', title: verdict === 'silent' ? call.suggestion : call.remedy },
    { value: 'stand', title: call.stand },
    ...(verdict === 'penalty' ? [{ value: 'waive', title: call.waive } as const] : []),
  ];
}
