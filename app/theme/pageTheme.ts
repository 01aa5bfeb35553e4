import { type ThemeChoice } from './appearance';

/** A phone has no page behind the app. */
export const showPageTheme = (_theme: ThemeChoice): void => undefined;
