import { useMemo } from 'react';
import { type SettingsPageWords, settingsPageWordsFor } from '@/words/settingsPage';
import { useLanguage } from '../../hooks';
import { applyTestWordOverride } from '../../support';

/** The words of these screens, which are loaded with them. */
export function useSettingsPageWords(): SettingsPageWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(settingsPageWordsFor(language)), [language]);
}
