import { useMemo } from 'react';
import { type EventWords, eventWordsFor } from '@/words/eventScreens';
import { useLanguage } from '../hooks';
import { applyTestWordOverride } from '../support';

/** The words of the Event tab, which are loaded with its screens. */
export function useEventWords(): EventWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(eventWordsFor(language)), [language]);
}
