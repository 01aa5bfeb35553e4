// Expo sets up the loading of further scripts when it is first evaluated.
import 'expo';

/** Shown by the page itself (`assets/web/index.html`): without the app there are no words and nothing that draws. */
const FAILED_TO_LOAD = 'not-loaded';

/** In a browser what draws is a script of its own, loaded while the database opens. */
export function loadMain(): void {
  import('./main').catch(() => document.getElementById(FAILED_TO_LOAD)?.removeAttribute('hidden'));
}
