import { makePanelHistory } from './makePanelHistory';

/** One for the page. */
export const panelHistory = makePanelHistory(window.history);

/** To be called before React Navigation starts: it must not hear of an entry of ours, nor overwrite one left over from before a reload. */
export const closePanelsOnBrowserBack = (): void => window.addEventListener('popstate', panelHistory.onPopState, true);

/** Closes the open panels, then runs `then` when none of them holds an entry of the browser's history any more. */
export const closePanelsThen = (then: () => void): void => panelHistory.afterClosing(then);

/** A traversal that takes longer than this will not come any more. */
const LONGEST_TRAVERSAL_MS = 1000;

/**
 * Runs `then` when the traversal that a navigation back has just begun is over. A panel must not open before: the
 * browser's answer to the traversal would be taken for Back, and close it. Returns a function that cancels it.
 */
export function afterHistoryTraversal(then: () => void): () => void {
  const cancel = (): void => {
    clearTimeout(timer);
    window.removeEventListener('popstate', run);
  };
  const run = (): void => {
    cancel();
    // Later than everybody else who hears of the same event.
    queueMicrotask(then);
  };
  const timer = setTimeout(run, LONGEST_TRAVERSAL_MS);
  window.addEventListener('popstate', run);
  return cancel;
}
