import { memo } from 'react';
import { Text, View } from 'react-native';
import { type Tap } from '@/state';
import { CardFace, Icon, GuardedPressable, SeatBadge } from '../../../components';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { type SeatData } from '../model/tableData';

/** Marks a seat that an open flag names. The seat's label says so to screen readers. */
export function FlagMark({ count, size = 15 }: { readonly count: number; readonly size?: number }) {
  const { tones } = usePalette();
  return count === 0 ? null : <Icon name="flag" colour={tones.illegal.ink} size={size} />;
}

interface SeatCardProps {
  readonly seat: SeatData;
  readonly width: number;
  readonly height: number;
  /** Of the line with the name: it grows with the letters. */
  readonly line: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** A seat in small: name, hand, discards, stock. A press makes this seat the active player. */
export const SeatCard = memo(function SeatCard({ seat, width, height, line, isOpposite, onTap }: SeatCardProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const pile = pileSize(width, height - line, seat.discards.length);
  const stock = (
    <View key="stock" style={[styles.stock, isOpposite && styles.turned]}>
      <CardFace card={seat.stock.card} size="small" {...pile} isStock colour={palette.seats[seat.seat % 6]} />
      <Text maxFontSizeMultiplier={1.2} style={[styles.count, { fontSize: Math.min(18, pile.height * 0.6) }]}>
        {seat.stock.count}
      </Text>
    </View>
  );
  const discards = seat.discards.map(({ card }, place) => <CardFace key={place} card={card} size="small" {...pile} />);
  const piles = [...discards, stock];
  return (
    <GuardedPressable
      onPress={() => onTap({ on: 'seat', seat: seat.seat })}
      label={seat.label}
      isPicture
      testID={`seat-${seat.seat}`}
      style={[styles.card, { width, height }, seat.isOnTurn && styles.onTurn]}
      pressedStyle={styles.pressed}
    >
      <View aria-hidden style={[styles.line, { height: line }]}>
        <SeatBadge side={seat.seat} size={13} />
        <Text numberOfLines={1} maxFontSizeMultiplier={1.5} style={styles.name}>
          {seat.name}
        </Text>
        <FlagMark count={seat.flags} />
        {seat.marks.length > 0 ? (
          <Text numberOfLines={1} maxFontSizeMultiplier={1.2} style={styles.mark}>
            {seat.marks[0]}
          </Text>
        ) : null}
        <Icon name="hand" colour={palette.inkSoft} size={15} />
        <Text maxFontSizeMultiplier={1.2} style={styles.hand}>
          {seat.hand}
        </Text>
      </View>
      <View aria-hidden style={styles.piles}>
        {isOpposite ? piles.reverse() : piles}
      </View>
    </GuardedPressable>
  );
});

/** Between two small piles, and for two figures beside the stock. */
const SPACE = 2;
const COUNT = 23;

/** Four discards, or five, and the stock with its count beside it: as large as the card lets them be. */
function pileSize(width: number, height: number, discards: number) {
  const tall = height - 5;
  const fits = Math.floor((width - 14 - SPACE * discards - 3 - COUNT) / (discards + 1));
  return { width: Math.min(fits, Math.round(tall * 1.1)), height: Math.min(tall, Math.round(fits * 1.4)) };
}

const makeStyles = defineStyles((palette) => ({
  card: {
    backgroundColor: palette.card,
    borderWidth: 1,
    borderColor: palette.line,
    borderRadius: radius.chip,
    paddingHorizontal: 6,
    paddingTop: 1,
    paddingBottom: 2,
  },
  onTurn: { borderColor: palette.accent, borderWidth: 2, paddingHorizontal: 5, paddingTop: 0 },
  pressed: { backgroundColor: palette.accentWash },
  line: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  name: { ...typography.label, flex: 1, minWidth: 40, lineHeight: 20, color: palette.ink },
  mark: { ...typography.label, fontSize: 12, flexShrink: 1, lineHeight: 20, color: palette.amber },
  hand: {
    ...typography.label,
    lineHeight: 20,
    fontVariant: ['tabular-nums'],
    color: palette.ink,
    marginLeft: -2,
  },
  piles: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE },
  stock: { flexDirection: 'row', alignItems: 'center', gap: 2, marginLeft: 3 },
  turned: { marginLeft: 0, marginRight: 3 },
  count: {
    ...typography.label,
    fontWeight: '800',
    fontVariant: ['tabular-nums'],
    color: palette.ink,
    minWidth: COUNT - 2,
  },
}));
