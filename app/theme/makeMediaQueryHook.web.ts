import { useSyncExternalStore } from 'react';

/** Makes a hook that returns whether a media query matches and rerenders on changes. The query is made once. */
export function makeMediaQueryHook(query: string): () => boolean {
  let media: MediaQueryList | undefined;
  const asked = (): MediaQueryList => (media ??= window.matchMedia(query));
  const listen = (changed: () => void): (() => void) => {
    asked().addEventListener('change', changed);
    return () => asked().removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(listen, () => asked().matches);
}
