import { memo } from 'react';
import { View } from 'react-native';
import { type Card } from '@/engine';
import { type Tap } from '@/state';
import { Keypad } from '../../components';
import { useStable } from '../../hooks';
import { type Palette, useStyles } from '../../theme';
import { DrawRow } from './DrawRow';
import { GAP } from './measure';
import { type DrawRowData } from './tableData';

interface PadProps {
  readonly armed: Card | null;
  readonly rows: 3 | 2;
  readonly keyHeight: number;
  readonly height: number;
  /** Given while the referee tells how many were drawn: the counts take the place of the cards. */
  readonly drawRow: DrawRowData | null;
  readonly onTap: (tap: Tap) => void;
  readonly onCount: (count: number) => void;
}

/** The keys, always in the same place. A tap elsewhere leaves them undisturbed. */
export const Pad = memo(function Pad({ armed, rows, keyHeight, height, drawRow, onTap, onCount }: PadProps) {
  const styles = useStyles(makeStyles);
  const key = useStable((card: Card) => onTap({ on: 'key', card }));
  const clear = useStable(() => onTap({ on: 'clear' }));
  return (
    <View style={[styles.pad, { minHeight: height }]}>
      {drawRow === null ? (
        <Keypad armed={armed} rows={rows} keyHeight={keyHeight} onKey={key} onClear={clear} hasUnseen />
      ) : (
        <DrawRow row={drawRow} height={height - 2 * GAP} onCount={onCount} />
      )}
    </View>
  );
});

const makeStyles = (palette: Palette) => ({
  /** What is left of the height lies under the keys. */
  pad: { flex: 1, backgroundColor: palette.sunken, padding: GAP },
});
