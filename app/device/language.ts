/** The language tags the phone's owner prefers, the best first. Hermes takes them from the system. */
export const preferredLanguages = (): readonly string[] => [Intl.DateTimeFormat().resolvedOptions().locale];

/** A phone's screen reader knows the app's language from the system. */
export const setPageLanguage = (_language: string): void => undefined;
