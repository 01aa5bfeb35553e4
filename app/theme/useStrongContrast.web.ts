import { matchesMedia } from './matchesMedia.web';

/** Whether the browser was asked for stronger contrast. */
export const useStrongContrast = matchesMedia('(prefers-contrast: more), (forced-colors: active)');
