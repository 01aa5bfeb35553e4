import { View } from 'react-native';
import { Icon, Link, Words } from '../../components';
import { useWords } from '../../hooks';
import { type Palette, radius, space, TARGET, usePalette, useStyles } from '../../theme';

export interface SwitchRow {
  readonly id: string;
  readonly title: string;
  /** Flags that wait there. */
  readonly flags: number;
}
interface TableSwitchProps {
  readonly rows: readonly SwitchRow[];
  readonly current: string;
  readonly onSwitch: (id: string) => void;
}

/** From one open table to another in one tap; what waits elsewhere is seen from here. Nothing where there is only one. */
export function TableSwitch({ rows, current, onSwitch }: TableSwitchProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { tables } = useWords().setUp;
  if (rows.length < 2) return null;
  return (
    <View role="navigation" aria-label={tables.switch} style={styles.row}>
      {rows.map(({ id, title, flags }) => {
        const isCurrent = id === current;
        return (
          <Link
            key={id}
            testID={`switch-${id}`}
            onPress={() => onSwitch(id)}
            label={tables.switchTo(title, flags)}
            isCurrent={isCurrent}
            style={[styles.table, isCurrent && styles.current]}
            activeStyle={styles.active}
          >
            <Words size="label" colour={isCurrent ? 'accent' : 'ink'} style={styles.title} lines={1}>
              {title}
            </Words>
            {flags > 0 ? (
              <View style={styles.flags}>
                <Icon name="flag" size={14} colour={palette.amber} />
                <Words size="label" colour="amber">
                  {`${flags}`}
                </Words>
              </View>
            ) : null}
          </Link>
        );
      })}
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  row: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, gap: space.hair },
  table: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: space.hair,
    minHeight: TARGET,
    maxWidth: '100%' as const,
    paddingHorizontal: space.medium,
    borderRadius: radius.chip,
    borderWidth: 2,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  current: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  active: { backgroundColor: palette.accentWash },
  title: { flexShrink: 1 },
  flags: { flexDirection: 'row' as const, alignItems: 'center' as const, gap: 2 },
});
