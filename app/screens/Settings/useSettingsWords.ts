import { useMemo } from 'react';
import { type SettingsWords, settingsWordsFor } from '@/words/settingsPage';
import { useLanguage } from '../../hooks';
import { applyTestWordOverride } from '../../support';

/** The words of these screens, which are loaded with them. */
export function useSettingsWords(): SettingsWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(settingsWordsFor(language)), [language]);
}
