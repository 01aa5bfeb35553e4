import { type RemedyPlan } from '@/engine';
import { type FlagFacts } from '@/state';
import { flagLine, type SeatNamer, type Words } from '@/words';
import { makeRulingOptions } from '../../../flags/makeRulingOptions';
import { type SingleFlagPanelData } from './tableData';

/** A flag as its bar says it: who, what, why, and what can be done. */
export function makeSingleFlagPanel(facts: FlagFacts, who: SeatNamer, words: Words): SingleFlagPanelData {
  const { flag, plan, other, pile, choices, alsoAdvice, place, waiting } = facts;
  const say = words.table.flagBar;
  const said = ({ steps, late }: RemedyPlan): string[] =>
    late === null ? steps.map((step) => words.stepWords(step, who)) : [];
  const options = makeRulingOptions(flag, plan, other, who, words);
  return {
    id: flag.id,
    code: flag.code,
    verdict: flag.verdict,
    line: flagLine(words, flag, who),
    basis: options.suggestion === null ? words.basisLine(flag) : options.suggestion.ground,
    place: waiting > 1 ? say.of(place, waiting) : null,
    steps: said(plan),
    late: plan.late === null ? null : words.late[plan.late],
    pile,
    choices: choices.map((choice) => ({
      pile: choice.pile,
      steps: said(choice.plan),
      remedyTitle: makeRulingOptions(flag, choice.plan, null, who, words).remedyTitle,
    })),
    options,
    advice: alsoAdvice === null ? null : { seat: alsoAdvice, title: say.alsoAdvice(who(alsoAdvice)) },
  };
}
