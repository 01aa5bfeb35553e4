import { memo, type ReactNode } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { Lately } from './Lately';
import { EDGE, GAP, type Measures } from './measure';
import { Seats } from './Seats';

interface SeatsAreaProps {
  readonly measures: Measures;
  readonly fontScale: number;
  readonly isOpposite: boolean;
  /** Lies over the seats. */
  readonly over: ReactNode;
  /** How far that may reach above them, and below. */
  readonly above: number;
  readonly below: number;
  /** Has a place of its own: beside the seats of a tablet, below them in a column. */
  readonly beside: ReactNode;
  readonly onTap: (tap: Tap) => void;
}

/** Everybody else, and what may lie over them: never over what is below the slot. The seats around it stay in reach. */
export const SeatsArea = memo(function SeatsArea(props: SeatsAreaProps) {
  const { measures: m, isOpposite, over, above, below, beside, onTap } = props;
  const width = m.mode === 'wide' ? m.left : m.mode === 'tall' ? Math.round(m.width / 2) : m.width;
  const isColumn = m.mode === 'wide';
  return (
    <View style={[isColumn ? styles.column : [styles.row, { height: m.seats }], below > 0 && styles.onTop]}>
      <View style={isColumn ? styles.asNeeded : { width }}>
        <Seats
          width={width}
          opponent={m.opponent}
          line={m.nameLine}
          partnerHeight={m.partner}
          gap={m.seatGap}
          isAtTop={isColumn}
          isOpposite={isOpposite}
          onTap={onTap}
        />
      </View>
      {isColumn ? <Lately fontScale={props.fontScale} /> : null}
      {beside === null ? null : <View style={isColumn ? styles.foot : styles.beside}>{beside}</View>}
      {over === null ? null : <View style={[styles.over, { top: -above, bottom: -below }]}>{over}</View>}
    </View>
  );
});

const styles = {
  row: { flexDirection: 'row' },
  column: { flex: 1 },
  onTop: { zIndex: 1 },
  /** No higher than its seats; lower where there is less, and then they scroll. */
  asNeeded: { flexShrink: 1, minHeight: 0 },
  beside: { flex: 1, minWidth: 0, paddingRight: EDGE, paddingBottom: GAP, gap: GAP, justifyContent: 'flex-end' },
  /** The seats above it keep their place; what it covers of them scrolls. */
  foot: { maxHeight: '62%', paddingHorizontal: EDGE, paddingVertical: GAP, gap: GAP },
  over: {
    position: 'absolute',
    left: 0,
    right: 0,
    paddingHorizontal: EDGE,
    paddingBottom: GAP,
    justifyContent: 'flex-end',
    pointerEvents: 'box-none',
  },
} as const;
