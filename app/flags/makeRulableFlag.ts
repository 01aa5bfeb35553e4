import { type Game, planRemedy, type RaisedFlag, type Verdict } from '@/engine';
import { otherCodeFactsOf } from '@/state';
import { flagLine, type Words } from '@/words';
import { makeSeatNamer, tableAtRuling } from './findFlag';
import { makeRemedyData, type RemedyData } from './makeRemedyData';
import { makeRulingOptions, type RulingOptionsData } from './makeRulingOptions';

/** The data needed to rule on a flag: what happened, the remedy, and what each choice does. */
export interface RulableFlagData {
  readonly id: string;
  readonly n: number;
  readonly verdict: Verdict;
  readonly line: string;
  readonly remedy: RemedyData;
  readonly options: RulingOptionsData;
}

export function makeRulableFlag(game: Game, flag: RaisedFlag, words: Words, pile?: number): RulableFlagData {
  const { id, n, verdict } = flag;
  const who = makeSeatNamer(game.table, words);
  const plan = planRemedy(game.rules, tableAtRuling(game, flag), flag, pile);
  return {
    id,
    n,
    verdict,
    line: flagLine(words, flag, who),
    remedy: makeRemedyData(game, flag, words, pile),
    options: makeRulingOptions(flag, plan, otherCodeFactsOf(game, flag), who, words),
  };
}
