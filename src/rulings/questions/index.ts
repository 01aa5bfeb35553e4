import { type QuestionId } from '@/words/rulingQuestions';
import { type Question, QUESTION_TOPICS, type WrittenQuestion } from '../question';
import { building } from './building';
import { discarding } from './discarding';
import { drawing } from './drawing';
import { ending } from './ending';
import { exposure } from './exposure';
import { facts } from './facts';
import { penalties } from './penalties';
import { record } from './record';
import { setup } from './setup';
import { sources } from './sources';
import { talk } from './talk';
import { turns } from './turns';

/** Each id has its texts in `words`, and each text its question here: a missing one does not compile. */
const written: { readonly [Id in QuestionId]: WrittenQuestion } = {
  ...facts,
  ...setup,
  ...turns,
  ...drawing,
  ...building,
  ...sources,
  ...discarding,
  ...talk,
  ...penalties,
  ...exposure,
  ...ending,
  ...record,
};

const makeQuestion = (id: QuestionId, { settings = [], readings = [], ...rest }: WrittenQuestion): Question =>
  'cases' in rest
    ? { ...rest, id, kind: 'play', settings, readings }
    : { ...rest, id, kind: 'fact', settings, readings };

const ids = Object.keys(written) as readonly QuestionId[];

/** Every question, in the order of a rule book: by topic, facts before plays. */
export const QUESTIONS: readonly Question[] = QUESTION_TOPICS.flatMap((topic) =>
  ids.filter((id) => written[id].topic === topic).map((id) => makeQuestion(id, written[id])),
);

const byId: ReadonlyMap<string, Question> = new Map(QUESTIONS.map((question) => [question.id, question]));

/** An id may come from a link, so it may be anything. */
export const questionById = (id: string): Question | undefined => byId.get(id);
