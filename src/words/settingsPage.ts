import { settingsPage } from './en/settingsPage';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the settings, the device check and the licences say. A door of its own: it is loaded with those screens. */
export type SettingsPageWords = DictionaryShape<typeof settingsPage>;

const dictionaries: { readonly [L in LanguageCode]: SettingsPageWords } = { en: settingsPage };

export const settingsPageWordsFor = (language: LanguageCode): SettingsPageWords => dictionaries[language];
