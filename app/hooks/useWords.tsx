import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { type TableRegistry } from '@/state';
import { chooseLanguage, type LanguageCode, type Words, wordsFor } from '@/words';
import { preferredLanguages, setPageLanguage } from '../device';
import { applyTestWordOverride } from '../support';

/** The setting of this device that names a language. */
const LANGUAGE_SETTING = 'language';

const WordsContext = createContext<Words>(wordsFor(chooseLanguage([])));
const LanguageContext = createContext<LanguageCode>(chooseLanguage([]));
const SetLanguageContext = createContext<(setting: string | undefined) => void>(() => undefined);

/** Everything the app says, in the language of this device. */
export const useWords = (): Words => useContext(WordsContext);

/** For screens whose words are loaded with them: the language of `useWords`. */
export const useLanguage = (): LanguageCode => useContext(LanguageContext);
interface ChangedWordsProps {
  readonly change: (words: Words) => Words;
  readonly children: ReactNode;
}

/** The same dictionary with some words changed, for a part of the app that has to say one thing differently. */
export function WordsOverrideProvider({ change, children }: ChangedWordsProps) {
  const dictionary = useWords();
  const changed = useMemo(() => change(dictionary), [change, dictionary]);
  return <WordsContext.Provider value={changed}>{children}</WordsContext.Provider>;
}

/**
 * The only place that decides the language: the device's setting, else what its system or browser prefers, else
 * `DEFAULT_LANGUAGE`. The setting is read with the registry, which is opened below; until then the system's preference
 * is in force.
 */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [setting, setSetting] = useState<string | undefined>(undefined);
  const language = chooseLanguage([setting, ...preferredLanguages()]);
  const dictionary = useMemo(() => applyTestWordOverride(wordsFor(language)), [language]);
  useLayoutEffect(() => setPageLanguage(language), [language]);
  return (
    <SetLanguageContext.Provider value={setSetting}>
      <LanguageContext.Provider value={language}>
        <WordsContext.Provider value={dictionary}>{children}</WordsContext.Provider>
      </LanguageContext.Provider>
    </SetLanguageContext.Provider>
  );
}

/** Takes the language from the registry's settings, now and whenever it is set. */
export function useApplyLanguageSetting(registry: TableRegistry | null): void {
  const setLanguage = useContext(SetLanguageContext);
  useLayoutEffect(() => {
    if (registry === null) return undefined;
    setLanguage(registry.setting(LANGUAGE_SETTING));
    return registry.store.subscribe(({ settings }) => setLanguage(settings[LANGUAGE_SETTING]));
  }, [registry, setLanguage]);
}
