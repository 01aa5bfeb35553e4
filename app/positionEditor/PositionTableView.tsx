import { type LayoutChangeEvent, View } from 'react-native';
import { AppText, CardFace, Icon, DebouncedPressable, SeatBadge, InvisibleWordSeparator, Text } from '../components';
import { useWords } from '../hooks';
import { defineStyles, typography, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { isSamePositionPlace, type PositionPlace, type PositionTouch } from './applyPositionTouch';
import { type PlaceData, type PositionTableData, type SeatPlacesData } from './makePositionTable';

interface LyingTableProps {
  readonly data: PositionTableData;
  readonly place: PositionPlace;
  readonly onTouch: (touch: PositionTouch) => void;
  /** Where a seat's row lies among the rows, and where they begin, so that it can be brought into view. */
  readonly onRow?: ((seat: number | 'rows', top: number) => void) | undefined;
}

/** The table in small: the building piles, and a row for each seat. */
export function PositionTableView({ data, place, onTouch, onRow }: LyingTableProps) {
  const styles = useStyles(makeStyles);
  const { position } = useWords().forms;
  const piles = data.middle.filter(({ shows }) => shows.as === 'pile');
  const counts = data.middle.filter(({ shows }) => shows.as === 'count');
  const cell = (one: PlaceData) => (
    <PlaceButton
      key={one.testID}
      data={one}
      isChosen={isSamePositionPlace(one.place, place)}
      onPress={() => onTouch({ on: 'place', place: one.place })}
    />
  );
  return (
    <View style={styles.table}>
      <View role="group" aria-label={position.building} style={styles.felt}>
        {piles.map(cell)}
      </View>
      <View
        role="radiogroup"
        aria-label={position.whoseTurn}
        onLayout={({ nativeEvent }) => onRow?.('rows', nativeEvent.layout.y)}
        style={styles.table}
      >
        {data.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            data={seat}
            onTurn={() => onTouch({ on: 'turn', seat: seat.isOnTurn ? null : seat.seat })}
            onRow={onRow}
          >
            {seat.places.map(cell)}
          </SeatRow>
        ))}
      </View>
      <View style={styles.counts}>{counts.map(cell)}</View>
    </View>
  );
}

interface SeatRowProps {
  readonly data: SeatPlacesData;
  readonly onTurn: () => void;
  readonly onRow: LyingTableProps['onRow'];
  readonly children: React.ReactNode;
}

function SeatRow({ data: { seat, name, isOnTurn, turnLabel }, onTurn, onRow, children }: SeatRowProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { position } = useWords().forms;
  const place = ({ nativeEvent }: LayoutChangeEvent): void => onRow?.(seat, nativeEvent.layout.y);
  return (
    <View onLayout={place} style={[styles.seat, isOnTurn && styles.onTurn]}>
      <DebouncedPressable
        role="radio"
        isChecked={isOnTurn}
        label={turnLabel}
        testID={`pos-turn-${seat}`}
        onPress={onTurn}
        style={styles.name}
        pressedStyle={styles.pressed}
      >
        <View style={styles.who}>
          <SeatBadge side={seat} size={16} />
          <AppText size="label" style={styles.shrink}>
            {name}
          </AppText>
        </View>
        <View style={[styles.tag, isOnTurn && styles.tagged]}>
          {isOnTurn ? <Icon name="inForce" size={16} colour={palette.tones.good.onSolid} /> : null}
          <AppText size="small" style={{ color: isOnTurn ? palette.tones.good.onSolid : palette.inkSoft }}>
            {isOnTurn ? position.onTurn : position.onTurnAsk}
          </AppText>
        </View>
      </DebouncedPressable>
      <View style={styles.places}>{children}</View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  table: { gap: 6 },
  felt: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.small,
    padding: 6,
    borderRadius: radius.chip,
    backgroundColor: palette.felt,
  },
  seat: {
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  onTurn: { borderColor: palette.accent },
  name: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 6,
    minHeight: MIN_TOUCH_TARGET - 8,
    paddingHorizontal: space.small,
  },
  pressed: { backgroundColor: palette.sunken },
  who: { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%' },
  shrink: { flexShrink: 1 },
  tag: {
    marginLeft: 'auto',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    paddingHorizontal: space.small,
    borderRadius: radius.pill,
    borderWidth: 1,
    borderColor: palette.line,
  },
  tagged: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  places: { flexDirection: 'row', flexWrap: 'wrap', gap: 1, paddingHorizontal: 3, paddingBottom: 3 },
  counts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
}));

interface PlaceButtonProps {
  readonly data: PlaceData;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** One place of the table, to be tapped. The chosen one waits for its key. */
export function PlaceButton({ data: { place, testID, label, shows }, isChosen, onPress }: PlaceButtonProps) {
  const styles = useStyles(makePlaceCellStyles);
  const { empty } = useWords().forms.position;
  const isOnFelt = shows.as === 'pile';
  /** Seven cells share the row of a seat. */
  const isTight = shows.as === 'count' && 'seat' in place && shows.title.length > SHORT;
  const cellStyle = isOnFelt ? styles.pile : shows.as === 'count' && styles.count;
  return (
    <DebouncedPressable
      testID={testID}
      label={label}
      isPressed={isChosen}
      onPress={onPress}
      style={[styles.cell, cellStyle, isChosen && (isOnFelt ? styles.lit : styles.chosen)]}
    >
      {shows.as === 'card' ? (
        <CardFace card={shows.card} size="medium" width={42} height={46} count={shows.count} />
      ) : shows.as === 'pile' ? (
        <Text
          maxFontSizeMultiplier={1.3}
          style={[shows.number === 0 ? styles.empty : styles.shows, isChosen && styles.onLit]}
        >
          {shows.number === 0 ? empty : shows.number}
        </Text>
      ) : (
        <View style={styles.counted}>
          <Text maxFontSizeMultiplier={1.3} style={styles.number}>
            {shows.number ?? '?'}
          </Text>
          <InvisibleWordSeparator />
          <Text maxFontSizeMultiplier={1} style={[styles.title, isTight && styles.tight]}>
            {shows.title}
          </Text>
        </View>
      )}
    </DebouncedPressable>
  );
}

/** Letters that a cell of a seat holds in full size. */
const SHORT = 5;

const makePlaceCellStyles = defineStyles((palette) => ({
  cell: {
    flexGrow: 1,
    flexBasis: 44,
    maxWidth: 84,
    minHeight: MIN_TOUCH_TARGET + 4,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
    borderWidth: 3,
    borderColor: 'transparent',
  },
  chosen: { borderWidth: 3, borderColor: palette.accent, backgroundColor: palette.accentWash },
  count: {
    flexBasis: 'auto',
    minWidth: 44,
    maxWidth: 140,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.sunken,
  },
  pile: {
    minHeight: 56,
    flexBasis: 60,
    maxWidth: 120,
    backgroundColor: palette.feltPile,
    borderColor: palette.feltFrame,
  },
  lit: { backgroundColor: palette.lit, borderColor: palette.litFrame },
  onLit: { color: palette.onLit },
  shows: { ...typography.figure, color: palette.onFelt },
  empty: { ...typography.label, color: palette.onFeltSoft },
  counted: { alignItems: 'center' },
  number: { ...typography.heading, lineHeight: 24, fontVariant: ['tabular-nums'], color: palette.ink },
  title: { ...typography.small, lineHeight: 18, textAlign: 'center', color: palette.inkSoft },
  tight: { fontSize: 12 },
}));
