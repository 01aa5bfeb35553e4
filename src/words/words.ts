import { en } from './en';
import { type DictionaryShape } from './shape';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Taken where neither the device's setting nor its system names a language that has a dictionary. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** What every language must say. A dictionary that misses a key does not compile. */
export type Words = DictionaryShape<typeof en>;

const dictionaries: { readonly [L in Language]: Words } = { en };

export const words = (language: Language): Words => dictionaries[language];

/** The first of the wanted languages that has a dictionary. Takes tags of any length: "en-GB" finds "en". */
export function chooseLanguage(wanted: readonly (string | undefined)[]): Language {
  for (const tag of wanted) {
    const [primary] = (tag ?? '').toLowerCase().split(/[-_]/);
    const known = LANGUAGES.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return DEFAULT_LANGUAGE;
}
