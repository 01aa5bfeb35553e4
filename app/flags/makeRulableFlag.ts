import { type Game, type RaisedFlag, type Verdict } from '@/engine';
import { type FlagCode, isFlagCode } from '@/rulesets';
import { flagLine, type Words } from '@/words';
import { makeSeatNamer } from './findFlag';
import { makeRemedyData, type RemedyData } from './makeRemedyData';

/** The data needed to rule on a flag: what happened, the remedy, and the other code it may have been. */
export interface RulableFlagData {
  readonly id: string;
  readonly n: number;
  readonly verdict: Verdict;
  readonly line: string;
  readonly remedy: RemedyData;
  /** The other code that the recorded cards fit as well. */
  readonly other: { readonly code: FlagCode; readonly title: string } | null;
}

export function makeRulableFlag(game: Game, flag: RaisedFlag, words: Words, pile?: number): RulableFlagData {
  const { id, n, verdict, or, ruling } = flag;
  return {
    id,
    n,
    verdict,
    line: flagLine(words, flag, makeSeatNamer(game.table, words)),
    remedy: makeRemedyData(game, flag, words, pile),
    other: or !== undefined && isFlagCode(or) && ruling === null ? { code: or, title: words.flags[or].title } : null,
  };
}
