import { memo } from 'react';
import { Text, View } from 'react-native';
import { type Tap } from '@/state';
import { Icon, Press, SeatBadge } from '../../components';
import { useWords } from '../../hooks';
import { letters, type Palette, radius, usePalette, useStyles } from '../../theme';
import { FlagMark } from './FlagMark';
import { EDGE, MOST_BETWEEN, type Size } from './measure';
import { Piles } from './Piles';
import { type StripData } from './tableData';

interface StripProps {
  readonly strip: StripData;
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** Whoever acts, full size. Wide open for the one on turn; framed in another colour for anybody else. */
export const Strip = memo(function Strip({ strip, height, pile, unit, isOpposite, onTap }: StripProps) {
  const styles = useStyles(makeStyles);
  const line = height - pile.height - 2;
  return (
    <View style={[styles.strip, { height, paddingHorizontal: unit < 1 ? 4 : EDGE }]}>
      <StripLine strip={strip} height={line} unit={unit} onTap={onTap} />
      <View style={[styles.piles, { maxWidth: 5 * pile.width + 4 * MOST_BETWEEN * Math.max(1, unit) }]}>
        <Piles
          seat={strip.seat}
          stock={strip.stock}
          discards={strip.discards}
          size="large"
          box={pile}
          gap={2}
          isOpposite={isOpposite}
          onTap={onTap}
        />
      </View>
    </View>
  );
});

interface StripLineProps {
  readonly strip: StripData;
  readonly height: number;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

function StripLine({ strip, height, unit, onTap }: StripLineProps) {
  const styles = useStyles(makeStyles);
  const { inHand } = useWords().table.seat;
  const { inkSoft } = usePalette();
  const isNarrow = unit < 0.75;
  /** Where others share the line, the hand is a sign and a number. */
  const isShort = strip.isGuest || isNarrow;
  const letter = { fontSize: Math.min(22, Math.round(Math.max(0.75, unit) * 16)), lineHeight: height - 2 };
  const small = { fontSize: Math.min(20, Math.round(Math.max(0.75, unit) * 14)), lineHeight: height - 2 };
  return (
    <View style={[styles.line, { height }]}>
      <Press
        onPress={() => onTap({ on: 'seat', seat: strip.seat })}
        label={strip.label}
        testID={`seat-${strip.seat}`}
        style={[styles.name, strip.isGuest && styles.guest]}
        pressedStyle={styles.pressed}
      >
        <SeatBadge side={strip.seat} size={Math.round(Math.max(0.75, unit) * 14)} />
        <Text
          testID={strip.isOnTurn ? 'turn' : undefined}
          numberOfLines={1}
          maxFontSizeMultiplier={1.1}
          style={[styles.title, letter]}
        >
          {strip.name}
        </Text>
      </Press>
      {strip.says === '' || (isNarrow && !strip.isGuest) ? null : (
        <Text numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.says, small]}>
          {strip.says}
        </Text>
      )}
      {strip.isOnTurn ? null : (
        <Text testID="turn" numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.turn, small]}>
          {strip.turn}
        </Text>
      )}
      {strip.asked === null ? null : <Asked asked={strip.asked} letter={small} onTap={onTap} />}
      <View style={styles.counts}>
        <FlagMark count={strip.flags} size={16} />
        {isShort ? <Icon name="hand" colour={inkSoft} size={16} /> : null}
        <Text numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.count, small]}>
          {strip.marks.length > 0 ? <Text style={styles.mark}>{`${strip.marks[0]} · `}</Text> : null}
          <Text testID={`hand-${strip.seat}`} style={styles.hand}>
            {strip.hand}
          </Text>
          {isShort ? '' : ` ${inHand} · ${strip.draw}`}
        </Text>
      </View>
    </View>
  );
}

interface AskedProps {
  readonly asked: NonNullable<StripData['asked']>;
  readonly letter: { readonly fontSize: number; readonly lineHeight: number };
  readonly onTap: (tap: Tap) => void;
}

/** Whether the partner was asked for it: it decides what the sheet makes of the play. */
function Asked({ asked, letter, onTap }: AskedProps) {
  const styles = useStyles(makeStyles);
  const { tones, ink } = usePalette();
  const colour = asked.isAsked ? tones.good.onSolid : ink;
  return (
    <Press
      onPress={() => onTap({ on: 'asked' })}
      role="checkbox"
      isChecked={asked.isAsked}
      label={asked.label}
      testID="asked"
      style={[styles.asked, asked.isAsked && styles.isAsked]}
      pressedStyle={styles.pressed}
    >
      <Icon name={asked.isAsked ? 'inForce' : 'other'} colour={colour} size={14} />
      <Text maxFontSizeMultiplier={1.1} style={[styles.askedText, letter, { color: colour }]}>
        {asked.title}
      </Text>
    </Press>
  );
}

const makeStyles = (palette: Palette) => ({
  strip: { backgroundColor: palette.card },
  piles: { width: '100%' as const, alignSelf: 'center' as const },
  line: { flexDirection: 'row' as const, alignItems: 'center' as const, gap: 5 },
  name: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: 6,
    flexShrink: 1,
    minWidth: 40,
    height: '100%' as const,
    paddingRight: 2,
    borderRadius: radius.chip,
  },
  /** Somebody else than the one on turn: framed, so that an act is not told of the wrong person. */
  guest: { backgroundColor: palette.amberWash, borderWidth: 1.5, borderColor: palette.amber, paddingHorizontal: 5 },
  pressed: { opacity: 0.7 },
  title: { ...letters.strong, fontWeight: '700' as const, flexShrink: 1, minWidth: 0, color: palette.ink },
  says: { ...letters.small, flexShrink: 0, color: palette.inkSoft },
  turn: { ...letters.label, flexShrink: 1, minWidth: 0, color: palette.ink },
  counts: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: 3,
    marginLeft: 'auto' as const,
    flexShrink: 0,
  },
  count: {
    ...letters.small,
    fontVariant: ['tabular-nums' as const],
    color: palette.inkSoft,
  },
  hand: { fontWeight: '700' as const, color: palette.ink },
  mark: { fontWeight: '600' as const, color: palette.amber },
  asked: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: 3,
    height: '100%' as const,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
  },
  isAsked: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  askedText: { ...letters.label },
});
