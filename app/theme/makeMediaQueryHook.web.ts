import { useSyncExternalStore } from 'react';

/** A hook that tells whether the browser meets a condition, and hears when that changes. It is asked once, not at every drawing. */
export function makeMediaQueryHook(query: string): () => boolean {
  let media: MediaQueryList | undefined;
  const asked = (): MediaQueryList => (media ??= window.matchMedia(query));
  const listen = (changed: () => void): (() => void) => {
    asked().addEventListener('change', changed);
    return () => asked().removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(listen, () => asked().matches);
}
