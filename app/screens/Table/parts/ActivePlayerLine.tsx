import { memo } from 'react';
import { View } from 'react-native';
import { type Seat } from '@/engine';
import { type Tap } from '@/state';
import { Icon, DebouncedPressable, SeatBadge, Text } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { boldTextWidth } from '../layout/boldTextWidth';
import { fitText } from '../layout/fitText';
import { SEAT_BADGE_WIDTH, NAME_FONT_SIZE } from '../layout/nameRoom';
import { type ActivePlayerData, type SeatMarkData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';
import { FlagMark } from './SeatCard';

interface ActivePlayerLineProps {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

/** From this height on the name has a line of its own, and what cannot be seen from the piles stands below it. */
const TWO_ROWS = 40;

/** The player on turn: the name, and what cannot be seen from the piles. */
export const ActivePlayerLine = memo(function ActivePlayerLine(props: ActivePlayerLineProps) {
  const { width, height, unit, onTap } = props;
  const styles = useStyles(makeStyles);
  const player = useTableViewPart((table) => table.strip);
  const isStacked = height >= TWO_ROWS * Math.max(0.75, unit);
  const scale = Math.min(1.4, Math.max(0.75, unit));
  const small = Math.round(14 * scale);
  const second = isStacked ? small + 5 : 0;
  const letters = fitText(
    player.name,
    { width: width - SEAT_BADGE_WIDTH * scale - 8, height: height - second },
    Math.round((NAME_FONT_SIZE + 1) * scale),
    10,
  );
  const room = width - boldTextWidth(player.name, letters.fontSize) - SEAT_BADGE_WIDTH * scale - 20;
  const name = (
    <NameButton
      seat={player.seat}
      name={player.name}
      label={player.label}
      isOnTurn={player.isOnTurn}
      letters={{ fontSize: letters.fontSize, lineHeight: letters.lines > 1 ? letters.lineHeight : height - second - 2 }}
      onTap={onTap}
    />
  );
  const counts = (
    <Counts
      seat={player.seat}
      hand={player.hand}
      draw={player.draw}
      says={player.says}
      flags={player.flags}
      mark={player.marks[0]}
      room={isStacked ? width - 5 : room}
      size={small}
    />
  );
  // Nobody is on turn: said by an empty text, so that whoever looks for the name on turn finds that.
  const nobody = player.isOnTurn ? null : <Text testID="turn" style={styles.nobody} />;
  if (!isStacked)
    return (
      <View style={[styles.line, { height }]}>
        {name}
        {counts}
        {nobody}
      </View>
    );
  return (
    <View style={{ height }}>
      <View style={[styles.line, { height: height - second }]}>{name}</View>
      <View style={[styles.line, { height: second }]}>{counts}</View>
      {nobody}
    </View>
  );
});

interface NameButtonProps {
  readonly seat: Seat;
  readonly name: string;
  readonly label: string;
  readonly isOnTurn: boolean;
  readonly letters: { readonly fontSize: number; readonly lineHeight: number };
  readonly onTap: (tap: Tap) => void;
}

const NameButton = ({ seat, name, label, isOnTurn, letters, onTap }: NameButtonProps) => {
  const styles = useStyles(makeStyles);
  return (
    <DebouncedPressable
      onPress={() => onTap({ on: 'seat', seat })}
      label={label}
      testID={`seat-${seat}`}
      style={styles.name}
      pressedStyle={styles.pressed}
    >
      <SeatBadge side={seat} size={letters.fontSize - 2} />
      <Text testID={isOnTurn ? 'turn' : undefined} maxFontSizeMultiplier={1} style={[styles.title, letters]}>
        {name}
      </Text>
    </DebouncedPressable>
  );
};

interface CountsProps {
  readonly seat: Seat;
  readonly hand: ActivePlayerData['hand'];
  readonly draw: ActivePlayerData['draw'];
  /** That this player is on turn: the first part to be left out, because ActivePlayerPanel says it too. */
  readonly says: string;
  readonly flags: number;
  readonly mark: SeatMarkData | undefined;
  /** What the name leaves of the line. */
  readonly room: number;
  readonly size: number;
}

/** The hand, and how many are left to draw; where the name needs the room, the hand is a sign and a number. */
const Counts = memo(function Counts({ seat, hand, draw, says, flags, mark, room, size }: CountsProps) {
  const styles = useStyles(makeStyles);
  const { inkSoft } = usePalette();
  const { aroundHand, markBefore } = useWords().table.seat;
  const marks = mark === undefined ? [''] : [markBefore(mark.whole), markBefore(mark.short)];
  const widthOf = ({ marked, texts: [left, right] }: CountTexts): number =>
    [marked, left, WIDEST_COUNT, right].reduce((sum, text) => sum + boldTextWidth(text, size), flags > 0 ? 20 : 0);
  // What the player has to do is said whole before the draw pile has room.
  const ways = marks.flatMap((marked) => [draw, null].map((pile) => ({ marked, texts: aroundHand(pile) })));
  const fitting = ways.find((way) => widthOf(way) <= room);
  const { marked, texts } = fitting ?? { marked: marks.at(-1) ?? '', texts: NOTHING_AROUND };
  const [before, after] = texts;
  const isSaid = fitting !== undefined && says !== '' && widthOf(fitting) + boldTextWidth(says, size) + 8 <= room;
  return (
    <>
      {isSaid ? (
        <Text maxFontSizeMultiplier={1} style={[styles.says, { fontSize: size, lineHeight: size + 4 }]}>
          {says}
        </Text>
      ) : null}
      <View style={styles.counts}>
        <FlagMark count={flags} size={16} />
        {fitting === undefined ? <Icon name="hand" colour={inkSoft} size={16} /> : null}
        <Text
          numberOfLines={1}
          maxFontSizeMultiplier={1}
          style={[styles.count, { fontSize: size, lineHeight: size + 4 }]}
        >
          {marked === '' ? null : <Text style={styles.mark}>{marked}</Text>}
          {before}
          <Text testID={`hand-${seat}`} style={styles.hand}>
            {hand}
          </Text>
          {after}
        </Text>
      </View>
    </>
  );
});
const WIDEST_COUNT = '88';
const NOTHING_AROUND = ['', ''] as const;

/** What stands before the hand, and around its number. */
interface CountTexts {
  readonly marked: string;
  readonly texts: readonly [before: string, after: string];
}

const makeStyles = defineStyles((palette) => ({
  line: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  name: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    flexShrink: 1,
    minWidth: 40,
    height: '100%',
    paddingRight: 2,
    borderRadius: radius.chip,
  },
  nobody: { position: 'absolute' },
  pressed: { opacity: 0.7 },
  title: { ...typography.strong, fontWeight: '700', flexShrink: 1, minWidth: 0, color: palette.ink },
  says: { ...typography.small, color: palette.inkSoft },
  counts: { flexDirection: 'row', alignItems: 'center', gap: 3, marginLeft: 'auto', flexShrink: 0 },
  count: { ...typography.small, fontVariant: ['tabular-nums'], color: palette.inkSoft },
  hand: { fontWeight: '700', color: palette.ink },
  mark: { fontWeight: '600', color: palette.amber },
}));
