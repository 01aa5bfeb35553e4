import { eventScreens } from './en/eventScreens';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the screens of events say. A door of its own: it is loaded with those screens. */
export type EventWords = DictionaryShape<typeof eventScreens>;

const dictionaries: { readonly [L in LanguageCode]: EventWords } = { en: eventScreens };

export const eventWordsFor = (language: LanguageCode): EventWords => dictionaries[language];
