import { toArray } from '@/base';
import { type Game, openFlags, type Plan, planRemedy, planRemedyAs, type Raised, type Seat, seatAt } from '@/engine';
import { isFlagCode } from '@/rulesets';
import { type FlagFacts } from '../facts';
import { remembered } from './remembered';

/** The flags that wait for the referee, oldest first. */
export const flagFacts = remembered((game: Game): readonly FlagFacts[] => {
  const waiting = openFlags(game.table);
  return waiting.map((flag, i) => {
    const plan = planRemedy(game.rules, game.table, flag);
    return {
      flag,
      plan,
      planAs:
        flag.or === undefined || !isFlagCode(flag.or) ? null : planRemedyAs(game.rules, game.table, flag, flag.or),
      piles: pilesFor(game, plan),
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

/** Four discard piles, whoever they belong to. */
const PILES = [0, 1, 2, 3];

/**
 * Not back to where the card lies, and where four must lie open before any is built on, an empty place as long as
 * there is one: a remedy must not be the next offence.
 */
function pilesFor({ rules, table }: Game, plan: Plan): readonly number[] {
  const step = plan.steps.find((one) => one.do === 'discard-to-discard');
  if (step === undefined) return PILES;
  const others = PILES.filter((pile) => step.owner !== step.seat || pile !== step.pile);
  const empty = others.filter((pile) => (seatAt(table, step.seat).discards[pile]?.length ?? 0) === 0);
  return rules.values.fourBeforeStack !== 'off' && empty.length > 0 ? empty : others;
}
