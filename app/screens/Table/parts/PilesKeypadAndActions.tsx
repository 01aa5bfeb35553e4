import { memo } from 'react';
import { type Tap } from '@/state';
import { ActionRow, type TableActionName } from './ActionRow';
import { BuildingPiles } from './BuildingPiles';
import { type TableLayout } from '../layout/computeTableLayout';
import { TableKeypad } from './TableKeypad';
import { ActivePlayerPanel } from './ActivePlayerPanel';
import { useTableViewPart } from '../model/tableSource';

interface PilesKeypadAndActionsProps {
  readonly measures: TableLayout;
  readonly open: TableActionName | null;
  /** The keys for a count replace the keys for cards. */
  readonly isDrawing: boolean;
  /** A 1 was typed on a keyboard, and waits for a second figure. */
  readonly isOneTyped: boolean;
  readonly isOpposite: boolean;
  readonly isLeftHanded: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onCount: (count: number) => void;
  readonly onAction: (action: TableActionName) => void;
}

/** The part that never moves while cards do: building piles, active player, keypad, action row. */
export const PilesKeypadAndActions = memo(function PilesKeypadAndActions(props: PilesKeypadAndActionsProps) {
  const { measures: m, open, isDrawing, isOpposite, onTap } = props;
  const armed = useTableViewPart((table) => table.armed);
  const drawRow = useTableViewPart((table) => table.drawRow);
  const mayUndo = useTableViewPart((table) => table.mayUndo);
  return (
    <>
      <BuildingPiles width={m.width} height={m.felt} pile={m.pile} unit={m.unit} onTap={onTap} />
      <ActivePlayerPanel
        width={m.width}
        height={m.strip}
        pile={m.stripPile}
        unit={m.unit}
        isOpposite={isOpposite}
        onTap={onTap}
      />
      <TableKeypad
        armed={armed ?? (props.isOneTyped ? 1 : null)}
        rows={m.keyRows}
        keyHeight={m.key}
        width={m.width}
        height={m.pad}
        drawRow={isDrawing ? drawRow : null}
        onTap={onTap}
        onCount={props.onCount}
      />
      <ActionRow
        height={m.actions}
        mayUndo={mayUndo}
        isLeftHanded={props.isLeftHanded}
        open={open}
        onAction={props.onAction}
      />
    </>
  );
});
