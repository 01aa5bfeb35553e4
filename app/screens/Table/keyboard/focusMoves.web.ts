import { type FocusDirection } from './interpretTableKey';

const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]';
/** Tab visits each of these once; the arrows walk inside. A panel (a region) is walked with Tab from control to control. */
const GROUP = '[role="group"], [role="toolbar"]';

/** Whether keys pressed now are text for this element. */
export function isTypingIn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}

/** Whether the arrows scroll this element: text that has the focus itself. */
export const isScrollableElement = (element: Element | null): boolean =>
  element !== null && element.matches('[tabindex="0"]:not(button)') && element.scrollHeight > element.clientHeight;

/** Screens below the table stay in the page, hidden. */
const mainOf = (): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>('[role="main"]')).find((main) =>
    main.checkVisibility({ visibilityProperty: true }),
  ) ?? null;

const focusables = (within: HTMLElement): HTMLElement[] =>
  Array.from(within.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** The group that Tab skips over as one; an element outside of every group stands for itself. */
function groupOf(element: HTMLElement): HTMLElement {
  const group = element.closest<HTMLElement>(GROUP);
  return group === null || element.closest('[role="region"]') !== null ? element : group;
}

/** Where the focus was in a group when it was left: Tab comes back to it. */
const lastFocused = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Moves the focus to the next group, or the one before. False if there is none: then the focus is put on the outermost
 * control, and the browser's own Tab leads out of the table.
 */
export function moveFocusToNextGroup(isBack: boolean): boolean {
  const main = mainOf();
  const current = document.activeElement;
  if (main === null || !(current instanceof HTMLElement) || !main.contains(current)) return false;
  const all = focusables(main);
  const order = isBack ? [...all].reverse() : all;
  const group = groupOf(current);
  lastFocused.set(group, current);
  const at = order.indexOf(current);
  const next = order.slice(at + 1).find((element) => groupOf(element) !== group);
  if (next === undefined) {
    order.at(-1)?.focus();
    return false;
  }
  const entered = groupOf(next);
  const known = lastFocused.get(entered);
  const first = all.find((element) => groupOf(element) === entered);
  (known !== undefined && known.isConnected && entered.contains(known) ? known : (first ?? next)).focus();
  return true;
}

const middle = (box: DOMRect): { readonly x: number; readonly y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** Straight ahead counts once, sideways twice: an arrow prefers its own row or column. */
const SIDEWAYS = 2;

function distanceTowards(from: DOMRect, to: DOMRect, direction: FocusDirection): number | null {
  const [a, b] = [middle(from), middle(to)];
  const isAcross = direction === 'left' || direction === 'right';
  const ahead = isAcross ? b.x - a.x : b.y - a.y;
  const forward = direction === 'left' || direction === 'up' ? -ahead : ahead;
  const sideways = Math.abs(isAcross ? b.y - a.y : b.x - a.x);
  const least = isAcross ? Math.min(from.width, to.width) / 2 : Math.min(from.height, to.height) / 2;
  return forward < least ? null : forward + SIDEWAYS * sideways;
}

/** Moves the focus to the nearest control in a direction; with no focus yet, to the first building pile. */
export function moveFocus(direction: FocusDirection): void {
  const main = mainOf();
  const current = document.activeElement;
  if (main === null) return;
  if (!(current instanceof HTMLElement) || !main.contains(current)) return focusBuildingPile(0);
  const from = current.getBoundingClientRect();
  let nearest: { readonly element: HTMLElement; readonly far: number } | null = null;
  for (const element of focusables(main)) {
    if (element === current || element.contains(current)) continue;
    const far = distanceTowards(from, element.getBoundingClientRect(), direction);
    if (far !== null && (nearest === null || far < nearest.far)) nearest = { element, far };
  }
  nearest?.element.focus();
}

/** Where nothing takes the card the focus stays: any pile may still be chosen with the arrows. */
export function focusBuildingPile(pile: number | null): void {
  if (pile === null) return;
  mainOf()?.querySelector<HTMLElement>(`[data-testid="build-${pile}"]`)?.focus();
}

/** The bar is drawn in the next frame, or in the one after it. */
const FRAMES = 5;

/** To the first ruling of the flag bar, once it is drawn. */
export function focusFlagBar(frames = FRAMES): void {
  const bar = mainOf()?.querySelector<HTMLElement>('[data-testid="flag-bar"]') ?? null;
  const ruling = bar?.querySelector<HTMLElement>('[data-testid="flag-remedy"], [data-testid="flag-stand"]');
  if (ruling !== null && ruling !== undefined) ruling.focus();
  else if (frames > 0) requestAnimationFrame(() => focusFlagBar(frames - 1));
}
