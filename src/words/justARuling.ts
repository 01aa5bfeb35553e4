import { justARuling } from './en/justARuling';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the screens of rulings without a game say. A door of its own: it is loaded with those screens. */
export type JustARulingWords = DictionaryShape<typeof justARuling>;

const dictionaries: { readonly [L in LanguageCode]: JustARulingWords } = { en: justARuling };

export const justARulingWordsFor = (language: LanguageCode): JustARulingWords => dictionaries[language];
