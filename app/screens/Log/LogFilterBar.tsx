import { useState } from 'react';
import { View } from 'react-native';
import { type Seat } from '@/engine';
import { AppText, Button, Icon, DebouncedPressable, SeatBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, MAX_TEXT_WIDTH, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';
import { type LogData, type LogRowData } from '../../logRows/logRow';

/** What is shown of the log. */
export type LogFilterValue = 'all' | 'flags' | 'corrections' | { readonly seat: Seat };

export function isShownByFilter(row: LogRowData, shown: LogFilterValue): boolean {
  if (shown === 'all') return true;
  if (shown === 'flags') return row.flags.length > 0;
  return shown === 'corrections' ? row.isCorrection || row.isStruck || row.was !== null : row.seat === shown.seat;
}

interface FilterProps {
  readonly log: LogData;
  readonly shown: LogFilterValue;
  readonly onChange: (shown: LogFilterValue) => void;
}

/** Chooses what the log shows. The players are behind a button, because six names would need too much height. */
export function LogFilterBar({ log, shown, onChange }: FilterProps) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.log;
  const isCramped = useIsCramped();
  const seat = typeof shown === 'object' ? shown.seat : null;
  const [isOpen, setOpen] = useState(false);
  const [hasPlayers, setPlayers] = useState(seat !== null);
  if (isCramped && !isOpen) {
    return (
      <View style={styles.filter}>
        <Button kind="quiet" title={say.filterOpen} testID="log-filter" onPress={() => setOpen(true)} />
      </View>
    );
  }
  return (
    <View style={styles.filter} role="radiogroup" aria-label={say.filter}>
      <View style={[styles.row, isCramped && styles.cramped]}>
        <Chip title={say.all} testID="log-filter-all" isChosen={shown === 'all'} onPress={() => onChange('all')} />
        <Chip
          title={say.flags(log.flagged)}
          testID="log-filter-flags"
          isChosen={shown === 'flags'}
          onPress={() => onChange('flags')}
        />
        <Chip
          title={say.corrections(log.corrections)}
          testID="log-filter-corrections"
          isChosen={shown === 'corrections'}
          onPress={() => onChange('corrections')}
        />
        <DebouncedPressable
          testID="log-filter-players"
          isExpanded={hasPlayers}
          onPress={() => setPlayers(!hasPlayers)}
          label={say.players}
          style={[styles.chip, hasPlayers && styles.opened]}
          pressedStyle={styles.pressed}
        >
          <View style={styles.people}>
            <SeatBadge side={0} size={14} />
            <SeatBadge side={1} size={14} />
          </View>
        </DebouncedPressable>
        {hasPlayers &&
          log.seats.map((one) => (
            <Chip
              key={one.seat}
              title={one.name}
              seat={one.seat}
              testID={`log-filter-seat-${one.seat}`}
              isChosen={seat === one.seat}
              onPress={() => onChange({ seat: one.seat })}
            />
          ))}
      </View>
    </View>
  );
}

interface ChipProps {
  readonly title: string;
  readonly testID: string;
  readonly isChosen: boolean;
  readonly seat?: Seat;
  readonly onPress: () => void;
}

function Chip({ title, testID, isChosen, seat, onPress }: ChipProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <DebouncedPressable
      role="radio"
      testID={testID}
      isChecked={isChosen}
      onPress={onPress}
      style={[styles.chip, isChosen && styles.chosen]}
      pressedStyle={styles.pressed}
    >
      {seat !== undefined && !isChosen && <SeatBadge side={seat} />}
      {seat !== undefined && isChosen && <Icon name="inForce" size={18} colour={palette.tones.good.onSolid} />}
      <AppText size="label" style={[styles.shrink, isChosen && { color: palette.tones.good.onSolid }]}>
        {title}
      </AppText>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  filter: { alignItems: 'center', borderBottomWidth: 1, borderColor: palette.line },
  row: {
    width: '100%',
    maxWidth: MAX_TEXT_WIDTH,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.hair + 2,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
  },
  cramped: { paddingHorizontal: space.hair },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: MIN_TOUCH_TARGET,
    minWidth: MIN_TOUCH_TARGET,
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: space.small,
    borderRadius: radius.chip + 2,
    borderWidth: 1.5,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  // The chosen filter is filled, so that it can be told without colour.
  chosen: { borderColor: palette.tones.good.solid, backgroundColor: palette.tones.good.solid },
  opened: { borderColor: palette.frame, backgroundColor: palette.sunken },
  people: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  pressed: { backgroundColor: palette.sunken },
  shrink: { flexShrink: 1 },
}));
