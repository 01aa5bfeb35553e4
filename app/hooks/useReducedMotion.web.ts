import { makeMediaQueryHook } from '../theme/makeMediaQueryHook.web';

/** Whether the browser was asked for less motion. */
export const useReducedMotion = makeMediaQueryHook('(prefers-reduced-motion: reduce)');
