import { makePanelHistory } from './makePanelHistory';

/** One for the page. */
export const panelHistory = makePanelHistory(window.history);

/** To be called before React Navigation starts: it must not hear of an entry of ours, nor overwrite one left over from before a reload. */
export const closePanelsOnBrowserBack = (): void => window.addEventListener('popstate', panelHistory.onPopState, true);

/** Closes the open panels, then runs `then` when none of them holds an entry of the browser's history any more. */
export const afterPanelsClose = (then: () => void): void => panelHistory.afterClosing(then);
