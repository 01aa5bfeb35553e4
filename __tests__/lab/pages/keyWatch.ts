declare const scheduler: { readonly postTask: (task: () => void, how: { readonly priority: 'user-blocking' }) => void };

/** After the next frame was painted, and before anything else that waits for its turn in the page. */
const afterPaint = (then: () => void): void =>
  void requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }));

let running: Promise<number> | null = null;

/**
 * Waits for the next key, and then for the frame in which another text stands first in the list: for ever, if none
 * comes. Whoever reads the watch sets the limit.
 */
export function startKeyWatch(firstOfList: string): void {
  const first = (): string | null => document.querySelector(firstOfList)?.textContent ?? null;
  const before = first();
  const pressed = new Promise<number>((resolve) =>
    window.addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }),
  );
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (first() === before) return;
      observer.disconnect();
      afterPaint(() => resolve(performance.now()));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  running = (async () => {
    const began = await pressed;
    return (await shown) - began;
  })();
}

/** Milliseconds from the key until the change was painted. */
export const readKeyWatch = (): Promise<number> => running ?? Promise.reject(new Error('no watch was started'));
