import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const listen = (changed: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the browser was asked for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(query).matches);
