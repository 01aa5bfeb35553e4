import { makeMediaQueryHook } from './makeMediaQueryHook.web';

/** Whether the browser replaces the colours of every page (Windows high contrast). */
export const useForcedColours = makeMediaQueryHook('(forced-colors: active)');
