import { useMemo } from 'react';
import { type AttachedSheetWords, attachedSheetWordsFor } from '@/words/attachedSheets';
import { useLanguage } from '../../../hooks';
import { applyTestWordOverride } from '../../../support';

/** The words about attached sheets, which are loaded with this screen. */
export function useAttachedSheetWords(): AttachedSheetWords {
  const language = useLanguage();
  return useMemo(() => applyTestWordOverride(attachedSheetWordsFor(language)), [language]);
}
