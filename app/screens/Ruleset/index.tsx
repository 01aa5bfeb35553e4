import { useMemo } from 'react';
import { type Ruleset } from '@/rulesets';
import { type BackBarProps } from '../../components';
import { useWords } from '../../hooks';
import { RulesetView } from './RulesetView';
import { makeRulesetPage } from './makeRulesetPage';

interface RulesetScreenProps {
  readonly ruleset: Ruleset;
  readonly back: BackBarProps | undefined;
}

/** One ruleset. Navigation looks it up by the id in the address. */
export function RulesetScreen({ ruleset, back }: RulesetScreenProps) {
  const words = useWords();
  const sheet = useMemo(() => makeRulesetPage(ruleset, words), [ruleset, words]);
  return <RulesetView sheet={sheet} back={back} />;
}
