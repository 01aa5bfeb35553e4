import { View } from 'react-native';
import { type Seat } from '@/engine';
import { AppText, CardFace, DebouncedPressable, SeatBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type SeatTileData } from './makeDealData';

/** A card of the middle size as narrow as leaves a long name its room. */
const NARROW_CARD = 36;

interface SeatCellsProps {
  readonly cells: readonly SeatTileData[];
  readonly size: 'medium' | 'large';
  readonly onTouch: (seat: Seat) => void;
}

/**
 * All seats in their order, each with its card. A press on a seat answers the question, or corrects that seat's card.
 */
export function SeatTiles({ cells, size, onTouch }: SeatCellsProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { parts } = useWords().keyboard;
  return (
    <View role="group" aria-label={parts.seats} style={styles.seats}>
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

/** Spaces separate the texts for screen readers, so that the accessible name equals the visible text. */
function Cell({ cell, size, onTouch }: CellProps) {
  const styles = useStyles(makeStyles);
  const { seats } = usePalette();
  const { seat, name, tag, top, drawn, isAsked, isNamed } = cell;
  const isLarge = size === 'large';
  const badge = <SeatBadge side={seat} size={15} />;
  const said = (
    <AppText size={isLarge ? 'strong' : 'label'} style={styles.shrink}>
      {name}{' '}
    </AppText>
  );
  const tagged =
    drawn === null ? (
      <AppText
        size={isNamed ? 'label' : 'small'}
        colour={isNamed ? 'accent' : 'inkSoft'}
        lines={2}
        style={styles.shrink}
      >
        {tag}{' '}
      </AppText>
    ) : null;
  return (
    <DebouncedPressable
      testID={cell.testID}
      label={cell.label}
      onPress={() => onTouch(seat)}
      isPressed={isNamed}
      style={[styles.seat, isNamed && styles.named, isAsked && styles.asked]}
      pressedStyle={styles.pressed}
    >
      {/* Four names have the width of their tiles, so that no word of eight letters is broken; for six there is less height. */}
      {isLarge ? (
        <View style={styles.row}>
          {badge}
          {said}
        </View>
      ) : null}
      <View style={styles.inner}>
        <View style={styles.who}>
          <View style={styles.row}>
            {isLarge ? null : badge}
            {tagged}
          </View>
          {isLarge ? null : said}
        </View>
        {drawn === null ? null : <CardFace card={drawn} size="small" />}
        <CardFace
          card={top}
          size={size}
          width={isLarge ? undefined : NARROW_CARD}
          isStock={top !== null}
          isLifted={isAsked}
          colour={seats[seat % seats.length]}
        />
      </View>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  half: { flexBasis: '46%', flexGrow: 1, flexShrink: 1, minWidth: 0 },
  one: { width: '100%' },
  seat: {
    justifyContent: 'space-between',
    flexGrow: 1,
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
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
  who: { flex: 1, minWidth: 0 },
}));
