import { memo } from 'react';
import { View } from 'react-native';
import { AppText, DebouncedPressable, VerdictBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, useStyles } from '../../theme';
import { type LogRowData, type LogFlagData } from '../../logRows/logRow';

interface LogRowViewProps {
  readonly row: LogRowData;
  /** The time of the entry; empty if the row above has the same minute. */
  readonly time: string;
  readonly isOpen: boolean;
  /** Must keep its identity; otherwise every row is redrawn. */
  readonly onToggle: (key: string) => void;
}

/** One row of the log. A press opens its actions directly below. */
export const LogRowView = memo(function LogRowView({ row, time, isOpen, onToggle }: LogRowViewProps) {
  const styles = useStyles(makeStyles);
  const { log } = useWords().review;
  const isCramped = useIsCramped();
  const marks = [
    ...(row.isStruck ? [log.struck] : []),
    ...(row.was === null ? [] : [log.corrected]),
    ...(row.isAdded ? [log.added] : []),
  ];
  return (
    <DebouncedPressable
      testID={row.testID}
      isExpanded={isOpen}
      onPress={() => onToggle(row.key)}
      style={[styles.row, isCramped && styles.cramped, isOpen && styles.open]}
      pressedStyle={styles.pressed}
    >
      <View style={isCramped ? styles.narrow : styles.stamp}>
        <AppText size="label" colour="inkSoft" style={styles.number}>
          {row.n}
        </AppText>
        {isCramped || time === '' ? null : (
          <AppText size="small" colour="inkSoft" style={styles.time}>
            {time}
          </AppText>
        )}
      </View>
      <View style={styles.sides}>
        <View style={styles.told}>
          <AppText
            size={row.isQuiet ? 'small' : 'body'}
            colour={row.isQuiet || row.isStruck ? 'inkSoft' : 'ink'}
            style={row.isStruck && styles.struck}
          >
            {row.text}
          </AppText>
          {row.was === null ? null : (
            <AppText size="small" colour="inkSoft">
              {log.was(row.was)}
            </AppText>
          )}
          {marks.length > 0 && <Marks marks={marks} />}
        </View>
        {row.flags.length > 0 && (
          <View style={styles.flags}>
            {row.flags.map((flag) => (
              <Flag key={flag.id} flag={flag} />
            ))}
          </View>
        )}
      </View>
    </DebouncedPressable>
  );
});

function Marks({ marks }: { readonly marks: readonly string[] }) {
  const styles = useStyles(makeStyles);
  return (
    <View style={styles.marks}>
      {marks.map((mark) => (
        <View key={mark} style={styles.mark}>
          <AppText size="small" colour="inkSoft">
            {mark}
          </AppText>
        </View>
      ))}
    </View>
  );
}

function Flag({ flag }: { readonly flag: LogFlagData }) {
  const styles = useStyles(makeStyles);
  const { log } = useWords().review;
  return (
    <View style={styles.flag}>
      <VerdictBadge verdict={flag.verdict} />
      <AppText size="small">{flag.line}</AppText>
      {flag.ruling !== null && (
        <AppText size="small" colour="inkSoft">
          {flag.ruling}
        </AppText>
      )}
      {flag.isOpen && (
        <AppText size="label" colour="amber">
          {log.waiting}
        </AppText>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingVertical: space.medium - 1,
    paddingHorizontal: space.medium,
    borderLeftWidth: 4,
    borderLeftColor: 'transparent',
    borderBottomWidth: 1,
    borderBottomColor: palette.line,
  },
  cramped: { paddingHorizontal: space.small, gap: space.small },
  open: { backgroundColor: palette.accentWash, borderLeftColor: palette.accent, borderBottomWidth: 0 },
  pressed: { backgroundColor: palette.sunken },
  stamp: { width: 62, paddingTop: 2 },
  narrow: { minWidth: 24 },
  number: { fontVariant: ['tabular-nums'], lineHeight: 23 },
  time: { fontVariant: ['tabular-nums'] },
  // Beside each other where both fit, else one under the other: the row wraps by itself.
  sides: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.large, rowGap: 6 },
  told: { flexGrow: 3, flexShrink: 1, flexBasis: 210, minWidth: 0, gap: 6 },
  flags: { flexGrow: 2, flexShrink: 1, flexBasis: 210, minWidth: 0, gap: space.small },
  struck: { textDecorationLine: 'line-through' },
  marks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  mark: {
    maxWidth: '100%',
    borderWidth: 1,
    borderColor: palette.line,
    borderRadius: radius.chip,
    paddingHorizontal: space.small,
  },
  flag: { gap: 2 },
}));
