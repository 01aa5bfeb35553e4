/** What is used of a browser's history. */
export interface BrowserHistory {
  readonly state: unknown;
  readonly pushState: (state: unknown, unused: string) => void;
  readonly back: () => void;
}

interface PopStateLike {
  readonly stopImmediatePropagation: () => void;
}

export interface PanelHistory {
  /** Registers an open panel. Call the answer when the panel is closed. */
  readonly add: (dismiss: () => void) => () => void;
  /** Closes all panels, then runs `then` once their entry is gone from the history. */
  readonly afterClosing: (then: () => void) => void;
  /** Whether this panel was opened last of those that are open. */
  readonly isTop: (dismiss: () => void) => boolean;
  /** To be called with every `popstate`, before anybody else hears of it. */
  readonly onPopState: (event: PopStateLike) => void;
}

/** Marks the entry of a panel in `history.state`. */
const MARK = 'tablesidePanel';
/** A traversal that takes longer than this will not come any more. */
const LONGEST_TRAVERSAL_MS = 1000;

/**
 * While a panel is open, the browser's history holds one entry more, with the same address, so that Back closes the
 * panel before it leaves the screen.
 *
 *   none ──a panel opens──► pushed ──Back──► none, and the panel that was opened last is dismissed
 *                             └──the last panel closes──► history.back() ──popstate──► none
 *
 * 1. The entry carries the state of the entry below it (React Navigation's id), so to React Navigation nothing changed.
 * 2. A `popstate` that enters or leaves the entry of a panel is stopped here: React Navigation never hears of it.
 * 3. Nothing else may push or replace while the entry is there. Whoever navigates does it in `afterClosing`.
 * 4. An entry left over from before a reload, or ahead of us, is stepped back from at once.
 */
export function makePanelHistory(history: BrowserHistory): PanelHistory {
  let panels: readonly (() => void)[] = [];
  let entry: 'none' | 'pushed' | 'leaving' = 'none';
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScheduled = false;

  const isMarked = (): boolean => typeof history.state === 'object' && history.state !== null && MARK in history.state;

  const left = (): void => {
    clearTimeout(timer);
    entry = 'none';
    const runs = waiting;
    waiting = [];
    runs.forEach((run) => run());
    schedule();
  };
  const leave = (): void => {
    entry = 'leaving';
    timer = setTimeout(left, LONGEST_TRAVERSAL_MS);
    history.back();
  };
  const settle = (): void => {
    isScheduled = false;
    if (entry === 'none' && panels.length > 0) {
      entry = 'pushed';
      history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    } else if (entry === 'pushed' && panels.length === 0) leave();
  };
  /** Later in the same task: one panel that replaces another must neither pop nor push. */
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(settle);
  };
  const dismissLast = (): void => {
    const last = panels.at(-1);
    panels = panels.slice(0, -1);
    last?.();
  };

  if (isMarked()) leave();

  return {
    add: (dismiss) => {
      panels = [...panels, dismiss];
      schedule();
      return () => {
        panels = panels.filter((one) => one !== dismiss);
        schedule();
      };
    },
    isTop: (dismiss) => panels.at(-1) === dismiss,
    afterClosing: (then) => {
      while (panels.length > 0) dismissLast();
      if (entry === 'none') return then();
      waiting.push(then);
      if (entry === 'pushed') leave();
    },
    onPopState: (event) => {
      if (entry === 'none' && !isMarked()) return;
      event.stopImmediatePropagation();
      if (entry === 'none') return leave();
      if (entry === 'pushed') dismissLast();
      left();
    },
  };
}
