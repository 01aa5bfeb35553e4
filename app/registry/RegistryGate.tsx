import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Result } from '@/base';
import { type TableRegistry } from '@/state';
import { type OpenFailure } from '@/storage';
import { reopenStorage } from '../device';
import { useApplyLanguageSetting } from '../hooks';
import { RegistryContext, ReopenRegistryContext } from './RegistryContext';
import { RegistryOpeningView, ReopeningCover, RegistryFailureView } from './RegistryViews';
import { useRegistryOpener } from './RegistryOpener';
import { useReopenAfterFailedWrite } from './useReopenAfterFailedWrite';

interface Opening {
  /** Null while it is being opened. */
  readonly opened: Result<TableRegistry, OpenFailure> | null;
  readonly onRetry: () => void;
}

const OpeningContext = createContext<Opening>({ opened: null, onRetry: () => undefined });

/** Opens the registry. Its children render meanwhile, except those inside `WhenOpened`. */
export function RegistryProvider({ children }: { readonly children: ReactNode }) {
  const open = useRegistryOpener();
  const [opened, setOpened] = useState<Opening['opened']>(null);
  const [isReopening, setReopening] = useState(false);
  const openIt = useCallback(() => {
    void open().then((result) => {
      setOpened(result);
      setReopening(false);
    });
  }, [open]);
  useEffect(openIt, [openIt]);
  const registry = opened?.ok === true ? opened.value : null;
  const openAgain = useCallback(() => {
    setReopening(true);
    void reopenStorage(openIt, () => registry?.flushed());
  }, [openIt, registry]);
  useReopenAfterFailedWrite(registry, openAgain);
  useApplyLanguageSetting(registry);
  const opening = useMemo(() => ({ opened, onRetry: openIt }), [opened, openIt]);
  return (
    <OpeningContext.Provider value={opening}>
      <ReopenRegistryContext.Provider value={openAgain}>
        <RegistryContext.Provider value={registry}>{children}</RegistryContext.Provider>
        {isReopening ? <ReopeningCover /> : null}
      </ReopenRegistryContext.Provider>
    </OpeningContext.Provider>
  );
}

interface WhenOpenedProps {
  /** Another screen covers this one and reports how the opening went; reporting it here would show it twice. */
  readonly isCovered?: boolean;
  readonly children: ReactNode;
}

/** Renders its children once the registry is open; until then, or if opening failed, shows a message. */
export function WhenRegistryOpen({ isCovered = false, children }: WhenOpenedProps) {
  const { opened, onRetry } = useContext(OpeningContext);
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
