import { useMemo } from 'react';
import { RULESETS } from '@/rulesets';
import { type SheetCard } from '../../components';
import { useWords } from '../../hooks';
import { PATHS } from '../../navigation/routes';
import { makeCard } from './cards';

/** Every sheet there is. */
export function useSheetCards(): readonly SheetCard[] {
  const words = useWords();
  return useMemo(() => RULESETS.map((ruleset) => makeCard(ruleset, words, PATHS.ruleset(ruleset.id))), [words]);
}
