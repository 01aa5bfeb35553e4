import { useSyncExternalStore } from 'react';

const query = '(prefers-contrast: more), (forced-colors: active)';

const listen = (changed: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the browser was asked for stronger contrast. */
export const useStrongContrast = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(query).matches);
