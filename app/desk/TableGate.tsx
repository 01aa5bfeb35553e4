import { type ReactNode, useLayoutEffect } from 'react';
import { type TableDesk } from '@/state';
import { UntoldContext } from '../hooks';
import { useTableDesk } from './DeskContext';
import { showRecord } from '../support';
import { OpeningView, UnreadableView } from './DeskViews';
import { useOpenDesk } from './OpenDesk';
import { shelfOf } from './shelves';

interface TableGateProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly children: (table: TableDesk) => ReactNode;
}

/** Reads one table before anything below is drawn, or says why it cannot be read. */
export function TableGate({ id, onBack, children }: TableGateProps) {
  const storage = useOpenDesk();
  const opened = useTableDesk(id);
  const table = opened?.ok === true ? opened.value : null;
  useLayoutEffect(() => {
    if (table !== null) showRecord(table.record);
  }, [table]);
  if (opened === null) return <OpeningView />;
  if (!opened.ok) return <UnreadableView failure={opened.error} onBack={onBack} />;
  return <UntoldContext.Provider value={shelfOf(storage, id)}>{children(opened.value)}</UntoldContext.Provider>;
}
