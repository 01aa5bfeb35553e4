import { type Page } from 'playwright-core';

/**
 * Runs in the page before the app: writes down what a screen reader would say by itself, that is, every change inside
 * of a live region that is shown. What a region holds when it appears is not said, except by an alert.
 */
export const LISTEN_SCRIPT = `(() => {
  const LIVE = '[aria-live], [role=status], [role=alert]';
  const said = (globalThis.saidByItself = []);
  const isOn = (region) => region.getAttribute('aria-live') !== 'off' && region.checkVisibility();
  new MutationObserver((mutations) => {
    const regions = new Set();
    for (const { target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) regions.add(alert);
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      if (region.isConnected && isOn(region) && text !== '') said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();`;

/** Everything said so far, in its order. */
export const saidByItself = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly saidByItself: readonly string[] }).saidByItself);
