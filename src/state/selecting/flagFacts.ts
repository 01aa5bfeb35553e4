import { toArray } from '@/base';
import { type Game, openFlags, pileChoice, planRemedy, planRemedyAs, type Raised, type Seat } from '@/engine';
import { isFlagCode } from '@/rulesets';
import { type FlagFacts } from '../facts';
import { remembered } from './remembered';

/** The flags that wait for the referee, oldest first. */
export const flagFacts = remembered((game: Game): readonly FlagFacts[] => {
  const { rules, table } = game;
  const waiting = openFlags(table);
  return waiting.map((flag, i) => {
    const plan = planRemedy(rules, table, flag);
    const choice = pileChoice(rules, table, flag, plan);
    return {
      flag,
      plan,
      planAs: flag.or === undefined || !isFlagCode(flag.or) ? null : planRemedyAs(rules, table, flag, flag.or),
      pile: choice?.pile ?? null,
      choices: choice?.piles.map((pile) => ({ pile, plan: planRemedy(rules, table, flag, pile) })) ?? [],
      alsoAdvice: alsoAdvice(game, flag),
      place: i + 1,
      waiting: waiting.length,
    };
  });
});

/** Asked where the sheet has the play itself put back: what it gave away is another matter. */
function alsoAdvice({ table }: Game, { code, seat, n }: Raised): Seat | null {
  if (code !== 'partner-moves-unasked' || seat === null) return null;
  const isSaid = toArray(table.raised).some(
    (other) => other.n > n && other.seat === seat && other.entry.act === 'speak',
  );
  return isSaid ? null : seat;
}
