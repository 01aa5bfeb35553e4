import { type ComponentProps, memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { useWords } from '../../../hooks';
import { defineStyles, useStyles } from '../../../theme';
import { gapBetweenBuildingPiles, buildingPileWidth, type Size } from '../layout/computeTableLayout';
import { useTableViewPart } from '../model/tableSource';
import { BuildingPile } from './BuildingPile';

interface BuildingPilesProps {
  readonly width: number;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

/** The building piles, each with the number it needs next. */
export const BuildingPiles = memo(function BuildingPiles({ width, height, pile, unit, onTap }: BuildingPilesProps) {
  const styles = useStyles(makeStyles);
  const label = useWords().table.pile.felt;
  const count = useTableViewPart(({ building }) => building.length);
  return (
    <View role="group" aria-label={label} style={[styles.row, { height, gap: gapBetweenBuildingPiles(unit) }]}>
      {Array.from({ length: count }, (_, index) => (
        <ConnectedPile
          key={index}
          index={index}
          width={buildingPileWidth({ width, unit, pile }, count)}
          height={pile.height}
          onTap={onTap}
        />
      ))}
    </View>
  );
});

function ConnectedPile(props: Omit<ComponentProps<typeof BuildingPile>, 'pile'>) {
  const pile = useTableViewPart(({ building }) => building[props.index]);
  return pile === undefined ? null : <BuildingPile {...props} pile={pile} />;
}

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.felt,
  },
}));
