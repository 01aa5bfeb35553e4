import { memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { DebouncedPressable, Icon, SeatBadge, Text } from '../../../components';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { fitText, fitsWithoutBreakingWords, lineHeightOf, linesNeeded } from '../layout/fitText';
import {
  NAME_FONT_SIZE,
  PARTNER_COLUMN_MIN_WIDTH,
  PARTNER_BADGE_AND_HAND_HEIGHT,
  partnerBadgeAndHandWidth,
  widthLeftBesidePartnerPiles,
} from '../layout/nameRoom';
import { FlagMark } from './SeatCard';
import { PlayerPiles } from './PlayerPiles';
import { type SeatData } from '../model/tableData';

interface PartnerRowProps {
  readonly seat: SeatData;
  readonly width: number;
  readonly height: number;
  /** The height of the name above the piles: beside them a long one does not fit. 0: it stands beside them. */
  readonly above: number;
  /** Somebody else acts: the name on turn is shown here instead of in ActivePlayerPanel. */
  readonly isTurnShown: boolean;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** The gap between piles. */
const SPACE = 4;

/**
 * The partner's piles in full size, because the active player may play from them. A tap on the name shows the partner
 * in ActivePlayerPanel.
 */
export const PartnerPilesRow = memo(function PartnerRow(props: PartnerRowProps) {
  const { seat, width, height, above, isOpposite, onTap } = props;
  const styles = useStyles(makeStyles);
  const isStacked = above > 0;
  const tall = isStacked ? height - above - 2 : height - 4;
  const column = isStacked ? 0 : nameColumn(seat.name, width);
  const fits = Math.floor((width - 4 - column - 5 * SPACE) / 5);
  const box = { width: Math.min(fits, Math.round(tall * 1.1)), height: tall };
  const left = isStacked ? width - 8 : width - 4 - 5 * (box.width + SPACE);
  return (
    <View style={[styles.row, isStacked && styles.stacked, { height }, seat.isOnTurn && styles.onTurn]}>
      <DebouncedPressable
        onPress={() => onTap({ on: 'seat', seat: seat.seat })}
        label={seat.label}
        isPicture
        testID={`seat-${seat.seat}`}
        style={[styles.name, isStacked ? [styles.above, { height: above, flexBasis: above }] : { height: tall }]}
        pressedStyle={styles.pressed}
      >
        <PartnerName
          seat={seat}
          width={left - 6}
          height={isStacked ? above : tall}
          isStacked={isStacked}
          isTurnShown={props.isTurnShown}
        />
      </DebouncedPressable>
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

/** As narrow as lets the name stand on two lines with its words whole; no wider than the piles can give. */
function nameColumn(name: string, row: number): number {
  const widest = Math.max(PARTNER_COLUMN_MIN_WIDTH, widthLeftBesidePartnerPiles(row));
  let column = PARTNER_COLUMN_MIN_WIDTH;
  const fits = (width: number): boolean =>
    linesNeeded(name, width, NAME_FONT_SIZE) <= 2 && fitsWithoutBreakingWords(name, width, NAME_FONT_SIZE + 1);
  while (column < widest && !fits(column - 6)) column += 4;
  return Math.min(column, widest);
}

interface PartnerNameProps extends Pick<PartnerRowProps, 'seat' | 'isTurnShown'> {
  readonly isStacked: boolean;
  readonly width: number;
  readonly height: number;
}

/** Beside the piles badge and hand stand under the name, above the piles they stand around it. */
function PartnerName({ seat, width, height, isStacked, isTurnShown }: PartnerNameProps) {
  const styles = useStyles(makeStyles);
  const { inkSoft } = usePalette();
  const mark = seat.marks[0]?.short;
  const isTurn = isTurnShown && seat.isOnTurn;
  const said =
    mark === undefined ? null : (
      <Text maxFontSizeMultiplier={1} numberOfLines={1} style={styles.mark}>
        {mark}
      </Text>
    );
  // Beside the piles a mark has a line of its own, if the name leaves it one.
  const isMarkBelow =
    !isStacked &&
    said !== null &&
    linesNeeded(seat.name, width, NAME_FONT_SIZE) * lineHeightOf(NAME_FONT_SIZE) +
      PARTNER_BADGE_AND_HAND_HEIGHT +
      MARK <=
      height;
  const counts = (
    <>
      <FlagMark count={seat.flags} size={13} />
      {isStacked ? said : null}
      <Icon name="hand" colour={inkSoft} size={14} />
      <Text testID={`hand-${seat.seat}`} maxFontSizeMultiplier={1} style={styles.hand}>
        {seat.hand}
      </Text>
    </>
  );
  const box = isStacked
    ? { width: width - partnerBadgeAndHandWidth(mark), height }
    : { width, height: height - PARTNER_BADGE_AND_HAND_HEIGHT - (isMarkBelow ? MARK : 0) };
  const { fontSize, lineHeight } = fitText(seat.name, box, NAME_FONT_SIZE + 1, 10);
  const name = (
    <Text
      aria-hidden
      testID={isTurn ? 'turn' : undefined}
      maxFontSizeMultiplier={1}
      style={[styles.title, { fontSize, lineHeight }]}
    >
      {seat.name}
    </Text>
  );
  if (isStacked)
    return (
      <View style={styles.line}>
        <SeatBadge side={seat.seat} size={14} />
        {name}
        <View aria-hidden style={styles.end}>
          {counts}
        </View>
      </View>
    );
  return (
    <View>
      {name}
      <View aria-hidden style={[styles.line, { height: PARTNER_BADGE_AND_HAND_HEIGHT }]}>
        <SeatBadge side={seat.seat} size={13} />
        {counts}
      </View>
      {isMarkBelow ? said : null}
    </View>
  );
}
/** The height of a mark's own line. */
const MARK = 15;

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE,
    paddingRight: 2,
    backgroundColor: palette.card,
    borderRadius: radius.chip,
  },
  stacked: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingLeft: 2 },
  above: { flex: 0 },
  onTurn: { borderLeftWidth: 3, borderColor: palette.accent },
  name: { flex: 1, minWidth: 0, justifyContent: 'center', paddingLeft: 6, borderRadius: radius.chip },
  pressed: { backgroundColor: palette.accentWash },
  line: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  end: { flexDirection: 'row', alignItems: 'center', gap: 5, marginLeft: 'auto' },
  title: { ...typography.label, flexShrink: 1, minWidth: 0, color: palette.ink },
  hand: {
    ...typography.label,
    lineHeight: 16,
    fontVariant: ['tabular-nums'],
    color: palette.ink,
  },
  mark: { ...typography.label, fontSize: 12, lineHeight: 15, color: palette.amber },
}));
