import { useMemo } from 'react';
import { type SettingsScreensWords, settingsScreensWordsFor } from '@/words/settingsScreens';
import { useLanguage } from '../../hooks';
import { applyTestWordOverride } from '../../support';

/** The words of these screens, which are loaded with them. */
export function useSettingsScreensWords(): SettingsScreensWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(settingsScreensWordsFor(language)), [language]);
}
