/** Milliseconds from the moment the page hears of the click: how long the browser took to bring it is not ours. */
export interface Elapsed {
  /** Until a frame with the change was painted. */
  readonly shown: number;
  /** Until the log acknowledged it; null where nothing was to be saved. */
  readonly saved: number | null;
}

declare const scheduler: { readonly postTask: (task: () => void, how: { readonly priority: 'user-blocking' }) => void };

/** After the next frame was painted, and before anything else that waits for its turn in the page. */
const afterPaint = (then: () => void): void =>
  void requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }));

let running: Promise<Elapsed> | null = null;
/** Something was saved now. */
export let noteSaved = (): void => undefined;

/** What a tap sets in motion: another text on the control, something saved, or both. */
export type Effect = 'shown' | 'saved' | 'both';

/** Waits for the next click, and then for what is to come of it. */
export function startWatch(testId: string, awaited: Effect): void {
  const control = document.querySelector(`[data-testid="${testId}"]`);
  if (control === null) throw new Error(`there is no ${testId}`);
  const before = control.textContent;
  const clicked = new Promise<number>((resolve) =>
    window.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
  );
  const shown = new Promise<number>((resolve) => {
    if (awaited === 'saved') return resolve(NaN);
    const observer = new MutationObserver(() => {
      if (control.textContent === before) return;
      observer.disconnect();
      afterPaint(() => resolve(performance.now()));
    });
    observer.observe(control, { subtree: true, childList: true, characterData: true });
  });
  const saved = new Promise<number>((resolve) => {
    noteSaved = () => resolve(performance.now());
    if (window.tableside !== undefined) window.tableside.onAcknowledged = noteSaved;
  });
  running = (async () => {
    const began = await clicked;
    return { shown: (await shown) - began, saved: awaited === 'shown' ? null : (await saved) - began };
  })();
}

export const readWatch = (): Promise<Elapsed> => running ?? Promise.reject(new Error('no watch was started'));
