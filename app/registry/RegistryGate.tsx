import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Result } from '@/base';
import { type TableRegistry } from '@/state';
import { type OpenFailure } from '@/storage';
import { reopenStorage } from '../device';
import { useApplyDeviceSettings, useApplyLanguageSetting } from '../hooks';
import { reloadGuards } from '../offline/windowGuards';
import { RegistryContext, ReopenRegistryContext } from './RegistryContext';
import { RegistryOpeningView, ReopeningCover, RegistryFailureView } from './RegistryViews';
import { useOpenRegistryFunction } from './RegistryOpenerProvider';
import { hasUnsentInput } from './unsentInput';
import { useReopenAfterFailedWrite } from './useReopenAfterFailedWrite';

interface Opening {
  /** Null while it is being opened, and until a screen needs it. */
  readonly opened: Result<TableRegistry, OpenFailure> | null;
  readonly onNeeded: () => void;
  readonly onRetry: () => void;
}

const OpeningContext = createContext<Opening>({
  opened: null,
  onNeeded: () => undefined,
  onRetry: () => undefined,
});

/**
 * The one registry of the app. It is opened when a `WhenRegistryOpen` below is first mounted: whoever only looks up a
 * ruling needs no database, and must not take it from another tab.
 */
export function RegistryProvider({ children }: { readonly children: ReactNode }) {
  const open = useOpenRegistryFunction();
  const [opened, setOpened] = useState<Opening['opened']>(null);
  const [isReopening, setReopening] = useState(false);
  const openIt = useCallback(() => {
    void open().then((result) => {
      setOpened(result);
      setReopening(false);
    });
  }, [open]);
  const openedBy = useRef<typeof open | null>(null);
  const onNeeded = useCallback(() => {
    if (openedBy.current === open) return;
    openedBy.current = open;
    openIt();
  }, [open, openIt]);
  const registry = opened?.ok === true ? opened.value : null;
  const openAgain = useCallback(() => {
    setReopening(true);
    void reopenStorage(openIt, () => registry?.flushed());
  }, [openIt, registry]);
  useReopenAfterFailedWrite(registry, openAgain);
  useApplyLanguageSetting(registry);
  useApplyDeviceSettings(registry);
  // A newer version of the app must not reload the page while that would lose something.
  useEffect(() => {
    if (registry === null) return undefined;
    const hasUnsaved = (): boolean => registry.hasUnsaved() || hasUnsentInput(open);
    const guard = { hasUnsaved, flushed: registry.flushed };
    reloadGuards.add(guard);
    return () => void reloadGuards.delete(guard);
  }, [registry, open]);
  const opening = useMemo(() => ({ opened, onNeeded, onRetry: openIt }), [opened, onNeeded, openIt]);
  return (
    <OpeningContext.Provider value={opening}>
      <ReopenRegistryContext.Provider value={openAgain}>
        <RegistryContext.Provider value={registry}>{children}</RegistryContext.Provider>
        {isReopening ? <ReopeningCover /> : null}
      </ReopenRegistryContext.Provider>
    </OpeningContext.Provider>
  );
}

/**
 * For a screen that needs no database in order to be read, but can show more with one: the registry if it is open, and a
 * way to open it. Null: it is not open, or is being opened.
 */
export function useRegistryOnDemand(): {
  readonly opened: Opening['opened'];
  readonly open: () => Promise<Result<TableRegistry, OpenFailure>>;
} {
  const { opened, onNeeded } = useContext(OpeningContext);
  const openIt = useOpenRegistryFunction();
  const open = useCallback(() => {
    onNeeded();
    return openIt();
  }, [onNeeded, openIt]);
  return { opened, open };
}

interface WhenOpenedProps {
  /** Another screen covers this one and reports how the opening went; reporting it here would show it twice. */
  readonly isCovered?: boolean;
  readonly children: ReactNode;
}

/** Renders its children once the registry is open; until then, or if opening failed, shows a message. */
export function WhenRegistryOpen({ isCovered = false, children }: WhenOpenedProps) {
  const { opened, onNeeded, onRetry } = useContext(OpeningContext);
  useEffect(onNeeded, [onNeeded]);
  if (isCovered && opened?.ok !== true) return null;
  if (opened === null) return <RegistryOpeningView />;
  return opened.ok ? children : <RegistryFailureView failure={opened.error} onRetry={onRetry} />;
}

/** Opens the registry before it renders its children; if opening fails, shows why. */
export const RegistryGate = ({ children }: { readonly children: ReactNode }) => (
  <RegistryProvider>
    <WhenRegistryOpen>{children}</WhenRegistryOpen>
  </RegistryProvider>
);
