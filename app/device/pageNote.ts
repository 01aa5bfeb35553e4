/** Said by the page itself (`assets/web/index.html`): while they are shown, there is nothing else that draws. */
type PageNote = 'not-loaded' | 'updating';

/** Shows or hides a note, as soon as the page has been read so far. */
export function showPageNote(note: PageNote, isShown: boolean): void {
  const show = (): void => void document.getElementById(note)?.toggleAttribute('hidden', !isShown);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
}
