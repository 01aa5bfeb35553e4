import { type RemedyStep } from '@/engine';
import { type FlagFacts } from '@/state';
import { flagLine, type SeatNamer, type Words } from '@/words';
import { type FlagBarData } from './tableData';

/** Too late, and nothing is moved any more. */
const stepsIn = (plan: FlagFacts['planAs']): readonly RemedyStep[] => (plan?.late === null ? plan.steps : []);

/** A flag as its bar says it: who, what, why, and what can be done. */
export function makeFlagBar(
  { flag, plan, planAs, pile, choices, alsoAdvice, place, waiting }: FlagFacts,
  who: SeatNamer,
  words: Words,
): FlagBarData {
  const say = words.table.flagBar;
  const steps = stepsIn(plan);
  const said = (list: readonly RemedyStep[]): string[] => list.map((step) => words.stepWords(step, who));
  return {
    id: flag.id,
    code: flag.code,
    verdict: flag.verdict,
    line: flagLine(words, flag, who),
    basis: words.basisLine(flag),
    place: waiting > 1 ? say.of(place, waiting) : null,
    steps: said(steps),
    late: plan.late === null ? null : words.late[plan.late],
    pile,
    choices: choices.map((choice) => ({ pile: choice.pile, steps: said(stepsIn(choice.plan)) })),
    advice: alsoAdvice === null ? null : { seat: alsoAdvice, title: say.alsoAdvice(who(alsoAdvice)) },
    as:
      flag.or === undefined
        ? null
        : { code: flag.or, title: say.as(words.flags[flag.or].title), steps: said(stepsIn(planAs)) },
  };
}
