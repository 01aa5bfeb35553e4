import { useEffect } from 'react';
import { type TableRegistry } from '@/state';
import { wasRecentlyReopened } from '../device';

/**
 * After a write of unknown outcome the log accepts no write until it is opened again. This hook reopens it at once,
 * but only if it did not do so a moment ago: with a full disk the app would otherwise restart for ever. In that case
 * the screens offer a button that reopens it.
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
