import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type Result } from '@/base';
import { type Desk } from '@/state';
import { type OpenFailure } from '@/storage';
import { reopen } from '../device';
import { DeskContext, ReopenContext } from './DeskContext';
import { OpeningView, TroubleView } from './DeskViews';
import { useOpenDesk } from './OpenDesk';
import { useRecovery } from './useRecovery';

/** Opens what is kept on this device before anything below is drawn, or says why it cannot be opened. */
export function DeskGate({ children }: { readonly children: ReactNode }) {
  const open = useOpenDesk();
  const [opened, setOpened] = useState<Result<Desk, OpenFailure> | null>(null);
  const openIt = useCallback(() => void open().then(setOpened), [open]);
  useEffect(openIt, [openIt]);
  const desk = opened?.ok === true ? opened.value : null;
  const openAgain = useCallback(() => void reopen(openIt, () => desk?.flushed()), [openIt, desk]);
  useRecovery(desk, openAgain);
  if (opened === null) return <OpeningView />;
  if (!opened.ok) return <TroubleView failure={opened.error} onRetry={openIt} />;
  return (
    <ReopenContext.Provider value={openAgain}>
      <DeskContext.Provider value={opened.value}>{children}</DeskContext.Provider>
    </ReopenContext.Provider>
  );
}
