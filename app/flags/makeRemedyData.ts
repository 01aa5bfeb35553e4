import {
  type Card,
  discardPileAt,
  type Game,
  findRemedyPileChoice,
  type RemedyPileChoice,
  type RemedyPlan,
  planRemedy,
  type RaisedFlag,
} from '@/engine';
import { type Words } from '@/words';
import { makeSeatNamer, tableAtRuling } from './findFlag';

export interface PileOption {
  readonly pile: number;
  readonly title: string;
}

/** The steps that remedy a flag, or why it is too late for them. */
export interface RemedyData {
  readonly title: string;
  readonly steps: readonly string[];
  /** Said where there is nothing to move: what the sheet orders or what is suggested. */
  readonly said: string | null;
  readonly late: string | null;
  /** Discard piles to choose from, where the referee decides; the one that is understood otherwise. */
  readonly piles: readonly PileOption[];
  readonly pile: number | null;
}

export function makeRemedyData(game: Game, flag: RaisedFlag, words: Words, pile?: number): RemedyData {
  const { review, flags, late: lateWords, stepWords } = words;
  const table = tableAtRuling(game, flag);
  const plan = planRemedy(game.rules, table, flag, pile);
  const who = makeSeatNamer(game.table, words);
  const steps = plan.steps.map((step) => stepWords(step, who));
  const { suggest, remedy } = flags[flag.code];
  const isPenalty = flag.verdict === 'penalty';
  const choice = findRemedyPileChoice(game.rules, table, flag, plan);
  return {
    title: titleOf(plan, flag, words),
    steps,
    said: steps.length > 0 || plan.late !== null ? null : review.flag.suggested((isPenalty ? remedy : null) ?? suggest),
    late: plan.late === null ? null : lateWords[plan.late],
    piles: choice === null || flag.ruling !== null ? [] : pileOptions(game, choice, words),
    pile: choice?.pile ?? null,
  };
}

function titleOf({ late }: RemedyPlan, flag: RaisedFlag, { review }: Words): string {
  if (late !== null) return review.flag.tooLate;
  if (flag.ruling?.call === 'remedy') return review.flag.doneSteps;
  return flag.verdict === 'silent' ? review.flag.suggestion : review.flag.toPutRight;
}

function pileOptions(game: Game, { seat, piles }: RemedyPileChoice, words: Words): PileOption[] {
  const { flag: say } = words.review;
  return piles.map((pile) => {
    const top = discardPileAt(game.table, seat, pile).at(-1);
    return { pile, title: top === undefined ? say.pileEmpty(pile) : say.pileShowing(pile, cardInWords(top, words)) };
  });
}

export const cardInWords = (card: Card, { review }: Words): string => {
  if (card === 'S') return review.flag.wild;
  return card === '?' ? review.flag.unseen : `${card}`;
};
