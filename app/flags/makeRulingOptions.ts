import { isWithoutClause, type RaisedFlag, type RemedyPlan, type RemedyStep, type Seat, type Verdict } from '@/engine';
import { type FlagCode, isFlagCode } from '@/rulesets';
import { type DoubtfulDraw, type OtherCodeFacts } from '@/state';
import { flagLine, type RulingSubject, type SeatNamer, type Words } from '@/words';

/** The referee's choices on one flag in words: what each does with which cards, and whose. */
export interface RulingOptionsData {
  /** "Put the 9 back in Ana's hand". */
  readonly remedyTitle: string;
  readonly standHelp: string;
  readonly waiveHelp: string;
  readonly mistapHelp: string;
  /** Where no clause decides: what has to be shown before it can be applied. Null where a clause orders the remedy. */
  readonly suggestion: RemedyPreviewData | null;
  /** The other code that the recorded cards fit as well: shown first, too. */
  readonly other: OtherCodeData | null;
}

/** A remedy that is shown before it is applied: what the sheet says to it, where it comes from, what it does. */
export interface RemedyPreviewData {
  readonly verdict: Verdict;
  /** Who did what, as this reading sees it. */
  readonly line: string;
  /** "No clause in this ruleset: referee's discretion", or that the sheet has one. */
  readonly ground: string;
  /** What is suggested, with where that comes from before it. */
  readonly suggested: string;
  readonly steps: readonly string[];
  readonly applyTitle: string;
  /** Why it can no longer be applied. */
  readonly late: string | null;
  readonly standHelp: string;
  readonly draw: DrawQuestionData | null;
}

/** How many cards were drawn, where the app had filled in a draw. */
export interface DrawQuestionData {
  readonly question: string;
  /** What the app had filled in. */
  readonly filledIn: string;
  readonly options: readonly { readonly value: number; readonly title: string }[];
  readonly understood: number;
}

export interface OtherCodeData {
  readonly code: FlagCode;
  readonly title: string;
  readonly suggestion: RemedyPreviewData;
}

const stepsIn = (plan: RemedyPlan): readonly RemedyStep[] => (plan.late === null ? plan.steps : []);

export function makeRulingOptions(
  flag: RaisedFlag,
  plan: RemedyPlan,
  other: OtherCodeFacts | null,
  who: SeatNamer,
  words: Words,
): RulingOptionsData {
  const say = words.rulingOptions;
  const [subject, steps] = [subjectOf(flag), stepsIn(plan)];
  return {
    remedyTitle: say.remedyTitle(subject, steps, who),
    standHelp: say.standHelp(subject, steps),
    waiveHelp: say.waiveHelp(subject, steps),
    mistapHelp: say.mistapHelp(flag.n),
    suggestion: isWithoutClause(flag) ? makeSuggestion(flag, plan, null, who, words) : null,
    other: makeOtherCode(other, who, words),
  };
}

function makeOtherCode(other: OtherCodeFacts | null, who: SeatNamer, words: Words): OtherCodeData | null {
  if (other === null || !isFlagCode(other.flag.code)) return null;
  return {
    code: other.flag.code,
    title: words.rulingOptions.otherTitle(flagLine(words, other.flag, who)),
    suggestion: makeSuggestion(other.flag, other.plan, other.draw, who, words),
  };
}

function makeSuggestion(
  flag: RaisedFlag,
  plan: RemedyPlan,
  draw: DoubtfulDraw | null,
  who: SeatNamer,
  words: Words,
): RemedyPreviewData {
  const say = words.rulingOptions;
  const { suggest, remedy } = words.flags[flag.code];
  const [subject, steps] = [subjectOf(flag), stepsIn(plan)];
  return {
    verdict: flag.verdict,
    line: flagLine(words, flag, who),
    ground: isWithoutClause(flag) ? say.discretion : say.sheetHasClause,
    suggested: say.suggestedFrom(sourceOf(flag, words), (flag.verdict === 'penalty' ? remedy : undefined) ?? suggest),
    steps: steps.map((step) => words.stepWords(step, who)),
    applyTitle: say.remedyTitle(subject, steps, who),
    late: plan.late === null ? null : words.late[plan.late],
    standHelp: say.standHelp(subject, steps),
    draw: draw === null ? null : makeDrawQuestion(draw, who, words),
  };
}

function sourceOf(flag: RaisedFlag, { flags, rulingOptions: say }: Words): string {
  const { analogy } = flags[flag.code];
  if (!isWithoutClause(flag)) return say.orderedBySheet;
  if (flag.verdict === 'illegal') return say.takenForGranted;
  return analogy === undefined ? say.ownSuggestion : say.byAnalogy(analogy);
}

const makeDrawQuestion = (
  { seat, filledIn, counts, understood }: DoubtfulDraw,
  who: (seat: Seat) => string,
  { rulingOptions: say }: Words,
): DrawQuestionData => ({
  question: say.howManyDrawn(who(seat)),
  filledIn: say.drawFilledIn(filledIn),
  options: counts.map((value) => ({ value, title: say.drawnCount(value) })),
  understood,
});

/** What the words have to know of a flag. */
const subjectOf = ({ code, seat, verdict, laidCard, entry }: RaisedFlag): RulingSubject => ({
  code,
  seat,
  isPenalty: verdict === 'penalty',
  isRecord: verdict === 'record',
  card: laidCard?.card ?? (entry.act === 'discard' ? entry.card : null),
});
