import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Result } from '@/base';
import { type TableRegistry } from '@/state';
import { type OpenFailure } from '@/storage';
import { reopen } from '../device';
import { useLanguageSetting } from '../hooks';
import { RegistryContext, ReopenContext } from './RegistryContext';
import { OpeningView, ReopeningCover, TroubleView } from './RegistryViews';
import { useOpenRegistry } from './OpenRegistry';
import { useRecovery } from './useRecovery';

/** Opens what is kept on this device before anything below is drawn, or says why it cannot be opened. */
export function RegistryGate({ children }: { readonly children: ReactNode }) {
  const open = useOpenRegistry();
  const [opened, setOpened] = useState<Result<TableRegistry, OpenFailure> | null>(null);
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
    void reopen(openIt, () => registry?.flushed());
  }, [openIt, registry]);
  useRecovery(registry, openAgain);
  useLanguageSetting(registry);
  if (opened === null) return <OpeningView />;
  if (!opened.ok) return <TroubleView failure={opened.error} onRetry={openIt} />;
  return (
    <ReopenContext.Provider value={openAgain}>
      <RegistryContext.Provider value={opened.value}>{children}</RegistryContext.Provider>
      {isReopening ? <ReopeningCover /> : null}
    </ReopenContext.Provider>
  );
}
