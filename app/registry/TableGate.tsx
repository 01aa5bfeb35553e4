import { type ReactNode, useLayoutEffect } from 'react';
import { selectLocalRules, type TableSession } from '@/state';
import { KeptLocalRulesContext, UnsentInputStoreContext } from '../hooks';
import { useRegistryState, useTableSession } from './RegistryContext';
import { exposeRecordForSupport } from '../support';
import { RegistryOpeningView, UnreadableTableView } from './RegistryViews';
import { useOpenRegistryFunction } from './RegistryOpenerProvider';
import { unsentInputOf } from './unsentInput';

interface TableGateProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly children: (table: TableSession) => ReactNode;
}

/** Reads one table before it renders its children; if the table cannot be read, shows why. */
export function TableGate({ id, onBack, children }: TableGateProps) {
  const storage = useOpenRegistryFunction();
  const opened = useTableSession(id);
  const kept = useRegistryState(({ settings }) => selectLocalRules(settings));
  const table = opened?.ok === true ? opened.value : null;
  useLayoutEffect(() => {
    if (table !== null) exposeRecordForSupport(table.record);
  }, [table]);
  if (opened === null) return <RegistryOpeningView />;
  if (!opened.ok) return <UnreadableTableView failure={opened.error} onBack={onBack} />;
  return (
    <UnsentInputStoreContext.Provider value={unsentInputOf(storage, id)}>
      <KeptLocalRulesContext.Provider value={kept}>{children(opened.value)}</KeptLocalRulesContext.Provider>
    </UnsentInputStoreContext.Provider>
  );
}
