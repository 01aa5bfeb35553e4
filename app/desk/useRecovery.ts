import { useEffect } from 'react';
import { type Desk } from '@/state';
import { recentlyReopened, reopen } from '../device';

/**
 * After a write of unknown outcome nothing more is written until the log has been opened again. That is done
 * at once and by itself, but not over and over: a disk that stays full would start the app anew for ever.
 */
export function useRecovery(desk: Desk | null, openAgain: () => void): void {
  useEffect(() => {
    if (desk === null) return undefined;
    return desk.store.subscribe(({ health }, before) => {
      if (health !== 'read-only' || before.health === 'read-only' || recentlyReopened()) return;
      reopen(openAgain);
    });
  }, [desk, openAgain]);
}
