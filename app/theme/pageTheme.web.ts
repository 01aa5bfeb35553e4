import { type ThemeChoice } from './themeAndTextSize';

/**
 * Colours of the page itself: what is seen before the app draws, behind it, and in the browser's own controls. The
 * styles for `data-theme` are in `assets/web/index.html`.
 */
export function setPageTheme(theme: ThemeChoice): void {
  const page = document.documentElement;
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
}
