import { useMemo } from 'react';
import { type JustARulingWords, justARulingWordsFor } from '@/words/justARuling';
import { useLanguage } from '../../hooks';
import { applyTestWordOverride } from '../../support';

/** The words of these screens, which are loaded with them. */
export function useJustARulingWords(): JustARulingWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(justARulingWordsFor(language)), [language]);
}
