import { attachedSheets } from './en/attachedSheets';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What is said about sheets attached to a ruleset. A door of its own: it is loaded with that screen. */
export type AttachedSheetWords = DictionaryShape<typeof attachedSheets>;

const dictionaries: { readonly [L in LanguageCode]: AttachedSheetWords } = { en: attachedSheets };

export const attachedSheetWordsFor = (language: LanguageCode): AttachedSheetWords => dictionaries[language];
