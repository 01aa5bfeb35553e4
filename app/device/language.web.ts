/** The language tags the browser's owner prefers, the best first. */
export const preferredLanguages = (): readonly string[] => navigator.languages;

/** The page names its language, so that a screen reader chooses the right voice. */
export function setPageLanguage(language: string): void {
  document.documentElement.lang = language;
}
