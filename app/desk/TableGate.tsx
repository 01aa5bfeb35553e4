import { type ReactNode, useLayoutEffect } from 'react';
import { type TableDesk } from '@/state';
import { UnsentInputContext } from '../hooks';
import { useTableDesk } from './DeskContext';
import { showRecord } from '../support';
import { OpeningView, UnreadableView } from './DeskViews';
import { useOpenDesk } from './OpenDesk';
import { unsentInputOf } from './unsentInput';

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
  return (
    <UnsentInputContext.Provider value={unsentInputOf(storage, id)}>
      {children(opened.value)}
    </UnsentInputContext.Provider>
  );
}
