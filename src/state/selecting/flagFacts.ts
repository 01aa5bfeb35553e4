import { type Game, openFlags, planRemedy, planRemedyAs } from '@/engine';
import { isFlagCode } from '@/rulesets';
import { type FlagFacts } from '../facts';
import { remembered } from './remembered';

/** The flags that wait for the referee, oldest first. */
export const flagFacts = remembered((game: Game): readonly FlagFacts[] => {
  const waiting = openFlags(game.table);
  return waiting.map((flag, i) => ({
    flag,
    plan: planRemedy(game.rules, game.table, flag),
    planAs: flag.or === undefined || !isFlagCode(flag.or) ? null : planRemedyAs(game.rules, game.table, flag, flag.or),
    place: i + 1,
    waiting: waiting.length,
  }));
});
