import { matchesMedia } from '../theme/matchesMedia.web';

/** Whether the browser was asked for less motion. */
export const useReducedMotion = matchesMedia('(prefers-reduced-motion: reduce)');
