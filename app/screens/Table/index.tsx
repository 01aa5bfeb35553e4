import { TableGate } from '../../registry';
import { OpenTable, type OpenTableProps } from './OpenTable';

type TableScreenProps = Omit<OpenTableProps, 'table'> & { readonly id: string };

/** A table in play, read from the disk first. */
export function TableScreen({ id, ...places }: TableScreenProps) {
  return (
    <TableGate id={id} onBack={places.onBack}>
      {(table) => <OpenTable table={table} {...places} />}
    </TableGate>
  );
}
