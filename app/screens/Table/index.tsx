import { TableGate } from '../../desk';
import { LiveTable, type LiveTableProps } from './LiveTable';

type TableScreenProps = Omit<LiveTableProps, 'table'> & { readonly id: string };

/** A table in play, read from the disk first. */
export function TableScreen({ id, ...places }: TableScreenProps) {
  return (
    <TableGate id={id} onBack={places.onBack}>
      {(table) => <LiveTable table={table} {...places} />}
    </TableGate>
  );
}
