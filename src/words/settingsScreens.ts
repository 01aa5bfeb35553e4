import { settingsScreens } from './en/settingsScreens';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the settings, the device check and the licences say. A door of its own: it is loaded with those screens. */
export type SettingsScreensWords = DictionaryShape<typeof settingsScreens>;

const dictionaries: { readonly [L in LanguageCode]: SettingsScreensWords } = { en: settingsScreens };

export const settingsScreensWordsFor = (language: LanguageCode): SettingsScreensWords => dictionaries[language];
