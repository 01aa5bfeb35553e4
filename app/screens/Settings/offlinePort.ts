import { type ComponentType } from 'react';
import { checkOfflineStart, OfflineSection, type OfflineStartCheck } from '../../offline';

/** What the settings need of the part of the app that starts it without a server; tests hand in another one, or none. */
export interface OfflinePort {
  /** Version, whether it is ready offline, and the update that waits. */
  readonly Section: ComponentType;
  /** Proves that a start would find every file on this device. */
  readonly checkStart: () => Promise<OfflineStartCheck>;
}

export const offlinePort: OfflinePort = { Section: OfflineSection, checkStart: checkOfflineStart };
