import { settingsPage } from './en/settingsPage';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the settings, the device check and the licences say. A door of its own: it is loaded with those screens. */
export type SettingsWords = DictionaryShape<typeof settingsPage>;

const dictionaries: { readonly [L in LanguageCode]: SettingsWords } = { en: settingsPage };

export const settingsWordsFor = (language: LanguageCode): SettingsWords => dictionaries[language];
