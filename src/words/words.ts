import { en } from './en';
import { type DictionaryShape } from './shape';

export const LANGUAGE_CODES = ['en'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Taken where neither the device's setting nor its system names a language that has a dictionary. */
export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** What every language must say. A dictionary that misses a key does not compile. */
export type Words = DictionaryShape<typeof en>;

const dictionaries: { readonly [L in LanguageCode]: Words } = { en };

export const wordsFor = (language: LanguageCode): Words => dictionaries[language];

/** The first of the wanted languages that has a dictionary. Takes tags of any length: "en-GB" finds "en". */
export function chooseLanguage(wanted: readonly (string | undefined)[]): LanguageCode {
  for (const tag of wanted) {
    const [primary] = (tag ?? '').toLowerCase().split(/[-_]/);
    const known = LANGUAGE_CODES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return DEFAULT_LANGUAGE;
}
