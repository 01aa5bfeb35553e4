import { memo } from 'react';
import { View } from 'react-native';
import { type Tap } from '@/state';
import { CardFace, Icon, DebouncedPressable, SeatBadge, Text } from '../../../components';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { boldTextWidth } from '../layout/boldTextWidth';
import { lineHeightOf } from '../layout/fitText';
import {
  playerNameHeightOnSeatCard,
  mostLinesOfPlayerNames,
  HAND_COUNT_WIDTH,
  isNameBesideHand,
} from '../layout/nameRoom';
import { type SeatData } from '../model/tableData';

interface FlagMarkProps {
  readonly count: number;
  readonly size?: number;
  /** On a coloured ground. */
  readonly colour?: string;
}

/** Marks a seat that an open flag names. The seat's label says so to screen readers. */
export function FlagMark({ count, size = 15, colour }: FlagMarkProps) {
  const { tones } = usePalette();
  return count === 0 ? null : <Icon name="flag" colour={colour ?? tones.illegal.ink} size={size} />;
}

interface SeatCardProps {
  readonly seat: SeatData;
  readonly width: number;
  readonly height: number;
  /** The line with the name, where the hand stands beside it: it grows with the letters. */
  readonly line: number;
  readonly nameSize: number;
  /** Somebody else acts: the name on turn is shown here instead of in ActivePlayerPanel. */
  readonly isTurnShown: boolean;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/**
 * A seat in small: name, hand, discards, stock. A press makes this seat the active player. A name that leaves no room
 * beside it has its line, or lines, to itself; the hand then stands beside the piles, and the discards yield to it.
 */
export const SeatCard = memo(function SeatCard(props: SeatCardProps) {
  const { seat, width, height, line, nameSize, onTap } = props;
  const styles = useStyles(makeStyles);
  const isBeside = isNameBesideHand(seat.name, seat.marks[0]?.short, width, nameSize);
  const lines = isBeside ? 1 : mostLinesOfPlayerNames([seat.name], width, nameSize);
  const top = isBeside ? line : playerNameHeightOnSeatCard(lines, nameSize);
  const letters = { fontSize: nameSize, lineHeight: lines > 1 ? lineHeightOf(nameSize) : top };
  /** Somebody else acts: the test name of the name on turn is here. The label of the seat says the name. */
  const isTurn = props.isTurnShown && seat.isOnTurn;
  const mark = seat.marks[0]?.short;
  const besideCounts = width - 14 - HAND_COUNT_WIDTH - (seat.flags > 0 ? 18 : 0);
  // The stock keeps its room: a mark of two words then stands on two lines.
  const markWidth = mark === undefined ? 0 : Math.ceil(boldTextWidth(mark, MARK_LETTERS)) + 3;
  const isMarkTall = !isBeside && besideCounts - markWidth - 2 < LEAST_STOCK;
  const markRoom = isMarkTall ? widestWord(mark ?? '') : markWidth;
  const counts = <HandCount seat={seat} size={nameSize} markWidth={isMarkTall ? markRoom : null} />;
  return (
    <DebouncedPressable
      onPress={() => onTap({ on: 'seat', seat: seat.seat })}
      label={seat.label}
      isPicture
      testID={`seat-${seat.seat}`}
      style={[styles.card, { width, height }, seat.isOnTurn && styles.onTurn]}
      pressedStyle={styles.pressed}
    >
      <View style={[styles.line, { height: top }]}>
        <SeatBadge side={seat.seat} size={13} />
        <Text aria-hidden testID={isTurn ? 'turn' : undefined} maxFontSizeMultiplier={1} style={[styles.name, letters]}>
          {seat.name}
        </Text>
        {isBeside ? (
          <View aria-hidden style={styles.line}>
            {counts}
          </View>
        ) : null}
      </View>
      <View aria-hidden style={styles.piles}>
        {isBeside ? null : counts}
        <SmallPiles
          seat={seat}
          width={isBeside ? width - 14 : besideCounts - (markRoom === 0 ? 0 : markRoom + 2)}
          height={height - top - 5}
          isOpposite={props.isOpposite}
        />
      </View>
    </DebouncedPressable>
  );
});

interface HandCountProps {
  readonly seat: SeatData;
  readonly size: number;
  /** What a mark has that stands on two lines; null: it stands on one. */
  readonly markWidth: number | null;
}

function HandCount({ seat, size, markWidth }: HandCountProps) {
  const styles = useStyles(makeStyles);
  const { inkSoft } = usePalette();
  return (
    <>
      <FlagMark count={seat.flags} />
      {seat.marks.length > 0 ? (
        <Text
          maxFontSizeMultiplier={1}
          style={[styles.mark, markWidth !== null && [styles.tall, { width: markWidth }]]}
        >
          {seat.marks[0]?.short}
        </Text>
      ) : null}
      <Icon name="hand" colour={inkSoft} size={15} />
      <Text maxFontSizeMultiplier={1} style={[styles.hand, { fontSize: size }]}>
        {seat.hand}
      </Text>
    </>
  );
}

const MARK_LETTERS = 12;
/** A small card and two figures beside it. */
const LEAST_STOCK = 53;
const widestWord = (mark: string): number =>
  Math.ceil(Math.max(...mark.split(' ').map((word) => boldTextWidth(word, MARK_LETTERS)))) + 3;

/** Between two small piles, and for two figures beside the stock. */
const SPACE = 2;
const COUNT = 23;
/** Narrower than this a card in small cannot be read: the discards are left to the table itself. */
const LEAST_PILE = 19;

interface SmallPilesProps {
  readonly seat: SeatData;
  readonly width: number;
  readonly height: number;
  readonly isOpposite: boolean;
}

/** Four discards, or five, and the stock with its count beside it: as large as the room lets them be. */
function SmallPiles({ seat, width, height, isOpposite }: SmallPilesProps) {
  const styles = useStyles(makeStyles);
  const { seats } = usePalette();
  const count = seat.discards.length;
  const fits = Math.floor((width - SPACE * count - 3 - COUNT) / (count + 1));
  const hasDiscards = fits >= LEAST_PILE;
  const wide = hasDiscards ? fits : Math.min(30, width - COUNT - 5);
  const pile = { width: Math.min(wide, Math.round(height * 1.1)), height: Math.min(height, Math.round(wide * 1.4)) };
  const stock = (
    <View key="stock" style={[styles.stock, isOpposite && styles.turned, !hasDiscards && styles.alone]}>
      <CardFace card={seat.stock.card} size="small" {...pile} isStock colour={seats[seat.seat % seats.length]} />
      {/* Fitted to the room beside the pile, so the text size of the device does not enlarge it. */}
      <Text maxFontSizeMultiplier={1} style={[styles.count, { fontSize: Math.min(18, pile.height * 0.7) }]}>
        {seat.stock.count}
      </Text>
    </View>
  );
  const discards = hasDiscards
    ? seat.discards.map(({ card }, place) => <CardFace key={place} card={card} size="small" {...pile} />)
    : [];
  const piles = [...discards, stock];
  return <>{isOpposite ? piles.reverse() : piles}</>;
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
  name: { ...typography.label, flex: 1, minWidth: 0, color: palette.ink },
  mark: { ...typography.label, fontSize: MARK_LETTERS, lineHeight: 20, color: palette.amber },
  tall: { lineHeight: 13 },
  hand: {
    ...typography.label,
    lineHeight: 20,
    fontVariant: ['tabular-nums'],
    color: palette.ink,
    marginLeft: -2,
    marginRight: 2,
  },
  piles: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE },
  stock: { flexDirection: 'row', alignItems: 'center', gap: 2, marginLeft: 3 },
  turned: { marginLeft: 0, marginRight: 3 },
  alone: { marginLeft: 'auto' },
  count: {
    ...typography.label,
    fontWeight: '800',
    fontVariant: ['tabular-nums'],
    color: palette.ink,
    minWidth: COUNT - 2,
  },
}));
