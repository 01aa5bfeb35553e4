import { en } from './en';
import { type Same } from './shape';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What every language must say. A dictionary that misses a key does not compile. */
export type Words = Same<typeof en>;

const dictionaries: { readonly [L in Language]: Words } = { en };

export const words = (language: Language): Words => dictionaries[language];
