import { memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { type Palette, useStyles } from '../../theme';
import { EDGE, MOST_BETWEEN, type Size } from './measure';
import { Piles } from './Piles';
import { StripLine } from './StripLine';
import { type StripData } from './tableData';

interface StripProps {
  readonly strip: StripData;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** Whoever acts, full size. */
export const Strip = memo(function Strip({ strip, height, pile, unit, isOpposite, onTap }: StripProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.strip, { height, paddingHorizontal: unit < 1 ? 4 : EDGE }]}>
      <StripLine strip={strip} height={height - pile.height - 2} unit={unit} onTap={onTap} />
      <Piles
        seat={strip.seat}
        stock={strip.stock}
        discards={strip.discards}
        size="large"
        box={pile}
        gap={2}
        most={5 * pile.width + 4 * MOST_BETWEEN * Math.max(1, unit)}
        isOpposite={isOpposite}
        onTap={onTap}
      />
    </View>
  );
});

const makeStyles = (palette: Palette) => ({ strip: { backgroundColor: palette.card } });
