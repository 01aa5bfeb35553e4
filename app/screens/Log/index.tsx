import { type TableSession } from '@/state';
import { TableGate } from '../../registry';
import { LogView } from './LogView';
import { useLogPaneProps } from './useLogPaneProps';

interface LogScreenProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpenFlag: (flag: string) => void;
}

/** The log of one table, by the id in the address. */
export function LogScreen({ id, onBack, onOpenFlag }: LogScreenProps) {
  return (
    <TableGate id={id} onBack={onBack}>
      {(table) => <OpenLog table={table} onBack={onBack} onOpenFlag={onOpenFlag} />}
    </TableGate>
  );
}

interface OpenLogProps extends Omit<LogScreenProps, 'id'> {
  readonly table: TableSession;
}

function OpenLog({ table, onBack, onOpenFlag }: OpenLogProps) {
  return <LogView {...useLogPaneProps(table, onOpenFlag)} onBack={onBack} />;
}
