import { useEffect, useMemo, useState } from 'react';
import { type AnswerVerdict, type Question } from '@/rulings';
import { runWhenIdle } from '../device/runWhenIdle';
import { answerCacheFor } from './answerCache';
import { type AskableRuleset } from './askableRulesets';
import { type RulingsTabWords, useRulingsTabWords } from './useRulingsTabWords';

/** The answer of another ruleset to the same question. */
export interface OtherRulesetAnswerData {
  readonly id: string;
  readonly name: string;
  readonly verdict: AnswerVerdict;
  readonly says: string;
}

const otherAnswer = (
  question: Question,
  { id, name, rules }: AskableRuleset,
  say: RulingsTabWords,
): OtherRulesetAnswerData => {
  const { verdict, says } = answerCacheFor(rules, say).answer(question);
  return { id, name, verdict, says };
};

/**
 * The answers of the other rulesets; null until they are made, one after another while the app is idle: opening an
 * answer does not wait for them.
 */
export function useOtherRulesetAnswers(
  question: Question | undefined,
  rulesets: readonly AskableRuleset[],
  ownId: string,
): readonly OtherRulesetAnswerData[] | null {
  const say = useRulingsTabWords();
  const others = useMemo(() => rulesets.filter(({ id }) => id !== ownId), [rulesets, ownId]);
  const [made, setMade] = useState<{ readonly to: Question; readonly by: typeof others } | null>(null);
  useEffect(() => {
    if (question === undefined) return undefined;
    const left = [...others];
    let cancel = (): void => undefined;
    const makeNext = (): void => {
      const next = left.shift();
      if (next === undefined) return setMade({ to: question, by: others });
      otherAnswer(question, next, say);
      cancel = runWhenIdle(makeNext);
    };
    cancel = runWhenIdle(makeNext);
    return () => cancel();
  }, [question, others, say]);
  return useMemo(
    () =>
      question !== undefined && made?.to === question && made.by === others
        ? others.map((one) => otherAnswer(question, one, say))
        : null,
    [question, others, made, say],
  );
}
