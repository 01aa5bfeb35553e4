import { type Question } from '../question';
import { type QuestionIndex } from './questionIndex';
import { readTyped, type TypedText } from './typedText';

export interface QuestionHit {
  readonly question: Question;
  /** 0–1: how well it fits. */
  readonly score: number;
}

export interface QuestionSearch {
  /** False: nothing fits well; the hits are only the nearest. */
  readonly isPlaced: boolean;
  /** Best first. */
  readonly hits: readonly QuestionHit[];
}

/** For each text, the product of its vector and that of what was typed. */
function multiply({ asked, textsWith, lengthOfText }: QuestionIndex, { terms }: TypedText): Float64Array {
  const products = new Float64Array(lengthOfText.length);
  const best = new Float64Array(lengthOfText.length);
  for (const { meanings, weight } of terms) {
    const met: number[] = [];
    for (const [concept, sure] of meanings) {
      const fit = Math.min(sure * asked.weightOf(concept), weight) * weight;
      for (const text of textsWith.get(concept) ?? []) {
        const known = best[text] ?? 0;
        if (known === 0) met.push(text);
        if (fit > known) best[text] = fit;
      }
    }
    for (const text of met) {
      products[text] = (products[text] ?? 0) + (best[text] ?? 0);
      best[text] = 0;
    }
  }
  return products;
}

/** By question: the share of what was typed, by weight, that it answers with all its texts together. */
function coverage({ questions, questionsWith }: QuestionIndex, { terms }: TypedText): Float64Array {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const answered = new Float64Array(questions.length);
  for (const { meanings, weight } of terms) {
    const best = new Float64Array(questions.length);
    for (const [concept, sure] of meanings)
      for (const question of questionsWith.get(concept) ?? []) if (sure > (best[question] ?? 0)) best[question] = sure;
    best.forEach((sure, question) => (answered[question] = (answered[question] ?? 0) + sure * weight));
  }
  return total === 0 ? answered : answered.map((weight) => weight / total);
}

/** By question: how well those of its texts fit that fit best, the best first. */
function bestFits(index: QuestionIndex, typed: TypedText): readonly (readonly number[])[] {
  const { questions, questionOfText, shareOfText, lengthOfText } = index;
  const fits = questions.map((): number[] => []);
  const products = multiply(index, typed);
  for (let text = 0; text < products.length; text += 1) {
    const product = products[text] ?? 0;
    if (product === 0) continue;
    const list = fits[questionOfText[text] ?? 0] ?? [];
    const fit = ((shareOfText[text] ?? 1) * product) / (typed.length * (lengthOfText[text] ?? 1));
    if (fit <= (list[BEST_TEXTS - 1] ?? 0)) continue;
    const place = list.findIndex((other) => other < fit);
    list.splice(place < 0 ? list.length : place, 0, fit);
    if (list.length > BEST_TEXTS) list.pop();
  }
  return fits;
}

/** What counts of a question: the text that fits best, the four that do, all its concepts together, its plain words. */
const BEST_TEXT_SHARE = 0.2;
const BEST_TEXTS_SHARE = 0.32;
const COVERAGE_SHARE = 0.28;
const PLAIN_WORDS_SHARE = 0.2;
/** What was typed has just the concepts of one text. */
const SAME = 0.999;
const AS_ASKED_BONUS = 0.05;
const BEST_TEXTS = 4;
/** So much of what was typed has to be answered by the best question. */
const PLACED_COVERAGE = 0.42;
/** Two words or more that are just how somebody asks need not name the game. */
const AS_ASKED = 0.93;
/** Nor need a text whose best answer is as good as this. */
const FITS_WELL = 0.75;

/** Somebody typed the id of a clause: the questions that rest on it, the one that is most about it first. */
function citingQuestions({ questions, citing }: QuestionIndex, typed: string): readonly QuestionHit[] {
  const found = citing.get(typed.trim().toLowerCase()) ?? [];
  return found.flatMap((at) => {
    const question = questions[at];
    return question === undefined ? [] : [{ question, score: 1 }];
  });
}

/** The questions that fit what was typed, best first, at most `most` of them. */
export function searchQuestions(index: QuestionIndex, typed: string, most = 8): QuestionSearch {
  const cited = citingQuestions(index, typed);
  if (cited.length > 0) return { isPlaced: true, hits: cited.slice(0, most) };
  const text = readTyped(index.asked, typed);
  const covers = coverage(index, text);
  const fits = bestFits(index, text);
  const ranked = index.questions
    .map((question, at) => {
      const covered = covers[at] ?? 0;
      const best = fits[at] ?? [];
      const mean = best.reduce((sum, fit) => sum + fit, 0) / BEST_TEXTS;
      const bestFit = best[0] ?? 0;
      const meaning = BEST_TEXT_SHARE * bestFit + BEST_TEXTS_SHARE * mean + COVERAGE_SHARE * covered;
      const asAsked = bestFit > SAME ? AS_ASKED_BONUS : 0;
      return {
        question,
        covered,
        bestFit,
        score: meaning + PLAIN_WORDS_SHARE * (text.plainFit.get(at) ?? 0) + asAsked,
      };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  const isPlaced =
    best !== undefined &&
    ((text.isAboutGame && best.covered >= PLACED_COVERAGE) ||
      (text.terms.length > 1 && best.bestFit >= AS_ASKED) ||
      (best.score >= FITS_WELL && !text.isSideTalk));
  return { isPlaced, hits: ranked.slice(0, most).map(({ question, score }) => ({ question, score })) };
}
