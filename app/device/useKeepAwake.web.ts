import { useEffect } from 'react';

/**
 * The browser releases the wake lock whenever the page is hidden, so it is requested again when the page is visible.
 */
export function useKeepAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isHere = true;
    const hold = (): void => {
      if (document.visibilityState !== 'visible' || navigator.wakeLock === undefined) return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          lock = given;
          if (!isHere) void given.release();
        },
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
