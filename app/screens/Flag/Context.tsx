import { View } from 'react-native';
import { Words } from '../../components';
import { useWords } from '../../hooks';
import { type Palette, space, useStyles } from '../../theme';
import { type LogEntryRow } from '../../logRows/logRow';
import { TitledCard } from '../../components/TitledCard';

interface ContextProps {
  readonly rows: readonly LogEntryRow[];
  /** The entry that was flagged. */
  readonly n: number;
}

/** The entry among its neighbours: enough to remember the moment. */
export function Context({ rows, n }: ContextProps) {
  const styles = useStyles(makeStyles);
  const say = useWords().review;
  if (rows.length === 0) return null;
  return (
    <TitledCard title={say.flag.inContext} testID="flag-context">
      <View role="list">
        {rows.map((row) => (
          <View
            key={row.key}
            role="listitem"
            aria-label={row.spoken}
            style={[styles.row, row.n === n && styles.flagged]}
          >
            <Words size="label" colour="inkSoft" style={styles.number}>
              {row.n}
            </Words>
            <Words
              size={row.n === n ? 'strong' : 'small'}
              colour={row.n === n ? 'ink' : 'inkSoft'}
              style={[styles.text, row.isStruck && styles.struck]}
            >
              {row.text}
            </Words>
          </View>
        ))}
      </View>
    </TitledCard>
  );
}

const makeStyles = (palette: Palette) => ({
  row: {
    flexDirection: 'row' as const,
    gap: space.small,
    paddingVertical: 6,
    paddingHorizontal: space.small,
    marginHorizontal: -space.small,
    borderLeftWidth: 4,
    borderLeftColor: 'transparent',
  },
  flagged: { borderLeftColor: palette.accent, backgroundColor: palette.accentWash },
  number: { minWidth: 36, fontVariant: ['tabular-nums' as const] },
  text: { flex: 1 },
  struck: { textDecorationLine: 'line-through' as const },
});
