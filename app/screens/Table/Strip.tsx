import { type ComponentProps, memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { type Palette, useStyles } from '../../theme';
import { EDGE, MOST_BETWEEN, type Size } from './measure';
import { Piles } from './Piles';
import { StripLine } from './StripLine';
import { useTable } from './tableSource';

interface StripProps {
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** Whoever acts, full size. */
export const Strip = memo(function Strip({ height, pile, unit, isOpposite, onTap }: StripProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.strip, { height, paddingHorizontal: unit < 1 ? 4 : EDGE }]}>
      <StripLine height={height - pile.height - 2} unit={unit} onTap={onTap} />
      <StripPiles
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

function StripPiles(props: Omit<ComponentProps<typeof Piles>, 'seat' | 'stock' | 'discards'>) {
  const { seat, stock, discards } = useTable(({ strip }) => strip);
  return <Piles {...props} seat={seat} stock={stock} discards={discards} />;
}

const makeStyles = (palette: Palette) => ({ strip: { backgroundColor: palette.card } });
