import { rulingScreens } from './en/rulingScreens';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the screens of the Rulings tab say around their answers. A door of its own: it is loaded with those screens. */
export type RulingScreenWords = DictionaryShape<typeof rulingScreens>;

const dictionaries: { readonly [L in LanguageCode]: RulingScreenWords } = { en: rulingScreens };

export const rulingScreenWordsFor = (language: LanguageCode): RulingScreenWords => dictionaries[language];
