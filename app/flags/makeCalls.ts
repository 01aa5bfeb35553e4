import { type Game, type Raised, type Verdict } from '@/engine';
import { type FlagCode, isFlagCode } from '@/rulesets';
import { flagLine, type Words } from '@/words';
import { seatNames } from './findFlag';
import { makeRemedy, type RemedyView } from './makeRemedy';

/** What one needs to rule on a flag: what happened, what puts it right, what else it may have been. */
export interface FlagCalls {
  readonly id: string;
  readonly n: number;
  readonly verdict: Verdict;
  readonly line: string;
  readonly remedy: RemedyView;
  /** The other code the cards cannot tell it from. */
  readonly other: { readonly code: FlagCode; readonly title: string } | null;
}

export function makeCalls(game: Game, flag: Raised, words: Words, pile?: number): FlagCalls {
  const { id, n, verdict, or, ruling } = flag;
  return {
    id,
    n,
    verdict,
    line: flagLine(words, flag, seatNames(game.table, words)),
    remedy: makeRemedy(game, flag, words, pile),
    other: or !== undefined && isFlagCode(or) && ruling === null ? { code: or, title: words.flags[or].title } : null,
  };
}
