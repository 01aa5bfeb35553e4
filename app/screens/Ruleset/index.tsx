import { useMemo } from 'react';
import { rulesetById } from '@/rulesets';
import { useWords } from '../../hooks';
import { useBackToList } from '../../navigation/useBackToList';
import { Unknown } from '../Unknown';
import { RulesetView } from './RulesetView';
import { makeSheet } from './sheet';

/** One rule sheet, by the id in the address. */
export function Ruleset({ id }: { readonly id: string }) {
  const words = useWords();
  const back = useBackToList();
  const ruleset = rulesetById(id);
  const sheet = useMemo(() => ruleset && makeSheet(ruleset, words), [ruleset, words]);
  return sheet === undefined ? <Unknown rulesetId={id} /> : <RulesetView sheet={sheet} back={back} />;
}
