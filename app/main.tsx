import { registerRootComponent } from 'expo';
import { useEffect, useState } from 'react';
import { App } from './App';
import { checkDatabaseAccess, openRegistry } from './boot';
import { startAddress } from './device';
import { preloadLaterScreens } from './navigation';
import { startOfflineWhenIdle } from './offline/startOffline';
import { untilNoUpdateIsPending } from './offline/untilNoUpdateIsPending';
import { addressNeedsDatabase, tableIdInAddress } from './tablesAddress';

/** Longer than a browser takes to say yes; a no takes a second, and is waited for on a screen that says so. */
const ACCESS_TIMEOUT_MS = 20;

/** Opens the log, and reads the table in the address, before any screen asks for them. */
async function openEarly(address: string): Promise<void> {
  const registry = await openRegistry();
  const id = tableIdInAddress(address);
  if (registry.ok && id !== undefined) await registry.value.open(id);
}

/** Resolves when it is known whether this tab may open the database, or need not be. */
async function askForDatabase(address: string): Promise<void> {
  if (!addressNeedsDatabase(address)) return;
  // What fails here fails again, and is reported, where somebody waits for it.
  openEarly(address).catch(() => undefined);
  await Promise.race([checkDatabaseAccess(), new Promise((resolve) => setTimeout(resolve, ACCESS_TIMEOUT_MS))]);
}

const mayDraw: Promise<unknown> = Promise.all([askForDatabase(startAddress()), untilNoUpdateIsPending()]);

function Root() {
  const [isTime, setTime] = useState(false);
  useEffect(() => void mayDraw.then(() => setTime(true)), []);
  useEffect(() => {
    if (!isTime) return;
    preloadLaterScreens();
    startOfflineWhenIdle();
  }, [isTime]);
  return isTime ? <App openRegistry={openRegistry} /> : null;
}

registerRootComponent(Root);
