import { setTimeout as sleep } from 'node:timers/promises';
import { type Page } from 'playwright-core';
import { type Gesture } from './gesture';

/** The app takes a second touch of one control within 120 ms for a tremor: a finger that means it waits longer. */
const LONGER_THAN_BOUNCE_MS = 125;
/** An upper limit: what takes longer is a failure, also on a busy machine. */
const LONGEST_WAIT_MS = 30_000;

/** Where a seat's piles lie changes with whose turn it is: a finger looks before it touches them. */
const MOVES = /^(seat|stock|discard|asked|release|undo|redo|flag)/;
/** The bar of a flag is laid out again once its words are measured: its buttons have to lie still, too. */
const IS_LAID_OUT_TWICE = /^flag/;

/** Controls that never move, whatever happens above them. */
const STAYS = /^(key|build)-/;
export const isFixedControl = (name: string): boolean => STAYS.test(name);

interface Wanted {
  readonly name: string;
  /** Null: it is there now (a few frames are granted to scroll to it) or it is not. */
  readonly longestMs: number | null;
  /** For so many frames it must have lain still. */
  readonly steady: number;
}
type Place = { readonly x: number; readonly y: number } | { readonly why: string };

/** A finger on a page: it touches what can be seen and is not covered, as fast as the screen offers it. */
export interface Finger {
  readonly perform: (gestures: readonly Gesture[]) => Promise<void>;
  /** Resolves when the app's log has answered everything it was given; fails if the sign on the screen disagrees. */
  readonly settle: () => Promise<void>;
  /** Resolves when a control can be touched. */
  readonly untilShown: (name: string) => Promise<void>;
  /** The open record as JSON Lines. */
  readonly record: () => Promise<string>;
  readonly isThere: (name: string) => Promise<boolean>;
  /** Touches so far. */
  readonly touches: () => number;
}

declare global {
  interface Window {
    /** Set by the finger: test names of the controls under the touch that came last, the innermost first. */
    tablesideTouched?: string[];
  }
}

const LOADED_ANEW = 'the page was loaded anew';
export const isLoadedAnew = (error: unknown): boolean =>
  /the page was loaded anew|context was destroyed|navigat/i.test(String(error));

/**
 * If the app loads its page anew while the browser is asked something, the browser may never answer. The new
 * document ends the wait then.
 */
async function orLoadedAnew<T>(page: Page, work: Promise<T>): Promise<T | typeof LOADED_ANEW> {
  let note = (): void => undefined;
  const isNew = new Promise<typeof LOADED_ANEW>((resolve) => void (note = () => resolve(LOADED_ANEW)));
  page.once('domcontentloaded', note);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, isNew]);
  } finally {
    page.off('domcontentloaded', note);
  }
}

export function makeFinger(page: Page): Finger {
  const last = new Map<string, number>();
  let touches = 0;

  const settle = async (): Promise<void> => {
    const trouble = await orLoadedAnew(page, page.evaluate(untilIdle, LONGEST_WAIT_MS));
    if (trouble !== null) throw new Error(`${trouble} (${page.url()})`);
  };
  const find = async (name: string, steady: number): Promise<{ x: number; y: number }> => {
    const looking = page.evaluate(findControl, { name, longestMs: LONGEST_WAIT_MS, steady });
    const place = await orLoadedAnew(page, looking);
    if (place === LOADED_ANEW) throw new Error(`${name}: ${LOADED_ANEW}`);
    if ('why' in place) {
      const shown = await page.evaluate(() => document.body.innerText.slice(0, 200));
      throw new Error(`${name}: ${place.why} (${page.url()}), which shows ${JSON.stringify(shown)}`);
    }
    return place;
  };
  const touch = async (name: string): Promise<void> => {
    if (MOVES.test(name)) await settle();
    const isAtItsPlace = STAYS.test(name) || (MOVES.test(name) && !IS_LAID_OUT_TWICE.test(name));
    const { x, y } = await find(name, isAtItsPlace ? 0 : 3);
    // The finger's own pace, which the app measures by the events' time stamps: a pause, not a wait for anything.
    const since = performance.now() - (last.get(name) ?? -LONGER_THAN_BOUNCE_MS);
    if (since < LONGER_THAN_BOUNCE_MS) await sleep(LONGER_THAN_BOUNCE_MS - since);
    await orLoadedAnew(page, page.mouse.click(x, y));
    last.set(name, performance.now());
    touches += 1;
    if (!IS_LAID_OUT_TWICE.test(name)) return;
    const hit = await orLoadedAnew(page, page.evaluate(controlsTouchedLast));
    if (hit !== LOADED_ANEW && hit !== null && !hit.includes(name))
      throw new Error(`${name}: had moved when it was touched; the touch hit ${hit.join(' in ') || 'nothing'}`);
  };
  const isThere = async (name: string): Promise<boolean> => {
    await settle();
    return !('why' in (await page.evaluate(findControl, { name, longestMs: null, steady: 0 })));
  };
  const perform = async (gestures: readonly Gesture[]): Promise<void> => {
    for (const gesture of gestures) {
      if ('fill' in gesture) await page.getByTestId(gesture.fill).filter({ visible: true }).fill(gesture.text);
      else if (gesture.ifThere !== true || (await isThere(gesture.tap))) await touch(gesture.tap);
    }
  };
  return {
    perform,
    settle,
    untilShown: async (name) => void (await find(name, 0)),
    record: () => page.evaluate(() => window.tableside?.record() ?? ''),
    isThere,
    touches: () => touches,
  };
}

/** In the page (a function that a page is given must not contain named functions): the middle of a control, once it can be seen, is enabled, and nothing lies over it. */
async function findControl({ name, longestMs, steady }: Wanted): Promise<Place> {
  const began = performance.now();
  let looks = 0;
  for (let [last, still] = ['', -1]; ; looks += 1) {
    const named = Array.from(document.querySelectorAll<HTMLElement>(`[data-testid="${name}"]`));
    const [control, other] = named.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    let why = 'is not on the screen';
    if (other !== undefined) return { why: 'is there more than once' };
    if (control !== undefined) {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (control.getAttribute('aria-disabled') === 'true') why = 'is disabled';
      else if (top !== null && control.contains(top)) {
        // what is still moving is not yet where it will be touched
        still = last === `${x} ${y}` ? still + 1 : 0;
        if (still >= steady) {
          const touched: string[] = (window.tablesideTouched = []);
          addEventListener(
            'pointerdown',
            ({ target }) => {
              for (let at = target as Element | null | undefined; at; at = at.parentElement?.closest('[data-testid]'))
                touched.push(at.getAttribute('data-testid') ?? '');
            },
            { once: true, capture: true },
          );
          return { x, y };
        }
        last = `${x} ${y}`;
        // one look a frame: layout and what is measured in it come with frames, however late those are
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        continue;
      } else
        why = `is covered by ${top?.closest('[data-testid]')?.getAttribute('data-testid') ?? top?.outerHTML.slice(0, 120)}`;
    }
    // a finger scrolls what can be scrolled, and nothing else
    for (let frame = control?.parentElement; frame !== null && frame !== undefined; frame = frame.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(frame).overflowY) || frame.scrollHeight <= frame.clientHeight) continue;
      const [inner, outer] = [control!.getBoundingClientRect(), frame.getBoundingClientRect()];
      frame.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
      break;
    }
    if (longestMs === null ? control === undefined || looks >= 30 : performance.now() - began >= longestMs)
      return { why };
    await new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 60)));
  }
}

/** In the page: the controls at the place that was touched last, the innermost first. Null: nothing was noted. */
const controlsTouchedLast = (): readonly string[] | null => window.tablesideTouched ?? null;

/**
 * In the page: until the app's log has answered every call and the next frame is drawn. Null, or what is wrong: it
 * took too long, or the sign on the screen does not say `saved` although everything is.
 */
async function untilIdle(longestMs: number): Promise<string | null> {
  const began = performance.now();
  for (;;) {
    const idleBefore = window.tableside?.isIdle?.() === true;
    await new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 60)));
    if (idleBefore && window.tableside?.isIdle() === true) {
      const sign = Array.from(document.querySelectorAll<HTMLElement>('[data-testid="saved"]')).find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      // The longer language adds this letter to English, and nothing else.
      const says = (sign?.textContent ?? 'saved').replaceAll('ë', '');
      return /^\W*(saved|practice)$/i.test(says) ? null : `the log is idle and the screen says "${says}"`;
    }
    if (performance.now() - began > longestMs) {
      const { unsaved, registry } = window.tableside ?? {};
      return `not idle in time: ${unsaved?.() ?? 'unknown'} unsaved, ${registry?.store.getState().health ?? 'not open'}`;
    }
  }
}
