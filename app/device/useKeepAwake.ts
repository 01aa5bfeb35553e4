import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'table';

/** Keeps the screen awake while the calling component is mounted. */
export function useKeepAwake(): void {
  useEffect(() => {
    void activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => void deactivateKeepAwake(TAG).catch(() => undefined);
  }, []);
}
