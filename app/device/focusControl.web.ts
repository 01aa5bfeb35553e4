/** A screen that comes back is shown some frames after it is told so, and only what is shown can have the focus. */
const FRAMES = 30;

/**
 * Puts the keyboard's focus back on a control, without scrolling. A browser takes the focus away when a screen is hidden
 * behind another one. Nothing happens where something else was focused meanwhile.
 */
export function focusControl(testID: string, frames = FRAMES): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const control = document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(testID)}"]`);
  control?.focus({ preventScroll: true });
  if (document.activeElement !== control && frames > 0) requestAnimationFrame(() => focusControl(testID, frames - 1));
}
