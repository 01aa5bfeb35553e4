import { useEffect, useMemo, useState } from 'react';
import { compareRulesets, QUESTIONS, type RulesetComparison } from '@/rulings';
import { answerCacheFor } from '../../answers/answerCache';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';

interface ComparisonProgress {
  /** Null until every question is answered under every chosen ruleset. */
  readonly comparison: RulesetComparison | null;
  readonly done: number;
  readonly of: number;
}

/** Compares rulesets. The answers are made while the app is idle, one ruleset after another, and are kept. */
export function useComparison(rulesets: readonly AskableRuleset[]): ComparisonProgress {
  const say = useRulingsTabWords();
  const caches = rulesets.map(({ rules }) => answerCacheFor(rules, say));
  const next = caches.find((cache) => cache.answered() < QUESTIONS.length);
  const [, setProgress] = useState(0);
  useEffect(() => next?.fillWhenIdle(() => setProgress((times) => times + 1)), [next]);
  const isReady = next === undefined;
  const comparison = useMemo(
    () =>
      isReady
        ? compareRulesets(
            rulesets.map(({ rules }) => rules),
            say,
            (question, rules) => answerCacheFor(rules, say).answer(question),
          )
        : null,
    [isReady, rulesets, say],
  );
  const done = caches.reduce((sum, cache) => sum + cache.answered(), 0);
  return { comparison, done, of: caches.length * QUESTIONS.length };
}
