import { checkDatabaseAccess, openRegistry } from './boot';
import { startAddress } from './device';

/** Addresses that need tables. Other addresses need neither the disk nor the wait for it. */
const TABLES = /^\/(?:$|tables(?:$|\/(?<id>[^/]+)?))/;
/**
 * Milliseconds to wait for the disk: longer than a browser takes to grant it. A refusal takes about a second; a screen
 * with a message waits for it.
 */
const PATIENCE_MS = 20;

async function openEarly(id: string | undefined): Promise<void> {
  const registry = await openRegistry();
  if (registry.ok && id !== undefined) await registry.value.open(decodeURIComponent(id));
}

/**
 * Loaded before the screens. The disk is opened on another thread, so starting it first lets it open while the screens
 * render. If the address names a table, that table is read as soon as the disk is open.
 */
async function askDisk(): Promise<void> {
  const found = TABLES.exec(startAddress());
  if (found === null) return;
  // A failure here is ignored: the registry gate tries again and reports it.
  openEarly(found.groups?.id).catch(() => undefined);
  await Promise.race([checkDatabaseAccess(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** The disk is being opened or is not needed: load the screens. */
export const diskOpeningStarted: Promise<void> = askDisk();
