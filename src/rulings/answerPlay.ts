import { isTeamGame } from '@/engine';
import { type Rules, stockSize } from '@/rulesets';
import { flagLine } from '@/words';
import { type QuestionTexts } from '@/words/rulingQuestions';
import { type Answer, type AnswerCase } from './answer';
import { type AnswerWords, makeAnswerFact, makeAnswerReadings } from './answerParts';
import { type JudgedCase, judgeQuestion } from './judgeQuestion';
import { type PlayQuestion } from './question';

/** Answers a question by judging its positions. The first one that applies gives the headline. */
export function answerPlay(question: PlayQuestion, rules: Rules, say: AnswerWords): Answer {
  const judged = judgeQuestion(question, rules, say.questions.people);
  const cases = judged.map((one) => makeCase(question, one, judged.length > 1, rules, say));
  const [headline] = cases;
  if (headline === undefined) throw new Error(`no case of ${question.id} applies to ${rules.ruleset.id}`);
  const { verdict, flag, clauses, basis, isLocal, readings, says, steps } = headline;
  return {
    question: question.id,
    topic: question.topic,
    kind: 'play',
    asks: say.questions.questions[question.id].ask,
    note: partnersNote(question, rules, say),
    verdict,
    flag,
    clauses,
    basis,
    isLocal,
    readings,
    says,
    steps,
    cases,
    facts: question.settings.map((key) => makeAnswerFact(key, rules, say)),
  };
}

/** A question about partners under a sheet that has none, or leaves them to the table. */
function partnersNote({ cases }: PlayQuestion, { values }: Rules, { questions }: AnswerWords): string | null {
  if (!cases.some(({ scene }) => scene.hasPartners === true) || values.teams.play === 'required') return null;
  return values.teams.play === 'none' ? questions.playsAlone : questions.ifPartners;
}

function makeCase(
  question: PlayQuestion,
  judged: JudgedCase,
  isOneOfSeveral: boolean,
  rules: Rules,
  say: AnswerWords,
): AnswerCase {
  const { id, verdict, flag, grounds, sample, tables } = judged;
  const names = sample.header.seats.map(({ name }) => name);
  const who = (seat: number): string => names[seat] ?? '';
  const texts: QuestionTexts = say.questions.questions[question.id];
  const steps = judged.steps.map((step) => say.words.stepWords(step, who));
  const partner = isTeamGame(rules, tables.before) ? who(sample.seatOf('partner')) : null;
  return {
    id,
    label: isOneOfSeveral ? (texts.cases?.[id] ?? null) : null,
    verdict,
    flag: flag?.code ?? null,
    clauses: grounds.clauses,
    basis: grounds.basis,
    isLocal: grounds.isLocal,
    readings: makeAnswerReadings(judged.readings, say),
    says:
      flag === null
        ? sayAllowed(texts, judged, rules, say)
        : sayFlagged(question, texts, judged, steps, who, rules, say),
    steps,
    example: say.questions.example(who(sample.seatOf('you')), partner),
    tables,
    names,
  };
}

function sayAllowed({ yes }: QuestionTexts, judged: JudgedCase, rules: Rules, { questions }: AnswerWords): string {
  const { grounds, sample, tables } = judged;
  const facts = {
    values: rules.values,
    isWon: tables.after.over?.why === 'win',
    players: sample.seats,
    stock: stockSize(rules, sample.seats),
  };
  const said = typeof yes === 'function' ? yes(facts) : (yes ?? questions.nothingAgainst);
  if (grounds.isLocal) return questions.sentences([said, questions.localRule]);
  const isUnwritten = grounds.basis === 'default' && grounds.clauses.length === 0;
  return questions.sentences([said, ...(isUnwritten ? [questions.noClause] : [])]);
}

/** What happened, what is done about it, and why where it is not the sheet that says so. */
function sayFlagged(
  { settings }: PlayQuestion,
  { flagged }: QuestionTexts,
  { flag, late, raised }: JudgedCase,
  steps: readonly string[],
  who: (seat: number) => string,
  rules: Rules,
  say: AnswerWords,
): string {
  const { words, questions } = say;
  if (flag === null) return '';
  const { suggest, analogy } = words.flags[flag.code];
  const line = flagLine(words, flag, who);
  const also = flagged === undefined ? [] : [flagged({ flags: raised })];
  if (late !== null) return questions.sentences([line, words.late[late], ...also]);
  const isLocal = flag.local === true;
  if (flag.verdict === 'silent' && !isLocal)
    return questions.sentences([line, words.noClause(suggest, analogy), ...also]);
  const [setting] = settings;
  const isNotice = flag.verdict === 'info' && setting !== undefined;
  const fact = setting === undefined ? null : makeAnswerFact(setting, rules, say);
  const done =
    isNotice && fact !== null
      ? [words.phrasing.labelled(fact.label, fact.value)]
      : flag.verdict === 'penalty' && steps.length > 0
        ? steps
        : [suggest];
  const isUnwritten = flag.verdict === 'illegal' && flag.basis === 'default' && !isLocal;
  return questions.sentences([
    line,
    ...done,
    ...also,
    ...(isLocal ? [questions.localRule] : []),
    ...(isUnwritten ? [questions.takenForGranted] : []),
    ...(flag.or === undefined ? [] : [questions.orElse(words.flags[flag.or].title)]),
  ]);
}
