import { memo } from 'react';
import { type Tap } from '@/state';
import { type Action, Actions } from './Actions';
import { Felt } from './Felt';
import { type Measures } from './measure';
import { Pad } from './Pad';
import { Strip } from './Strip';
import { useTable } from './tableSource';

interface BelowProps {
  readonly measures: Measures;
  readonly open: Action | null;
  /** The counts lie in the place of the cards. */
  readonly isDrawing: boolean;
  readonly isOpposite: boolean;
  readonly isLeftHanded: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onCount: (count: number) => void;
  readonly onAction: (action: Action) => void;
}

/** What never moves: felt, strip, keys, actions. */
export const Below = memo(function Below(props: BelowProps) {
  const { measures: m, open, isDrawing, isOpposite, onTap } = props;
  const armed = useTable((table) => table.armed);
  const drawRow = useTable((table) => table.drawRow);
  const mayUndo = useTable((table) => table.mayUndo);
  return (
    <>
      <Felt width={m.width} height={m.felt} pile={m.pile} unit={m.unit} onTap={onTap} />
      <Strip height={m.strip} pile={m.stripPile} unit={m.unit} isOpposite={isOpposite} onTap={onTap} />
      <Pad
        armed={armed}
        rows={m.keyRows}
        keyHeight={m.key}
        height={m.pad}
        drawRow={isDrawing ? drawRow : null}
        onTap={onTap}
        onCount={props.onCount}
      />
      <Actions
        height={m.actions}
        mayUndo={mayUndo}
        isLeftHanded={props.isLeftHanded}
        open={open}
        onAction={props.onAction}
      />
    </>
  );
});
