import { eventReport } from './en/eventReport';
import { type DictionaryShape } from './shape';
import { type LanguageCode } from './words';

/** What the report of an event says. A door of its own: only the `event` command loads it, and the Event tab. */
export type EventReportWords = DictionaryShape<typeof eventReport>;

const dictionaries: { readonly [L in LanguageCode]: EventReportWords } = { en: eventReport };

export const eventReportWordsFor = (language: LanguageCode): EventReportWords => dictionaries[language];
