import { useMemo } from 'react';
import { type LocalRulesWords, localRulesWordsFor } from '@/words/localRulesPage';
import { useLanguage } from '../../hooks';
import { applyTestWordOverride } from '../../support';

/** The words of these screens, which are loaded with them. */
export function useLocalRulesWords(): LocalRulesWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(localRulesWordsFor(language)), [language]);
}
