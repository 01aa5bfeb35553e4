import { memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { useWords } from '../../hooks';
import { type Palette, useStyles } from '../../theme';
import { BuildingPile } from './BuildingPile';
import { EDGE, type Size } from './measure';
import { type BuildingData } from './tableData';

interface FeltProps {
  readonly building: readonly BuildingData[];
  readonly width: number;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

/** Where the eye belongs: the building piles, each with the number it needs next. */
export const Felt = memo(function Felt({ building, width, height, pile, unit, onTap }: FeltProps) {
  const styles = useStyles(makeStyles);
  const { felt } = useWords().table.pile;
  const count = building.length;
  const between = EDGE * Math.min(1, unit);
  const fits = Math.floor((width - 2 * between - (count - 1) * between) / count);
  return (
    <View role="group" aria-label={felt} style={[styles.felt, { height, gap: between }]}>
      {building.map((one, index) => (
        <BuildingPile
          key={index}
          index={index}
          pile={one}
          width={Math.min(pile.width, fits)}
          height={pile.height}
          onTap={onTap}
        />
      ))}
    </View>
  );
});

const makeStyles = (palette: Palette) => ({
  felt: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    backgroundColor: palette.felt,
  },
});
