import { memo } from 'react';
import { type Card } from '@/engine';
import { type Tap } from '@/state';
import { type Action, Actions } from './Actions';
import { Felt } from './Felt';
import { type Measures } from './measure';
import { Pad } from './Pad';
import { Strip } from './Strip';
import { type BuildingData, type DrawRowData, type StripData } from './tableData';

interface BelowProps {
  readonly measures: Measures;
  readonly building: readonly BuildingData[];
  readonly strip: StripData;
  readonly armed: Card | null;
  readonly drawRow: DrawRowData | null;
  readonly mayUndo: boolean;
  readonly open: Action | null;
  readonly isOpposite: boolean;
  readonly isLeftHanded: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onCount: (count: number) => void;
  readonly onAction: (action: Action) => void;
}

/** What never moves: felt, strip, keys, actions. */
export const Below = memo(function Below(props: BelowProps) {
  const { measures: m, building, strip, armed, drawRow, isOpposite, onTap } = props;
  return (
    <>
      <Felt building={building} width={m.width} height={m.felt} pile={m.pile} unit={m.unit} onTap={onTap} />
      <Strip strip={strip} height={m.strip} pile={m.stripPile} unit={m.unit} isOpposite={isOpposite} onTap={onTap} />
      <Pad
        armed={armed}
        rows={m.keyRows}
        keyHeight={m.key}
        height={m.pad}
        drawRow={drawRow}
        onTap={onTap}
        onCount={props.onCount}
      />
      <Actions
        height={m.actions}
        mayUndo={props.mayUndo}
        isLeftHanded={props.isLeftHanded}
        open={props.open}
        onAction={props.onAction}
      />
    </>
  );
});
