import { type AskedAs } from './askedAsShape';
import { askedInSpanishAboutPlay } from './spanishPlay';
import { askedInSpanishAboutTable } from './spanishTable';

/** The ways in which people ask, in Spanish. */
export const ASKED_IN_SPANISH: AskedAs = { ...askedInSpanishAboutTable, ...askedInSpanishAboutPlay };
