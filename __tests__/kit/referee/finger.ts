import { setTimeout as sleep } from 'node:timers/promises';
import { type Page } from 'playwright-core';
import { type Gesture } from './gesture';

/** A second touch of one control within 120 ms counts once: a finger that means it waits a little longer. */
const BOUNCE = 125;
const PATIENCE = 8000;

/** Where a seat's piles lie changes with whose turn it is: a finger looks before it touches them. */
const MOVES = /^(seat|stock|discard|asked|undo|redo|flag)/;

/** What never moves, whatever happens above it. */
const STAYS = /^(key|build)-/;

interface Wanted {
  readonly name: string;
  readonly patience: number;
  /** For so many frames it must have lain still. */
  readonly steady: number;
}
type Found = { readonly x: number; readonly y: number } | { readonly why: string };

/** A finger on a page: it touches what can be seen and is not covered, as fast as the screen offers it. */
export interface Finger {
  readonly perform: (gestures: readonly Gesture[]) => Promise<void>;
  /** Resolves when everything tapped is on the disk. */
  readonly settle: () => Promise<void>;
  /** The open record as JSON Lines. */
  readonly record: () => Promise<string>;
  readonly isThere: (name: string) => Promise<boolean>;
  /** Touches so far. */
  readonly touches: () => number;
}

export function makeFinger(page: Page): Finger {
  const last = new Map<string, number>();
  let touches = 0;

  const settle = async (): Promise<void> => {
    const state = await page.evaluate(untilSaved, PATIENCE);
    if (state !== 'saved') throw new Error(`not saved in time: ${state} (${page.url()})`);
  };
  const touch = async (name: string): Promise<void> => {
    if (MOVES.test(name)) await settle();
    const found = await page.evaluate(findControl, {
      name,
      patience: PATIENCE,
      steady: STAYS.test(name) || MOVES.test(name) ? 0 : 3,
    });
    if ('why' in found) throw new Error(`${name}: ${found.why} (${page.url()})`);
    const since = performance.now() - (last.get(name) ?? -BOUNCE);
    if (since < BOUNCE) await sleep(BOUNCE - since);
    await page.mouse.click(found.x, found.y);
    last.set(name, performance.now());
    touches += 1;
  };
  const isThere = async (name: string): Promise<boolean> => {
    await settle();
    return !('why' in (await page.evaluate(findControl, { name, patience: 0, steady: 0 })));
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
    record: () => page.evaluate(() => window.tableside?.record() ?? ''),
    isThere,
    touches: () => touches,
  };
}

/** In the page (so nothing in it may have a name of its own): the middle of a control, once it can be seen, is enabled, and nothing lies over it. */
async function findControl({ name, patience, steady }: Wanted): Promise<Found> {
  const began = performance.now();
  for (let [last, still] = ['', -1]; ;) {
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
        if (still >= steady) return { x, y };
        last = `${x} ${y}`;
        await new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 60)));
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
    if (performance.now() - began >= (control === undefined ? patience : Math.max(patience, 500))) return { why };
    await new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 60)));
  }
}

/** In the page: waits until it says `saved`, or where nothing says so (no table is open) for two frames. */
async function untilSaved(patience: number): Promise<string> {
  const began = performance.now();
  for (let still = 0; ;) {
    const says = Array.from(document.querySelectorAll<HTMLElement>('[data-testid="saved"]')).find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const state = says?.textContent ?? 'saved';
    still = /^\W*saved$/i.test(state) ? still + 1 : 0;
    if (still > 1) return 'saved';
    if (performance.now() - began > patience) return state;
    await new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 60)));
  }
}
