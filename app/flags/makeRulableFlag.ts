import { type Game, type RaisedFlag, type Verdict } from '@/engine';
import { type FlagCode, isFlagCode } from '@/rulesets';
import { flagLine, type Words } from '@/words';
import { makeSeatNamer } from './findFlag';
import { makeRemedyData, type RemedyData } from './makeRemedyData';

/** What one needs to rule on a flag: what happened, what puts it right, what else it may have been. */
export interface RulableFlagData {
  readonly id: string;
  readonly n: number;
  readonly verdict: Verdict;
  readonly line: string;
  readonly remedy: RemedyData;
  /** The other code the cards cannot tell it from. */
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
