import { type ThemeChoice } from './themeAndTextSize';

/** A phone has no page behind the app. */
export const setPageTheme = (_theme: ThemeChoice): void => undefined;
