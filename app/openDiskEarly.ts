import { checkDatabaseAccess, openRegistry } from './boot';
import { startAddress } from './device';

/** Where tables begin; an address elsewhere needs no disk, and no guard before it. */
const TABLES = /^\/(?:$|tables(?:$|\/(?<id>[^/]+)?))/;
/** Longer than a browser takes to say yes; a no takes a second, and is waited for on a screen that says so. */
const PATIENCE_MS = 20;

async function openEarly(id: string | undefined): Promise<void> {
  const registry = await openRegistry();
  if (registry.ok && id !== undefined) await registry.value.open(decodeURIComponent(id));
}

/**
 * Loaded before the screens are. The disk is opened on another thread: asked first, it opens while they are drawn.
 * A table that was asked for by its address is read as soon as it can be.
 */
async function askDisk(): Promise<void> {
  const found = TABLES.exec(startAddress());
  if (found === null) return;
  // What fails here fails again, and is told, where somebody waits for it.
  openEarly(found.groups?.id).catch(() => undefined);
  await Promise.race([checkDatabaseAccess(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** The disk has been asked, or need not be: now the screens. */
export const diskOpeningStarted: Promise<void> = askDisk();
