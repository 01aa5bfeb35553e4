import { memo } from 'react';
import { View } from 'react-native';
import { type Seat } from '@/engine';
import { type Tap } from '@/state';
import { Icon, DebouncedPressable, SeatBadge, Text } from '../../../components';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { fitText, lineHeightOf, linesNeeded } from '../layout/fitText';
import {
  areControlsBelowBanner,
  SEAT_BADGE_WIDTH,
  bannerAndControlsWidth,
  controlsRowHeight,
  NAME_FONT_SIZE,
} from '../layout/nameRoom';
import { type ActivePlayerData, type OutOfTurnBannerData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';
import { FlagMark } from './SeatCard';

interface OutOfTurnBannerProps {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** How far the panel's margins reach: the banner covers them. */
  readonly edge: number;
  readonly onTap: (tap: Tap) => void;
}

/**
 * Somebody acts although another player is on turn: said over the whole width, in that seat's colour and with its
 * shape, for as long as it lasts. A touch on the banner, or on its button, ends it.
 */
export const OutOfTurnBanner = memo(function OutOfTurnBanner(props: OutOfTurnBannerProps) {
  const { width, height, unit, edge, onTap } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const player = useTableViewPart((table) => table.strip);
  const { guest, asked, seat } = player;
  if (guest === null) return null;
  const scale = Math.min(1.4, Math.max(0.75, unit));
  const isBelow = areControlsBelowBanner(width + 2 * edge);
  const sizes = sizesOf(guest, asked !== null, isBelow ? width + 2 * edge : width, height, scale);
  const { fontSize, lineHeight } = fitText(
    guest.banner,
    { width: sizes.banner, height: height - 2 - (isBelow ? controlsRowHeight(scale) : 0) },
    Math.round(NAME_FONT_SIZE * scale),
    9,
  );
  const size = Math.round(14 * scale);
  const hand = <HandCount player={player} size={size} />;
  const release = <Release guest={guest} size={size} onTap={onTap} />;
  const box = asked === null ? null : <Asked asked={asked} size={size} onTap={onTap} />;
  return (
    <View
      testID="out-of-turn"
      style={[
        styles.banner,
        isBelow && styles.above,
        { height, marginHorizontal: -edge, paddingHorizontal: edge, backgroundColor: colourOf(seat, palette.seats) },
      ]}
    >
      <DebouncedPressable
        onPress={() => onTap({ on: 'seat', seat })}
        label={guest.bannerLabel}
        testID={`seat-${seat}`}
        style={styles.name}
        pressedStyle={styles.pressed}
      >
        <SeatBadge side={seat} size={Math.round(SEAT_BADGE_WIDTH * scale)} colour={palette.card} />
        <Text maxFontSizeMultiplier={1} style={[styles.title, { fontSize, lineHeight }]}>
          {guest.banner}
        </Text>
      </DebouncedPressable>
      {sizes.isStacked ? (
        <View style={[styles.column, { width: sizes.controls }]}>
          <View style={styles.row}>{release}</View>
          <View style={styles.row}>
            {box}
            {hand}
          </View>
        </View>
      ) : (
        <View
          style={[
            styles.row,
            isBelow ? { height: controlsRowHeight(scale) } : [styles.inOne, { width: sizes.controls }],
          ]}
        >
          {box}
          {hand}
          {release}
        </View>
      )}
    </View>
  );
});

const colourOf = (seat: Seat, colours: readonly string[]): string | undefined => colours[seat % colours.length];

/** In a row where the banner then still fits its height; else in two rows. */
function sizesOf({ banner }: OutOfTurnBannerData, isPartner: boolean, width: number, height: number, scale: number) {
  const inRow = bannerAndControlsWidth(width, isPartner, false, scale);
  const size = NAME_FONT_SIZE * scale;
  const isStacked =
    isPartner &&
    !areControlsBelowBanner(width) &&
    linesNeeded(banner, inRow.banner, size) * lineHeightOf(size) > height - 2;
  return { isStacked, ...(isStacked ? bannerAndControlsWidth(width, isPartner, true, scale) : inRow) };
}

function HandCount({ player, size }: { readonly player: ActivePlayerData; readonly size: number }) {
  const styles = useStyles(makeStyles);
  const { card } = usePalette();
  return (
    <View style={styles.hand}>
      <FlagMark count={player.flags} size={size} colour={card} />
      <Icon name="hand" colour={card} size={size + 2} />
      <Text testID={`hand-${player.seat}`} maxFontSizeMultiplier={1} style={[styles.count, { fontSize: size }]}>
        {player.hand}
      </Text>
    </View>
  );
}

interface ReleaseProps {
  readonly guest: OutOfTurnBannerData;
  readonly size: number;
  readonly onTap: (tap: Tap) => void;
}

const Release = ({ guest, size, onTap }: ReleaseProps) => {
  const styles = useStyles(makeStyles);
  return (
    <DebouncedPressable
      onPress={() => onTap({ on: 'release' })}
      label={guest.releaseLabel}
      testID="release"
      style={styles.button}
      pressedStyle={styles.pressed}
    >
      <Text maxFontSizeMultiplier={1} style={[styles.word, { fontSize: size, lineHeight: size + 4 }]}>
        {guest.release}
      </Text>
    </DebouncedPressable>
  );
};

interface AskedProps {
  readonly asked: NonNullable<ActivePlayerData['asked']>;
  readonly size: number;
  readonly onTap: (tap: Tap) => void;
}

/** Whether the partner was asked for it: it decides what the sheet makes of the play. */
const Asked = ({ asked, size, onTap }: AskedProps) => {
  const styles = useStyles(makeStyles);
  const { tones, ink } = usePalette();
  const colour = asked.isAsked ? tones.good.onSolid : ink;
  return (
    <DebouncedPressable
      onPress={() => onTap({ on: 'asked' })}
      role="checkbox"
      isChecked={asked.isAsked}
      label={asked.label}
      testID="asked"
      style={[styles.button, asked.isAsked && styles.isAsked]}
      pressedStyle={styles.pressed}
    >
      <Icon name={asked.isAsked ? 'inForce' : 'other'} colour={colour} size={size} />
      <Text maxFontSizeMultiplier={1} style={[styles.word, { fontSize: size, lineHeight: size + 4, color: colour }]}>
        {asked.title}
      </Text>
    </DebouncedPressable>
  );
};

const makeStyles = defineStyles((palette) => ({
  banner: { flexDirection: 'row', alignItems: 'stretch', gap: 5, overflow: 'hidden' },
  above: { flexDirection: 'column', gap: 2 },
  name: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 6 },
  title: { ...typography.label, fontWeight: '700', flexShrink: 1, minWidth: 0, color: palette.card },
  column: { justifyContent: 'center', gap: 2, paddingVertical: 1 },
  row: { flexDirection: 'row', alignItems: 'stretch', justifyContent: 'flex-end', gap: 5, flexGrow: 1, flexShrink: 1 },
  inOne: { flexGrow: 0, flexShrink: 0 },
  hand: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  count: { ...typography.label, fontVariant: ['tabular-nums'], fontWeight: '700', color: palette.card },
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    flexGrow: 1,
    marginVertical: 1,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  word: { ...typography.label, color: palette.ink },
  isAsked: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  pressed: { opacity: 0.7 },
}));
