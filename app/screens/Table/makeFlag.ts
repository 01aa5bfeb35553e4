import { type Step } from '@/engine';
import { type FlagFacts } from '@/state';
import { flagLine, type Who, type Words } from '@/words';
import { type FlagData } from './tableData';

/** A pile is chosen only where the remedy lets a card lie on any of the four; elsewhere it goes back where it was. */
const pileOf = (step: Step, { code }: FlagFacts['flag']): number | null => {
  if (step.do === 'penalty' && step.place === 'discard') return step.pile ?? 0;
  const isFree = code === 'discard-fifth' || code === 'discard-stack-early' || code === 'discard-wrong-owner';
  return step.do === 'discard-to-discard' && isFree ? step.to : null;
};

const onto = (step: Step, pile: number): Step => {
  if (step.do === 'penalty') return { ...step, pile };
  return step.do === 'discard-to-discard' ? { ...step, to: pile } : step;
};

/** Too late, and nothing is moved any more. */
const stepsIn = (plan: FlagFacts['planAs']): readonly Step[] => (plan?.late === null ? plan.steps : []);

/** A flag as its bar says it: who, what, why, and what can be done. */
export function makeFlag(
  { flag, plan, planAs, piles, alsoAdvice, place, waiting }: FlagFacts,
  who: Who,
  words: Words,
): FlagData {
  const say = words.table.flagBar;
  const steps = stepsIn(plan);
  const said = (list: readonly Step[]): string[] => list.map((step) => words.stepWords(step, who));
  const free = steps.find((step) => pileOf(step, flag) !== null);
  return {
    id: flag.id,
    code: flag.code,
    verdict: flag.verdict,
    line: flagLine(words, flag, who),
    basis: words.basisLine(flag),
    place: waiting > 1 ? say.of(place, waiting) : null,
    steps: said(steps),
    late: plan.late === null ? null : words.late[plan.late],
    pile: free === undefined ? null : pileOf(free, flag),
    choices:
      free === undefined
        ? []
        : piles.map((pile) => ({ pile, steps: said(steps.map((step) => (step === free ? onto(step, pile) : step))) })),
    advice: alsoAdvice === null ? null : { seat: alsoAdvice, title: say.alsoAdvice(who(alsoAdvice)) },
    as:
      flag.or === undefined
        ? null
        : { code: flag.or, title: say.as(words.flags[flag.or].title), steps: said(stepsIn(planAs)) },
  };
}
