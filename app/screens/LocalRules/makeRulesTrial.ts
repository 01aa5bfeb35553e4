import { isWithoutClause, type Verdict } from '@/engine';
import { type Ruleset } from '@/rulesets';
import {
  judgeSituation,
  SAMPLE_SITUATIONS,
  type SampleSituation,
  type SituationOutcome,
} from '@/rulings/sampleSituations';
import { clauseCitation, flagLine, rulesetWords, type SeatNamer, type Words } from '@/words';
import { type LocalRulesWords } from '@/words/localRulesPage';

/** One flag of a trial, every word chosen. */
interface TrialFlagData {
  readonly code: string;
  readonly verdict: Verdict;
  readonly isLocal: boolean;
  readonly line: string;
  /** Why: the clause, that it is a local rule, or that there is none. */
  readonly grounds: string;
  /** Whether the steps are the remedy or, without a clause, only a suggestion. */
  readonly stepsTitle: string;
  readonly steps: readonly string[];
}

/** What one set of rules makes of a situation. */
export interface RulesTrialSideData {
  readonly key: 'base' | 'local';
  readonly name: string;
  /** In place of flags: nothing is flagged, or it cannot happen. */
  readonly note: string | null;
  readonly isAllowed: boolean;
  readonly flags: readonly TrialFlagData[];
}

export interface RulesTrialData {
  readonly situation: SampleSituation;
  readonly options: readonly { readonly value: SampleSituation; readonly title: string; readonly testID: string }[];
  readonly story: string;
  readonly sides: readonly RulesTrialSideData[];
  /** Whether both say the same. */
  readonly verdict: string;
  readonly isSame: boolean;
}

/** A situation judged by the sheet and by the local rules over it. */
export function makeRulesTrial(
  situation: SampleSituation,
  base: Ruleset,
  local: Ruleset,
  words: Words,
  { trial: say }: LocalRulesWords,
): RulesTrialData {
  const side = (key: RulesTrialSideData['key'], ruleset: Ruleset): RulesTrialSideData =>
    makeSide(key, ruleset, judgeSituation(situation, ruleset, say.names), words, say);
  const sides = [side('base', base), side('local', local)] as const;
  const isSame = sameOutcome(sides[0]) === sameOutcome(sides[1]);
  return {
    situation,
    options: SAMPLE_SITUATIONS.map((one) => ({ value: one, title: say.situations[one], testID: `try-${one}` })),
    story: say.stories[situation],
    sides,
    verdict: isSame ? say.same : say.differs,
    isSame,
  };
}

/** What a player notices of it: not on what grounds. */
const sameOutcome = ({ note, flags }: RulesTrialSideData): string =>
  JSON.stringify([note, flags.map(({ code, verdict, steps }) => [code, verdict, steps])]);

function makeSide(
  key: RulesTrialSideData['key'],
  ruleset: Ruleset,
  { isImpossible, flags }: SituationOutcome,
  words: Words,
  say: LocalRulesWords['trial'],
): RulesTrialSideData {
  const who: SeatNamer = (seat) => say.names[seat] ?? words.setUp.seat(seat);
  return {
    key,
    name: rulesetWords(words, ruleset).name,
    note: isImpossible ? say.noPartners : flags.length === 0 ? say.allowed : null,
    isAllowed: !isImpossible && flags.length === 0,
    flags: flags.map(({ flag, steps }) => ({
      code: flag.code,
      verdict: flag.verdict,
      isLocal: flag.local === true,
      line: flagLine(words, flag, who),
      grounds: words.phrasing.list([
        ...flag.clauses.map((id) => clauseCitation(words, id, ruleset.clauses)),
        ...(flag.local === true || flag.clauses.length === 0 ? [words.basisLine(flag)] : []),
      ]),
      stepsTitle: isWithoutClause(flag) ? words.screens.rulings.suggested : words.screens.rulings.toPutRight,
      steps: steps.map((step) => words.stepWords(step, who)),
    })),
  };
}
