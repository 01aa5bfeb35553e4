import { type ComponentProps, memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { useWords } from '../../../hooks';
import { defineStyles, useStyles } from '../../../theme';
import { LAYOUT_EDGE_MARGIN, LAYOUT_GAP, MAX_PILE_GAP, type Size } from '../layout/computeTableLayout';
import { useTableViewPart } from '../model/tableSource';
import { ActivePlayerLine } from './ActivePlayerLine';
import { OutOfTurnBanner } from './OutOfTurnBanner';
import { PlayerPiles } from './PlayerPiles';

interface ActivePlayerPanelProps {
  readonly width: number;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** The player who acts now, in full size: name, counts and piles. */
export const ActivePlayerPanel = memo(function ActivePlayerPanel({
  width,
  height,
  pile,
  unit,
  isOpposite,
  onTap,
}: ActivePlayerPanelProps) {
  const styles = useStyles(makeStyles);
  const { parts } = useWords().keyboard;
  const edge = unit < 1 ? LAYOUT_GAP : LAYOUT_EDGE_MARGIN;
  const isGuest = useTableViewPart(({ strip }) => strip.guest !== null);
  const line = { width: width - 2 * edge, height: height - pile.height - 2, unit, onTap };
  return (
    <View role="group" aria-label={parts.strip} style={[styles.panel, { height, paddingHorizontal: edge }]}>
      {isGuest ? <OutOfTurnBanner {...line} edge={edge} /> : <ActivePlayerLine {...line} />}
      <ActivePlayerPiles
        size="large"
        box={pile}
        gap={2}
        most={5 * pile.width + 4 * MAX_PILE_GAP * Math.max(1, unit)}
        isOpposite={isOpposite}
        onTap={onTap}
      />
    </View>
  );
});

function ActivePlayerPiles(props: Omit<ComponentProps<typeof PlayerPiles>, 'seat' | 'stock' | 'discards'>) {
  const { seat, stock, discards } = useTableViewPart(({ strip }) => strip);
  return <PlayerPiles {...props} seat={seat} stock={stock} discards={discards} />;
}

const makeStyles = defineStyles((palette) => ({ panel: { backgroundColor: palette.card } }));
