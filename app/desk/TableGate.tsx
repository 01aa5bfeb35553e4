import { type ReactNode, useEffect } from 'react';
import { type TableDesk } from '@/state';
import { UntoldContext } from '../hooks';
import { useDesk, useTableDesk } from './DeskContext';
import { showRecord } from '../support';
import { OpeningView, UnreadableView } from './DeskViews';
import { shelfOf } from './shelves';

interface TableGateProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly children: (table: TableDesk) => ReactNode;
}

/** Reads one table before anything below is drawn, or says why it cannot be read. */
export function TableGate({ id, onBack, children }: TableGateProps) {
  const desk = useDesk();
  const opened = useTableDesk(id);
  const table = opened?.ok === true ? opened.value : null;
  useEffect(() => {
    if (table !== null) showRecord(table.record);
  }, [table]);
  if (opened === null) return <OpeningView />;
  if (!opened.ok) return <UnreadableView failure={opened.error} onBack={onBack} />;
  return <UntoldContext.Provider value={shelfOf(desk, id)}>{children(opened.value)}</UntoldContext.Provider>;
}
