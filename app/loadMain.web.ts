// Expo sets up the loading of further scripts when it is first evaluated.
import 'expo';
import { showPageNote } from './device/pageNote';

/** In a browser what draws is a script of its own, loaded while the database opens. */
export function loadMain(): void {
  import('./main').catch(() => showPageNote('not-loaded', true));
}
