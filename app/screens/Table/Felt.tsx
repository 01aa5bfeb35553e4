import { type ComponentProps, memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { useWords } from '../../hooks';
import { type Palette, useStyles } from '../../theme';
import { BuildingPile } from './BuildingPile';
import { EDGE, type Size } from './measure';
import { useTable } from './tableSource';

interface FeltProps {
  readonly width: number;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

/** Where the eye belongs: the building piles, each with the number it needs next. */
export const Felt = memo(function Felt({ width, height, pile, unit, onTap }: FeltProps) {
  const styles = useStyles(makeStyles);
  const { felt } = useWords().table.pile;
  const count = useTable(({ building }) => building.length);
  const between = EDGE * Math.min(1, unit);
  const fits = Math.floor((width - 2 * between - (count - 1) * between) / count);
  return (
    <View role="group" aria-label={felt} style={[styles.felt, { height, gap: between }]}>
      {Array.from({ length: count }, (_, index) => (
        <FeltPile key={index} index={index} width={Math.min(pile.width, fits)} height={pile.height} onTap={onTap} />
      ))}
    </View>
  );
});

function FeltPile(props: Omit<ComponentProps<typeof BuildingPile>, 'pile'>) {
  const pile = useTable(({ building }) => building[props.index]);
  return pile === undefined ? null : <BuildingPile {...props} pile={pile} />;
}

const makeStyles = (palette: Palette) => ({
  felt: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    backgroundColor: palette.felt,
  },
});
