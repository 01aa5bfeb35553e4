import { type ComponentProps, memo } from 'react';
import { Text, View } from 'react-native';
import { type Seat } from '@/engine';
import { type Tap } from '@/state';
import { Icon, GuardedPressable, SeatBadge } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, typography, radius, usePalette, useStyles } from '../../../theme';
import { LAYOUT_EDGE, MAX_PILE_GAP, type Size } from '../layout/computeTableLayout';
import { type ActivePlayerData } from '../model/tableData';
import { useTableViewPart } from '../model/tableSource';
import { PlayerPiles } from './PlayerPiles';
import { FlagMark } from './SeatCard';

interface ActivePlayerPanelProps {
  readonly height: number;
  readonly pile: Size;
  readonly unit: number;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** The player who acts now, in full size: name, counts and piles. */
export const ActivePlayerPanel = memo(function ActivePlayerPanel({
  height,
  pile,
  unit,
  isOpposite,
  onTap,
}: ActivePlayerPanelProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.panel, { height, paddingHorizontal: unit < 1 ? 4 : LAYOUT_EDGE }]}>
      <ActivePlayerLine height={height - pile.height - 2} unit={unit} onTap={onTap} />
      <ActivePlayerPiles
        size="large"
        box={pile}
        gap={2}
        most={5 * pile.width + 4 * MAX_PILE_GAP * Math.max(1, unit)}
        isOpposite={isOpposite}
        onTap={onTap}
      />
    </View>
  );
});

function ActivePlayerPiles(props: Omit<ComponentProps<typeof PlayerPiles>, 'seat' | 'stock' | 'discards'>) {
  const { seat, stock, discards } = useTableViewPart(({ strip }) => strip);
  return <PlayerPiles {...props} seat={seat} stock={stock} discards={discards} />;
}

const makeStyles = defineStyles((palette) => ({ panel: { backgroundColor: palette.card } }));

interface ActivePlayerLineProps {
  readonly height: number;
  readonly unit: number;
  readonly onTap: (tap: Tap) => void;
}

/** Who acts, who is on turn, and what cannot be seen from the piles. Each part is drawn again only when it changed. */
export const ActivePlayerLine = memo(function ActivePlayerLine({ height, unit, onTap }: ActivePlayerLineProps) {
  const styles = useStyles(makeLineStyles);
  return (
    <View style={[styles.line, { height }]}>
      <LineParts unit={unit} lineHeight={height - 2} onTap={onTap} />
    </View>
  );
});

interface LinePartsProps {
  readonly unit: number;
  readonly lineHeight: number;
  readonly onTap: (tap: Tap) => void;
}

function LineParts({ unit, lineHeight, onTap }: LinePartsProps) {
  const player = useTableViewPart((table) => table.strip);
  const isNarrow = unit < 0.75;
  /** The name never yields to the counts: what everybody knows goes first. */
  const isCrowded = player.isOnTurn && player.marks.length > 0;
  const letter = Math.min(22, Math.round(Math.max(0.75, unit) * 16));
  const small = Math.min(20, letter - 2);
  return (
    <>
      <NameButton
        seat={player.seat}
        name={player.name}
        label={player.label}
        isOnTurn={player.isOnTurn}
        isGuest={player.isGuest}
        letter={letter}
        lineHeight={lineHeight}
        onTap={onTap}
      />
      <TurnText
        says={(isNarrow && !player.isGuest) || isCrowded ? '' : player.says}
        turn={player.isOnTurn ? null : player.turn}
        letter={small}
        lineHeight={lineHeight}
      />
      {player.asked === null ? null : (
        <Asked asked={player.asked} letter={small} lineHeight={lineHeight} onTap={onTap} />
      )}
      <Counts
        seat={player.seat}
        hand={player.hand}
        draw={player.draw}
        flags={player.flags}
        mark={player.marks[0]}
        isShort={player.isGuest || isNarrow || (isCrowded && player.marks.length > 0)}
        letter={small}
        lineHeight={lineHeight}
      />
    </>
  );
}

interface Lettering {
  readonly letter: number;
  readonly lineHeight: number;
}

interface NameButtonProps extends Lettering {
  readonly seat: Seat;
  readonly name: string;
  readonly label: string;
  readonly isOnTurn: boolean;
  readonly isGuest: boolean;
  readonly onTap: (tap: Tap) => void;
}

const NameButton = memo(function NameButton(props: NameButtonProps) {
  const { seat, name, label, isOnTurn, isGuest, letter, lineHeight, onTap } = props;
  const styles = useStyles(makeLineStyles);
  return (
    <GuardedPressable
      onPress={() => onTap({ on: 'seat', seat })}
      label={label}
      testID={`seat-${seat}`}
      style={[styles.name, isGuest && styles.guest]}
      pressedStyle={styles.pressed}
    >
      <SeatBadge side={seat} size={letter - 2} />
      <Text
        testID={isOnTurn ? 'turn' : undefined}
        numberOfLines={1}
        maxFontSizeMultiplier={1.1}
        style={[styles.title, { fontSize: letter, lineHeight }]}
      >
        {name}
      </Text>
    </GuardedPressable>
  );
});

interface TurnTextProps extends Lettering {
  readonly says: string;
  /** Null: the name is said already. */
  readonly turn: string | null;
}

const TurnText = memo(function TurnText({ says, turn, letter, lineHeight }: TurnTextProps) {
  const styles = useStyles(makeLineStyles);
  const size = { fontSize: letter, lineHeight };
  return (
    <>
      {says === '' ? null : (
        <View style={[styles.ifItFits, { height: lineHeight }]}>
          <View style={styles.first} />
          <Text numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.says, size]}>
            {says}
          </Text>
        </View>
      )}
      {turn === null ? null : (
        <Text testID="turn" numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.turn, size]}>
          {turn}
        </Text>
      )}
    </>
  );
});

interface CountsProps extends Lettering {
  readonly seat: Seat;
  readonly hand: ActivePlayerData['hand'];
  readonly draw: ActivePlayerData['draw'];
  readonly flags: number;
  readonly mark: string | undefined;
  /** Where others share the line, the hand is a sign and a number. */
  readonly isShort: boolean;
}

const Counts = memo(function Counts(props: CountsProps) {
  const { seat, hand, draw, flags, mark, isShort, letter, lineHeight } = props;
  const styles = useStyles(makeLineStyles);
  const { inkSoft } = usePalette();
  const { aroundHand, markBefore } = useWords().table.seat;
  const [before, after] = isShort ? ['', ''] : aroundHand(draw);
  return (
    <View style={styles.counts}>
      <FlagMark count={flags} size={16} />
      {isShort ? <Icon name="hand" colour={inkSoft} size={16} /> : null}
      <Text numberOfLines={1} maxFontSizeMultiplier={1.1} style={[styles.count, { fontSize: letter, lineHeight }]}>
        {mark === undefined ? null : <Text style={styles.mark}>{markBefore(mark)}</Text>}
        {before}
        <Text testID={`hand-${seat}`} style={styles.hand}>
          {hand}
        </Text>
        {after}
      </Text>
    </View>
  );
});

interface AskedProps extends Lettering {
  readonly asked: NonNullable<ActivePlayerData['asked']>;
  readonly onTap: (tap: Tap) => void;
}

/** Whether the partner was asked for it: it decides what the sheet makes of the play. */
const Asked = memo(function Asked({ asked, letter, lineHeight, onTap }: AskedProps) {
  const styles = useStyles(makeLineStyles);
  const { tones, ink } = usePalette();
  const colour = asked.isAsked ? tones.good.onSolid : ink;
  return (
    <GuardedPressable
      onPress={() => onTap({ on: 'asked' })}
      role="checkbox"
      isChecked={asked.isAsked}
      label={asked.label}
      testID="asked"
      style={[styles.asked, asked.isAsked && styles.isAsked]}
      pressedStyle={styles.pressed}
    >
      <Icon name={asked.isAsked ? 'inForce' : 'other'} colour={colour} size={14} />
      <Text maxFontSizeMultiplier={1.1} style={[typography.label, { fontSize: letter, lineHeight, color: colour }]}>
        {asked.title}
      </Text>
    </GuardedPressable>
  );
});

const makeLineStyles = defineStyles((palette) => ({
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
  /** Somebody else than the one on turn: framed, so that an act is not told of the wrong person. */
  guest: { backgroundColor: palette.amberWash, borderWidth: 1.5, borderColor: palette.amber, paddingHorizontal: 5 },
  pressed: { opacity: 0.7 },
  title: { ...typography.strong, fontWeight: '700', flexShrink: 1, minWidth: 0, color: palette.ink },
  /** One line high: what does not fit beside the empty first part wraps to the next line, out of sight, as a whole. */
  ifItFits: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 100, minWidth: 0, overflow: 'hidden' },
  first: { width: 1, height: '100%', marginLeft: -1 },
  says: { ...typography.small, color: palette.inkSoft },
  turn: { ...typography.label, flexShrink: 1, minWidth: 0, color: palette.ink },
  counts: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    marginLeft: 'auto',
    flexShrink: 0,
  },
  count: { ...typography.small, fontVariant: ['tabular-nums'], color: palette.inkSoft },
  hand: { fontWeight: '700', color: palette.ink },
  mark: { fontWeight: '600', color: palette.amber },
  asked: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    height: '100%',
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
  },
  isAsked: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
}));
