import { startDatabaseEarly } from '@/storage/expo/early';
import { addressNeedsDatabase } from './tablesAddress';
import { startAddress } from './device/startAddress';

/** Longer than a browser takes to say yes; a no takes a second, and is waited for on a screen that says so. */
const ACCESS_TIMEOUT_MS = 20;

/**
 * Resolves when the worker of the database was started, or when that takes longer than it should or is not needed.
 * What fails here fails again, and is reported, where somebody waits for it.
 */
export const earlyDatabaseStartSettled: Promise<void> = addressNeedsDatabase(startAddress())
  ? Promise.race([
      startDatabaseEarly().catch(() => undefined),
      new Promise<void>((resolve) => setTimeout(resolve, ACCESS_TIMEOUT_MS)),
    ])
  : Promise.resolve();
