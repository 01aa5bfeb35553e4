import { type ThemeChoice } from './appearance';

/** A phone has no page behind the app. */
export const setPageTheme = (_theme: ThemeChoice): void => undefined;
