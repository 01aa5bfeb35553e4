import { memo } from 'react';
import { Text, View } from 'react-native';
import { type Tap } from '@/state';
import { GuardedPressable, SeatBadge, InvisibleSpace } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, radius, useStyles } from '../../../theme';
import { FlagMark } from './SeatCard';
import { PlayerPiles } from './PlayerPiles';
import { type SeatData } from '../model/tableData';

interface PartnerRowProps {
  readonly seat: SeatData;
  readonly width: number;
  readonly height: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

const NAME = 76;
const SPACE = 4;
const STACKED = 26;

/**
 * The partner's piles in full size, because the active player may play from them. A tap on the name shows the partner
 * in ActivePlayerPanel.
 */
export const PartnerRow = memo(function PartnerRow({ seat, width, height, isOpposite, onTap }: PartnerRowProps) {
  const styles = useStyles(makeStyles);
  const [before, after] = useWords().table.seat.aroundHand(null);
  // In the narrowest window the name stands above its piles.
  const isStacked = width < 280;
  const tall = isStacked ? height - STACKED : height - 4;
  const fits = Math.floor((width - 4 - (isStacked ? 0 : NAME) - 5 * SPACE) / 5);
  const box = { width: Math.min(fits, Math.round(tall * 1.1)), height: tall };
  return (
    <View style={[styles.row, isStacked && styles.stacked, { height }, seat.isOnTurn && styles.onTurn]}>
      <GuardedPressable
        onPress={() => onTap({ on: 'seat', seat: seat.seat })}
        label={seat.label}
        testID={`seat-${seat.seat}`}
        style={[styles.name, isStacked ? styles.above : { height: tall }]}
        pressedStyle={styles.pressed}
      >
        <View style={styles.line}>
          <SeatBadge side={seat.seat} size={13} />
          <Text numberOfLines={1} maxFontSizeMultiplier={1.2} style={styles.title}>
            {seat.name}
          </Text>
          <InvisibleSpace />
          <FlagMark count={seat.flags} size={13} />
        </View>
        <Text
          numberOfLines={isStacked || seat.marks.length > 0 ? 1 : 2}
          maxFontSizeMultiplier={1.2}
          style={styles.hand}
        >
          {before}
          <Text testID={`hand-${seat.seat}`}>{seat.hand}</Text>
          {after}
        </Text>
        {seat.marks.slice(0, 1).map((mark) => (
          <Text key={mark} numberOfLines={1} maxFontSizeMultiplier={1.2} style={[styles.hand, styles.mark]}>
            {mark}
          </Text>
        ))}
      </GuardedPressable>
      <PlayerPiles
        seat={seat.seat}
        stock={seat.stock}
        discards={seat.discards}
        size="medium"
        box={box}
        gap={SPACE}
        isOpposite={isOpposite}
        onTap={onTap}
      />
    </View>
  );
});

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE,
    paddingRight: 2,
    backgroundColor: palette.card,
    borderRadius: radius.chip,
  },
  stacked: { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
  above: { flex: 0, flexBasis: 24, flexDirection: 'row', gap: 6, alignItems: 'center' },
  onTurn: { borderLeftWidth: 3, borderColor: palette.accent },
  name: { flex: 1, minWidth: 0, justifyContent: 'center', paddingLeft: 6, borderRadius: radius.chip },
  pressed: { backgroundColor: palette.accentWash },
  line: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  title: { ...typography.label, flexShrink: 1, minWidth: 0, color: palette.ink },
  hand: {
    ...typography.small,
    fontSize: 13,
    lineHeight: 16,
    fontVariant: ['tabular-nums'],
    color: palette.inkSoft,
  },
  mark: { fontSize: 12, fontWeight: '600', color: palette.amber },
}));
