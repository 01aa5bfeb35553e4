import { type ReactNode, useEffect } from 'react';
import { type TableDesk } from '@/state';
import { useTableDesk } from './DeskContext';
import { showRecord } from '../support';
import { OpeningView, UnreadableView } from './DeskViews';

interface TableGateProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly children: (table: TableDesk) => ReactNode;
}

/** Reads one table before anything below is drawn, or says why it cannot be read. */
export function TableGate({ id, onBack, children }: TableGateProps) {
  const opened = useTableDesk(id);
  const table = opened?.ok === true ? opened.value : null;
  useEffect(() => {
    if (table !== null) showRecord(table.record);
  }, [table]);
  if (opened === null) return <OpeningView />;
  return opened.ok ? children(opened.value) : <UnreadableView failure={opened.error} onBack={onBack} />;
}
