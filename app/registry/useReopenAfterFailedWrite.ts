import { useEffect } from 'react';
import { type TableRegistry } from '@/state';
import { wasRecentlyReopened } from '../device';

/**
 * After a write of unknown outcome nothing more is written until the log has been opened again. That is done
 * at once and by itself, but not over and over: a disk that stays full would start the app anew for ever. Then
 * the screens offer it.
 */
export function useReopenAfterFailedWrite(registry: TableRegistry | null, openAgain: () => void): void {
  useEffect(() => {
    if (registry === null) return undefined;
    const look = (health: string): void => {
      if (health === 'read-only' && !wasRecentlyReopened()) openAgain();
    };
    look(registry.store.getState().health);
    return registry.store.subscribe(({ health }, before) => (health === before.health ? undefined : look(health)));
  }, [registry, openAgain]);
}
