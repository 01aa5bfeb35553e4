import { makeMediaQueryHook } from './makeMediaQueryHook.web';

/** Whether the browser was asked for stronger contrast. */
export const useStrongContrast = makeMediaQueryHook('(prefers-contrast: more), (forced-colors: active)');
