import { View } from 'react-native';
import { type Seat } from '@/engine';
import { AppText, CardFace, GuardedPressable, SeatBadge } from '../../components';
import { useIsCramped } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type SeatTileData } from './makeDealData';

interface SeatCellsProps {
  readonly cells: readonly SeatTileData[];
  readonly size: 'medium' | 'large';
  readonly onTouch: (seat: Seat) => void;
}

/** The seats as they sit, each with the card that lies before it. To touch one is to answer, or to correct. */
export function SeatTiles({ cells, size, onTouch }: SeatCellsProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <View style={styles.seats}>
      {cells.map((cell) => (
        <View key={cell.seat} style={isCramped ? styles.one : styles.half}>
          <Cell cell={cell} size={size} onTouch={onTouch} />
        </View>
      ))}
    </View>
  );
}

interface CellProps extends Omit<SeatCellsProps, 'cells'> {
  readonly cell: SeatTileData;
}

/** The blanks keep its words apart for those who hear them: what is seen and what is said must be the same. */
function Cell({ cell, size, onTouch }: CellProps) {
  const styles = useStyles(makeStyles);
  const { seats } = usePalette();
  const { seat, name, tag, top, drawn, isAsked, isNamed } = cell;
  return (
    <GuardedPressable
      testID={cell.testID}
      label={cell.label}
      onPress={() => onTouch(seat)}
      isPressed={isNamed}
      style={[styles.seat, isNamed && styles.named, isAsked && styles.asked]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.inner}>
        <View style={styles.who}>
          <View style={styles.tag}>
            <SeatBadge side={seat} size={15} />
            {drawn === null ? (
              <AppText
                size={isNamed ? 'label' : 'small'}
                colour={isNamed ? 'accent' : 'inkSoft'}
                lines={2}
                style={styles.shrink}
              >
                {tag}{' '}
              </AppText>
            ) : null}
          </View>
          <AppText size={size === 'large' ? 'strong' : 'label'} lines={1}>
            {name}{' '}
          </AppText>
        </View>
        {drawn === null ? null : <CardFace card={drawn} size="small" />}
        <CardFace
          card={top}
          size={size}
          isStock={top !== null}
          isLifted={isAsked}
          colour={seats[seat % seats.length]}
        />
      </View>
    </GuardedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  half: { flexBasis: '46%', flexGrow: 1, flexShrink: 1, minWidth: 0 },
  one: { width: '100%' },
  seat: {
    justifyContent: 'center',
    minHeight: 62,
    paddingVertical: 5,
    paddingLeft: 6,
    paddingRight: 5,
    borderRadius: radius.chip + 2,
    borderWidth: 2,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  asked: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  named: { borderColor: palette.accent },
  pressed: { backgroundColor: palette.accentWash },
  inner: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  who: { flex: 1 },
  shrink: { flexShrink: 1 },
  tag: { flexDirection: 'row', alignItems: 'center', gap: 6 },
}));
